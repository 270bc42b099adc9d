import { DenierError } from './denier-error.ts'

/** No whole answer came in time, after as many attempts as the time and `retries` allowed. */
export class TimeoutError extends DenierError {
  override readonly name = 'TimeoutError'
  /** Milliseconds that were waited: one attempt's, or those of the call with all its attempts and waits. */
  readonly timeoutMs: number

  constructor(timeoutMs: number, url: string) {
    super(`No answer within ${timeoutMs} ms`, url)
    this.timeoutMs = timeoutMs
  }
}
