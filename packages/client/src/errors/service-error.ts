import { DenierError } from './denier-error.ts'

/** The failure as the service describes it; the members are those of `ServiceError`. */
interface ServiceFailure {
  readonly status: number
  readonly code: string | undefined
  readonly message: string
  readonly requestId: string | undefined
  readonly retryAfter: number | undefined
}

/**
 * The service rejected the request or failed (400, 405, 414, 431, 500, 503…). Calls of the client reject with it.
 * Exported by `@denier/client`; used by `read-response.ts`.
 */
export class ServiceError extends DenierError {
  override readonly name = 'ServiceError'
  /** The HTTP status. */
  readonly status: number
  /** A stable word: `internal_error`, `overloaded`, `uri_too_long`… */
  readonly code: string | undefined
  /** To quote when reporting the failure. */
  readonly requestId: string | undefined
  /** Seconds to wait before a retry, when the service says so. */
  readonly retryAfter: number | undefined

  constructor({ status, code, message, requestId, retryAfter }: ServiceFailure, url: string) {
    super(message, url)
    this.status = status
    this.code = code
    this.requestId = requestId
    this.retryAfter = retryAfter
  }
}
