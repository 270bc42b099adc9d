import { NetworkError } from './errors/network-error.ts'
import { TimeoutError } from './errors/timeout-error.ts'
import type { Settings } from './settings.ts'

/** An answer of whoever answered, whole. */
export interface Reply {
  readonly status: number
  readonly headers: Headers
  readonly text: string
}

/**
 * Asks once, to the last byte of the body or to the end of the time.
 * @throws TimeoutError, NetworkError, or whatever the caller aborted with.
 */
export async function attempt(
  url: string,
  { fetch }: Settings,
  timeoutMs: number,
  signal: AbortSignal | undefined,
): Promise<Reply> {
  signal?.throwIfAborted()
  const stop = new AbortController()
  const late = new TimeoutError(timeoutMs, url)
  const timer = setTimeout(() => stop.abort(late), timeoutMs)
  const abort = () => stop.abort(signal?.reason)
  signal?.addEventListener('abort', abort, { once: true })
  try {
    const response = await fetch(url, { signal: stop.signal })
    const { status, headers } = response
    return { status, headers, text: whole.decode(await response.arrayBuffer()) }
  } catch (error) {
    if (stop.signal.aborted) throw stop.signal.reason
    throw new NetworkError(error, url)
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', abort)
  }
}

/** The mark in front of a CSV for French spreadsheets is part of the file: `text()` would drop it. */
const whole = new TextDecoder('utf-8', { ignoreBOM: true })
