/**
 * Timers of the rate limiter, replaceable in tests.
 * Used by `deadline.ts`, `redis-limiter.ts` and `shared-limiter.ts`.
 */
export interface Timers {
  /** Calls back once, after so many milliseconds; the process lives until then. @returns how to cancel it. */
  readonly after: (ms: number, callback: () => void) => () => void
  /** Calls back again and again; does not keep the process alive. @returns how to cancel it. */
  readonly every: (ms: number, callback: () => void) => () => void
}

/** The timers of the machine. Used by `deadline.ts` and `shared-limiter.ts`. */
export const systemTimers: Timers = {
  after: (ms, callback) => {
    const timer = setTimeout(callback, ms)
    return () => clearTimeout(timer)
  },
  every: (ms, callback) => {
    const timer = setInterval(callback, ms).unref()
    return () => clearInterval(timer)
  },
}
