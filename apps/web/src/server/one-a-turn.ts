/**
 * Starts jobs one a turn of the event loop: a page with an answer takes ten milliseconds, and one client may ask for
 * thirty at once.
 */
export function createTurns(): <T>(job: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  return (job) => {
    last = last.then(() => new Promise((resolve) => setImmediate(resolve)))
    return last.then(job)
  }
}
