import { availableParallelism } from 'node:os'
import { setImmediate as turn } from 'node:timers/promises'
import { type Answer, Busy } from '@denier/core'
import { Piscina } from 'piscina'
import { type Aside, type Job, LONG, RETRY_AFTER_S } from '../answer/aside.ts'
import { type Done, Line } from './line.ts'

/**
 * How long the last of those who wait may have to wait. A service that is told to stop answers all that it has taken,
 * and is gone within five seconds, on a machine twice as slow as ours too.
 */
const LONGEST_MS = 2000

/** A step of the quickest questions takes three, of others up to eight. */
const MS_PER_STEP = 5e-6

/** What a question costs besides its own steps, in these: a turn of the loop, or the way to a thread and back. */
const STEPS_OF_A_TURN = 200_000

/** Each takes some fifty megabytes. */
const MOST_THREADS = 4
const MOST_MEMORY_MB = 256

/** Threads stay for a while, and leave memory when nobody asks anything long. */
const IDLE_MS = 30_000

/** A question that takes longer than this is stuck: a client is not left to wait for it. */
const PATIENCE_MS = 10_000

/** Answers what takes a while: on threads what is long, one in a turn of the loop what is not. */
export interface Pool {
  readonly aside: Aside
  /** From now on takes only questions that will be answered within so many milliseconds. */
  endWithin(ms: number): void
  close(): Promise<void>
}

interface Options {
  /** Processes that share the machine, each with a pool of its own. */
  readonly processes?: number
  readonly threads?: number
  /** A question that takes longer is given up; ten seconds unless told. */
  readonly patienceMs?: number
  /** Told when a thread could not start, or died: its question is asked again where it was at it. */
  readonly onFailure?: (error: unknown) => void
}

/**
 * Makes them: one less than there are cores, shared among the processes, so that serving keeps a core. None is started
 * before the first long question. First come, first served; a question that would wait for too long is refused.
 */
export function createPool({
  processes = 1,
  threads = share(processes),
  patienceMs = PATIENCE_MS,
  onFailure = () => {},
}: Options = {}): Pool {
  const pool = new Piscina({
    filename: new URL('../../dist/aside/worker.js', import.meta.url).href, // a thread runs what was built
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB },
    execArgv: [], // whatever conditions this process resolves packages by, a thread takes what was built
  })
  pool.on('error', onFailure)

  let closing = false
  /** A thread that dies takes its question with it, which another one answers; what kills two is a fault of ours. */
  const onThread = async (job: Job): Promise<Done<Answer>> => {
    const signal = AbortSignal.timeout(patienceMs)
    const ask = () => pool.run(job, { signal })
    try {
      return await ask().catch((error) => {
        if (closing || !isOfThread(error)) throw error
        onFailure(error)
        return ask()
      })
    } catch (error) {
      throw signal.aborted ? new Busy(RETRY_AFTER_S) : error
    }
  }
  const threaded = new Line({ atOnce: threads, longestMs: LONGEST_MS, msPerStep: MS_PER_STEP })
  const looped = new Line({ atOnce: 1, longestMs: LONGEST_MS, msPerStep: MS_PER_STEP })
  return {
    aside: (job, steps, here) => {
      const line = steps > LONG ? threaded : looped
      const all = steps + STEPS_OF_A_TURN
      if (!line.hasRoomFor(all)) return Promise.reject(new Busy(RETRY_AFTER_S))
      return line.take(all, () => (line === threaded ? onThread(job) : inTurn(here)))
    },
    endWithin: (ms) => {
      threaded.endWithin(ms)
      looped.endWithin(ms)
    },
    close: () => {
      closing = true
      return pool.destroy()
    },
  }
}

/** Later on the loop, others heard first: to wait for them is a part of what it takes. */
async function inTurn(here: () => Answer): Promise<Done<Answer>> {
  const begun = performance.now()
  await turn()
  return { result: here(), ms: performance.now() - begun }
}

/** Whether a thread ended rather than that what it did failed. */
const isOfThread = (error: { readonly message?: string; readonly code?: string }): boolean =>
  error.code?.startsWith('ERR_WORKER_') || error.message?.startsWith('worker exited') || false

const share = (processes: number): number =>
  Math.max(1, Math.floor(Math.min(MOST_THREADS, availableParallelism() - 1) / processes))
