/** Detects an overloaded event loop. */
interface LoadShedding {
  /** Whether the last measure was later than the delay allowed. */
  readonly isOverloaded: () => boolean
  /** Ends the measures. */
  readonly close: () => void
}

/** Time between two measures, in milliseconds. */
const PERIOD_MS = 100

/**
 * Measures every 100 ms how late the event loop is. `server.ts` refuses requests while it is overloaded. Used by
 * `process/run-server.ts`.
 * @param maxDelayMs how late it may be before requests are refused, in milliseconds.
 */
export function watchEventLoop(
  maxDelayMs: number,
  now: () => number = () => performance.now(),
): LoadShedding {
  let expected = now() + PERIOD_MS
  let lateMs = 0
  const timer = setInterval(() => {
    lateMs = now() - expected
    expected = now() + PERIOD_MS
  }, PERIOD_MS)
  timer.unref()
  return { isOverloaded: () => lateMs > maxDelayMs, close: () => clearInterval(timer) }
}
