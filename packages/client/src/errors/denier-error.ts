/**
 * Base of the errors of the client. An abort rejects with the caller's own reason instead. Exported by
 * `@denier/client`; used by `invalid-query-error.ts`, `network-error.ts`, `not-found-error.ts`,
 * `rate-limited-error.ts` and others in `errors`.
 */
export abstract class DenierError extends Error {
  /** The URL requested. It contains the query: consider privacy before logging it. */
  readonly url: string

  constructor(message: string, url: string, options?: ErrorOptions) {
    super(message, options)
    this.url = url
  }
}
