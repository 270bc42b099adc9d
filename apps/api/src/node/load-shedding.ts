/** Whether the process is too late to take more work. */
export interface LoadShedding {
  readonly isOverloaded: () => boolean
  readonly close: () => void
}

/** How late the event loop must be before requests are refused, in milliseconds. */
const LATE_MS = 1000
const PERIOD_MS = 100

/** Looks every tenth of a second how late the event loop is. */
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
