import { availableParallelism } from 'node:os'
import { Piscina } from 'piscina'
import { type Aside, TooBusy } from '../answer/aside.ts'

/** How many long questions may wait for each thread: a tenth of a second each, a client waits a second or two. */
const WAITING_PER_THREAD = 8

/** A question that takes longer than this is stuck: a client is not left to wait for it. */
const PATIENCE_MS = 10_000

/** Threads stay for a while, and leave memory when nobody asks anything long. */
const IDLE_MS = 30_000

/** The threads that answer long questions. */
export interface Pool {
  readonly aside: Aside
  close(): Promise<void>
}

/**
 * Makes them: one less than there are cores, and one at least, so that serving keeps a core; none is started before
 * the first long question. Beyond a bounded queue a question is refused, rather than let wait for ever.
 */
export function createPool(threads = Math.max(1, availableParallelism() - 1)): Pool {
  const maxQueue = WAITING_PER_THREAD * threads
  const pool = new Piscina({
    filename: new URL('../../dist/aside/worker.js', import.meta.url).href, // a thread runs what was built
    minThreads: 0,
    maxThreads: threads,
    maxQueue,
    idleTimeout: IDLE_MS,
    execArgv: [], // whatever conditions this process resolves packages by, a thread takes what was built
  })
  return {
    aside: async (job) => {
      if (pool.queueSize >= maxQueue) throw new TooBusy()
      const signal = AbortSignal.timeout(PATIENCE_MS)
      try {
        return await pool.run(job, { signal })
      } catch (error) {
        throw signal.aborted ? new TooBusy() : error
      }
    },
    close: () => pool.destroy(),
  }
}
