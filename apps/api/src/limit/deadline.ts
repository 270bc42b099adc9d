import { systemTimers, type Timers } from './timers.ts'

/** What is thrown when an answer did not come in time. */
export class TooLate extends Error {
  constructor(ms: number) {
    super(`no answer within ${ms} ms`)
    this.name = 'TooLate'
  }
}

/**
 * The promise's outcome, or `TooLate` after `ms`. What comes afterwards is ignored, failures included.
 *
 * Timers run before the sockets are read. Where this process itself was busy for longer than `ms`, the answer
 * may be lying there unread: it gets that one more turn of the loop.
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
