import { DenierError } from './denier-error.ts'

/** Too many requests (429), and no time or no attempt left to wait as told. */
export class RateLimitedError extends DenierError {
  override readonly name = 'RateLimitedError'
  /** Seconds after which a request passes. */
  readonly retryAfter: number

  constructor(retryAfter: number, url: string) {
    super(`Too many requests: wait ${retryAfter} s`, url)
    this.retryAfter = retryAfter
  }
}
