import { NetworkError } from './errors/network-error.ts'
import { TimeoutError } from './errors/timeout-error.ts'
import { parseRetryAfter } from './parse-retry-after.ts'
import { pause } from './pause.ts'
import { readFailure } from './read-response.ts'
import { type RawResponse, sendRequest } from './send-request.ts'
import type { Settings } from './settings.ts'

/**
 * The first wait after a failure without `Retry-After`, in milliseconds; each later wait is twice as long.
 */
const FIRST_PAUSE_MS = 200

/**
 * The wait after a 429 without `Retry-After`, as a proxy may send, in seconds: the window of the service's
 * limit.
 */
const LIMIT_WINDOW_S = 60

/** The result of one attempt: a response to read, or a temporary failure and the wait before the next attempt. */
type Attempt = { readonly reply: RawResponse } | { readonly error: unknown; readonly waitMs: number }

/**
 * Sends a GET until a response can be read: waits as told after 429 and 503, retries after a broken connection or a
 * busy gateway. Requests must be safe to repeat. Called by each method of the client, in `client.ts`.
 * @throws the last failure, without waiting when the wait would exceed the time left; at once, an error that
 * a retry would not mend, or the reason of the caller's abort.
 */
export async function requestWithRetries(
  url: string,
  settings: Settings,
  signal: AbortSignal | undefined,
): Promise<RawResponse> {
  const { timeoutMs, attemptTimeoutMs, retries } = settings
  const deadline = performance.now() + timeoutMs
  for (let tried = 0; ; tried += 1) {
    const left = deadline - performance.now()
    const isLast = left <= attemptTimeoutMs
    const outcome = await tryRequest(url, settings, Math.min(attemptTimeoutMs, left), tried, signal)
    if ('reply' in outcome) return outcome.reply
    const { error, waitMs } = outcome
    if (isLast && error instanceof TimeoutError) throw new TimeoutError(timeoutMs, url)
    if (tried >= retries || waitMs >= deadline - performance.now()) throw error
    await pause(waitMs, signal)
  }
}

/** One attempt. @param timeoutMs its time limit. @param tried how many attempts were made before. */
async function tryRequest(
  url: string,
  settings: Settings,
  timeoutMs: number,
  tried: number,
  signal: AbortSignal | undefined,
): Promise<Attempt> {
  // Random jitter, so that clients that failed together do not retry together.
  const backoff = FIRST_PAUSE_MS * 2 ** tried * (1 + Math.random() / 2)
  try {
    const reply = await sendRequest(url, settings, timeoutMs, signal)
    const { status } = reply
    const retryAfter =
      parseRetryAfter(reply.headers, Date.now()) ?? (status === 429 ? LIMIT_WINDOW_S : undefined)
    const error = readFailure(reply, retryAfter, url)
    if (!error) return { reply }
    if (status === 429 || status === 503)
      return { error, waitMs: Math.max((retryAfter ?? 0) * 1000, backoff) }
    if (status === 502 || status === 504) return { error, waitMs: backoff }
    throw error
  } catch (error) {
    if (error instanceof NetworkError || error instanceof TimeoutError) return { error, waitMs: backoff }
    throw error
  }
}
