import { DenierError } from './denier-error.ts'

/** What the service says of a failure. */
export interface ServiceFailure {
  readonly status: number
  readonly code: string | undefined
  readonly message: string
  readonly requestId: string | undefined
  readonly retryAfter: number | undefined
}

/** The service refused or failed (400, 405, 414, 431, 500, 503…), and says so itself. */
export class ServiceError extends DenierError {
  override readonly name = 'ServiceError'
  readonly status: number
  /** A stable word: `internal_error`, `overloaded`, `uri_too_long`… */
  readonly code: string | undefined
  /** What to quote to who runs the service. */
  readonly requestId: string | undefined
  /** Seconds after which it is worth asking again, where the service says. */
  readonly retryAfter: number | undefined

  constructor({ status, code, message, requestId, retryAfter }: ServiceFailure, url: string) {
    super(message, url)
    this.status = status
    this.code = code
    this.requestId = requestId
    this.retryAfter = retryAfter
  }
}
