/** Whatever the client throws by itself: `error instanceof DenierError`. An abort is thrown as the caller gave it. */
export abstract class DenierError extends Error {
  /** The address asked. It holds what was asked: think before logging it. */
  readonly url: string

  constructor(message: string, url: string, options?: ErrorOptions) {
    super(message, options)
    this.url = url
  }
}
