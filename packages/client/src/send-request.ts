import { NetworkError } from './errors/network-error.ts'
import { TimeoutError } from './errors/timeout-error.ts'
import type { Settings } from './settings.ts'

/** A whole response, from the service or from a proxy, with its body as text. */
export interface RawResponse {
  readonly status: number
  readonly headers: Headers
  readonly text: string
}

/**
 * Sends one GET and reads the whole body within a time limit. Called by `request-with-retries.ts`; used, for its
 * types, by `client.ts` and `read-response.ts`.
 * @throws TimeoutError, NetworkError, or the reason of the caller's abort.
 */
export async function sendRequest(
  url: string,
  { fetch }: Settings,
  timeoutMs: number,
  signal: AbortSignal | undefined,
): Promise<RawResponse> {
  signal?.throwIfAborted()
  const controller = new AbortController()
  const timeout = new TimeoutError(timeoutMs, url)
  const timer = setTimeout(() => controller.abort(timeout), timeoutMs)
  const abort = () => controller.abort(signal?.reason)
  signal?.addEventListener('abort', abort, { once: true })
  try {
    const response = await fetch(url, { signal: controller.signal })
    const { status, headers } = response
    return { status, headers, text: utf8.decode(await response.arrayBuffer()) }
  } catch (error) {
    if (controller.signal.aborted) throw controller.signal.reason
    throw new NetworkError(error, url)
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', abort)
  }
}

/** `text()` would drop the byte order mark of a CSV for French spreadsheets. */
const utf8 = new TextDecoder('utf-8', { ignoreBOM: true })
