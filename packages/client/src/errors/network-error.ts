import { DenierError } from './denier-error.ts'

/** The service was not reached, or the answer broke off. `cause` is what `fetch` threw. */
export class NetworkError extends DenierError {
  override readonly name = 'NetworkError'

  constructor(cause: unknown, url: string) {
    super(`The service could not be reached (${reasonOf(cause)})`, url, { cause })
  }
}

/** Node's `fetch` says "fetch failed", and why in the cause of it. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { cause } = error
  return cause instanceof Error && cause.message !== '' ? cause.message : error.message
}
