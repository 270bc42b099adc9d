import { DenierError } from './denier-error.ts'

/**
 * Too many requests (429), and no time or retry left. Calls of the client reject with it. Used by `read-response.ts`.
 */
export class RateLimitedError extends DenierError {
  override readonly name = 'RateLimitedError'
  /** Seconds until a request is accepted. */
  readonly retryAfter: number

  constructor(retryAfter: number, url: string) {
    super(`Too many requests: wait ${retryAfter} s`, url)
    this.retryAfter = retryAfter
  }
}
