import { DenierError } from './denier-error.ts'

/**
 * The connection failed or broke off. `cause` is what `fetch` threw. Calls of the client reject with it.
 * Used by `request-with-retries.ts` and `send-request.ts`.
 */
export class NetworkError extends DenierError {
  override readonly name = 'NetworkError'

  constructor(cause: unknown, url: string) {
    super(`The service could not be reached (${describeCause(cause)})`, url, { cause })
  }
}

/** The reason of an error: Node's `fetch` throws "fetch failed" and puts the reason into its cause. */
function describeCause(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { cause } = error
  return cause instanceof Error && cause.message !== '' ? cause.message : error.message
}
