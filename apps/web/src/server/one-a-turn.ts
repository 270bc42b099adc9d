/** Resolves when the event loop has served other clients. Used by `handler.ts`. */
export type NextTurn = () => Promise<void>

const afterOneTurn: NextTurn = () => new Promise((resolve) => setImmediate(resolve))

/**
 * Returns a function that starts each job it is given in a later turn of the event loop than the one before,
 * and returns its result. A page with an answer takes ten milliseconds, and one client may ask for thirty at
 * once. A job does not wait for the end of others. Used by `handler.ts`.
 */
export function createTurns(nextTurn = afterOneTurn): <T>(job: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  return (job) => {
    last = last.then(nextTurn)
    return last.then(job)
  }
}
