import { attempt, type Reply } from './attempt.ts'
import { NetworkError } from './errors/network-error.ts'
import { TimeoutError } from './errors/timeout-error.ts'
import { pause } from './pause.ts'
import { failureOf } from './read.ts'
import { retryAfterOf } from './retry-after.ts'
import type { Settings } from './settings.ts'

/** The first wait after a failure that says nothing of when to come back; the next ones double. */
const FIRST_PAUSE_MS = 200

/** A limit that does not say when it ends, as a proxy's, is taken to be the service's: a minute. */
const LIMIT_S = 60

/** What a try came to: an answer that counts, or a failure that may pass and how long to wait before trying again. */
type Outcome = { readonly reply: Reply } | { readonly error: unknown; readonly waitMs: number }

/**
 * Asks until an answer counts: 429 and 503 are waited for as told, broken connections and busy gateways tried again
 * a little later. Only what is safe to ask twice is ever asked here.
 * @throws the last failure, at once when the wait that it asks for would not fit the time left.
 */
export async function ask(url: string, settings: Settings, signal: AbortSignal | undefined): Promise<Reply> {
  const { timeoutMs, attemptTimeoutMs, retries } = settings
  const deadline = performance.now() + timeoutMs
  for (let tried = 0; ; tried += 1) {
    const left = deadline - performance.now()
    const isLast = left <= attemptTimeoutMs
    const outcome = await tryOnce(url, settings, Math.min(attemptTimeoutMs, left), tried, signal)
    if ('reply' in outcome) return outcome.reply
    const { error, waitMs } = outcome
    if (isLast && error instanceof TimeoutError) throw new TimeoutError(timeoutMs, url)
    if (tried >= retries || waitMs >= deadline - performance.now()) throw error
    await pause(waitMs, signal)
  }
}

async function tryOnce(
  url: string,
  settings: Settings,
  timeoutMs: number,
  tried: number,
  signal: AbortSignal | undefined,
): Promise<Outcome> {
  // A little chance keeps many clients that failed together from coming back together.
  const usual = FIRST_PAUSE_MS * 2 ** tried * (1 + Math.random() / 2)
  try {
    const reply = await attempt(url, settings, timeoutMs, signal)
    const { status } = reply
    const told = retryAfterOf(reply.headers, Date.now()) ?? (status === 429 ? LIMIT_S : undefined)
    const error = failureOf(reply, told, url)
    if (!error) return { reply }
    if (status === 429 || status === 503) return { error, waitMs: Math.max((told ?? 0) * 1000, usual) }
    if (status === 502 || status === 504) return { error, waitMs: usual }
    throw error
  } catch (error) {
    if (error instanceof NetworkError || error instanceof TimeoutError) return { error, waitMs: usual }
    throw error
  }
}
