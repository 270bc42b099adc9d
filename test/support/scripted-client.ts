/**
 * Runs the published client against scripted replies and a simulated clock, for tests of its patience. Used
 * by `client/patience.test.ts`.
 */
import { type ClientOptions, createClient } from '@denier/client'
import { vi } from 'vitest'

/**
 * What a scripted service does with a request: an answer, none, headers without a body, or a network failure.
 */
export type ScriptedReply =
  | { readonly status: number; readonly body: string; readonly headers?: Readonly<Record<string, string>> }
  | 'nothing'
  | 'half'
  | 'broken connection'

/** The simulated time at which each script begins, in milliseconds since 1970. */
export const START = Date.UTC(2026, 10, 21, 12)

interface Script extends Partial<ClientOptions> {
  /** Milliseconds after which the caller aborts. */
  readonly abortAfterMs?: number
}

/**
 * Asks a service whose replies are scripted, the last one for all requests that follow, by a clock that runs
 * only while nothing else does. `Math.random` gives 0, so that the waits of the client are always the same.
 * @returns the answer or the error, the milliseconds that passed by that clock, and the number of requests.
 */
export async function runScript(
  replies: readonly ScriptedReply[],
  { abortAfterMs, ...options }: Script = {},
) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'], now: START })
  const random = vi.spyOn(Math, 'random').mockReturnValue(0)
  const stop = new AbortController()
  let times = 0
  const fetch = async (_: unknown, init?: RequestInit) => {
    times += 1
    return replyTo(replies[Math.min(times, replies.length) - 1], init?.signal ?? undefined)
  }
  try {
    const client = createClient({ baseUrl: 'https://denier.test', fetch: fetch as never, ...options })
    if (abortAfterMs !== undefined) setTimeout(() => stop.abort(), abortAfterMs)
    let isOver = false
    const pending = client
      .simulate('cagr', 'duree=1', { signal: stop.signal })
      .catch((error: unknown) => error)
      .finally(() => {
        isOver = true
      })
    await vi.advanceTimersByTimeAsync(0)
    while (!isOver) await vi.advanceTimersToNextTimerAsync()
    return { came: await pending, ms: Date.now() - START, times, reason: stop.signal.reason as unknown }
  } finally {
    random.mockRestore()
    vi.useRealTimers()
  }
}

/** The response to a request, with what the client reads of it. */
function replyTo(reply: ScriptedReply | undefined, signal: AbortSignal | undefined) {
  const aborted = () =>
    new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
  if (reply === undefined || reply === 'nothing') return aborted()
  if (reply === 'broken connection') throw new TypeError('fetch failed')
  if (reply === 'half') return { status: 200, headers: new Headers(), arrayBuffer: aborted }
  const headers = new Headers({ 'content-type': 'application/json; charset=utf-8', ...reply.headers })
  return { status: reply.status, headers, arrayBuffer: async () => new TextEncoder().encode(reply.body) }
}
