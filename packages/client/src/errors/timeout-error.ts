import { DenierError } from './denier-error.ts'

/**
 * No whole response in time, after the attempts that the time and `retries` allowed. Calls of the client reject
 * with it. Used by `request-with-retries.ts` and `send-request.ts`.
 */
export class TimeoutError extends DenierError {
  override readonly name = 'TimeoutError'
  /** The limit that was reached, in milliseconds: of one attempt, or of the whole call. */
  readonly timeoutMs: number

  constructor(timeoutMs: number, url: string) {
    super(`No answer within ${timeoutMs} ms`, url)
    this.timeoutMs = timeoutMs
  }
}
