import { systemTimers, type Timers } from './timers.ts'

/** Error of an answer that did not come in time. Exported for `deadline.test.ts`. */
export class TooLate extends Error {
  /** @param ms the deadline, in milliseconds. */
  constructor(ms: number) {
    super(`no answer within ${ms} ms`)
    this.name = 'TooLate'
  }
}

/**
 * For calls to Redis: settles as the promise, or rejects with `TooLate` after `ms` milliseconds. A later
 * outcome is ignored, failures included.
 *
 * Timers run before the sockets are read. When this process was busy for longer than `ms`, the answer may have
 * arrived unread, so it gets one more turn of the event loop. Used by `redis-limiter.ts`.
 */
export function withDeadline<T>(
  promise: Promise<T>,
  ms: number,
  { after }: Pick<Timers, 'after'> = systemTimers,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const cancel = after(ms, () => setImmediate(() => reject(new TooLate(ms))))
    promise.then(
      (value) => {
        cancel()
        resolve(value)
      },
      (error: unknown) => {
        cancel()
        reject(error)
      },
    )
  })
}
