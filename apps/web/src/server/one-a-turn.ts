/** Resolves when the event loop has served other clients. */
export type NextTurn = () => Promise<void>

const afterOneTurn: NextTurn = () => new Promise((resolve) => setImmediate(resolve))

/**
 * Starts jobs one a turn of the event loop: a page with an answer takes ten milliseconds, and one client may ask
 * for thirty at once. Used by `handler.ts`.
 */
export function createTurns(nextTurn = afterOneTurn): <T>(job: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  return (job) => {
    last = last.then(nextTurn)
    return last.then(job)
  }
}
