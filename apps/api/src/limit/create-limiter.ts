import type { Limiter } from './limiter.ts'
import { MemoryLimiter } from './memory-limiter.ts'
import type { StateListener } from './shared-limiter.ts'

/** Options of the limit of a process. */
export interface LimiterOptions {
  /** Accepted requests per client in any window; 0 turns the limit off. */
  readonly limit: number
  /** Redis or Valkey (`redis://…`, `rediss://…`), to count for all processes together; memory without it. */
  readonly storeUrl?: string | undefined
  /** Length of the window in milliseconds; a minute by default. */
  readonly windowMs?: number | undefined
  /**
   * How long the shared store may take to answer, in milliseconds; 100 by default. After it the request is
   * counted in memory.
   */
  readonly deadlineMs?: number | undefined
  /** How long a connection to the store may be silent while an answer is due, in milliseconds; 1000 by default. */
  readonly silenceMs?: number | undefined
  /** The clock of the count in memory, in milliseconds; it must not follow changes of the date and time. */
  readonly now?: (() => number) | undefined
  /** Called when the shared store becomes available or unavailable, with the reason. */
  readonly onStateChange?: StateListener | undefined
}

/** The window by default. */
const MINUTE_MS = 60_000
/** How long the shared store may take by default, in milliseconds. */
const DEADLINE_MS = 100

/**
 * The limiter of the options, or `undefined` when the limit is off. The Redis client is loaded only with a store.
 * While the store does not answer in time, each process counts alone, in memory: no request is refused or fails
 * because of the store.
 * Called by `process/run-server.ts` at the start.
 * @example await createLimiter({ limit: 30 }) // 30 a minute, counted in memory
 */
export async function createLimiter(options: LimiterOptions): Promise<Limiter | undefined> {
  const { limit, storeUrl: url, windowMs = MINUTE_MS, deadlineMs = DEADLINE_MS, silenceMs, now } = options
  if (limit === 0) return undefined
  const memory = new MemoryLimiter({ limit, windowMs, ...(now && { now }) })
  if (!url) return memory
  const [{ SharedLimiter }, { RedisLimiter }] = await Promise.all([
    import('./shared-limiter.ts'),
    import('./redis-limiter.ts'),
  ])
  return new SharedLimiter(memory, {
    openStore: (onConnected) =>
      new RedisLimiter({ url, limit, windowMs, deadlineMs, silenceMs, onConnected }),
    onStateChange: options.onStateChange,
  })
}
