/** Detects an overloaded event loop. */
export interface LoadShedding {
  readonly isOverloaded: () => boolean
  readonly close: () => void
}

/** How late the event loop must be before requests are refused, in milliseconds. */
const LATE_MS = 1000
const PERIOD_MS = 100

/** Measures every 100 ms how late the event loop is. */
export function watchEventLoop(now: () => number = () => performance.now()): LoadShedding {
  let expected = now() + PERIOD_MS
  let lateMs = 0
  const timer = setInterval(() => {
    lateMs = now() - expected
    expected = now() + PERIOD_MS
  }, PERIOD_MS)
  timer.unref()
  return { isOverloaded: () => lateMs > LATE_MS, close: () => clearInterval(timer) }
}
