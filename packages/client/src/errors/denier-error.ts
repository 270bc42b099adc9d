/**
 * Base of the errors of the client. An abort rejects with the caller's own reason instead.
 * Used by several modules of `errors`.
 */
export abstract class DenierError extends Error {
  /** The URL requested. It contains the query: consider privacy before logging it. */
  readonly url: string

  constructor(message: string, url: string, options?: ErrorOptions) {
    super(message, options)
    this.url = url
  }
}
