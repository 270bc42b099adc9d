import { availableParallelism } from 'node:os'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { type Answer, Busy, RefusedQuestion } from '@denier/core'
import { Piscina } from 'piscina'
import { type Job, RETRY_AFTER_S, type RunInWorker, WORKER_COST_UNITS } from '../answer/run-in-worker.ts'
import { type TimedResult, WorkQueue } from './work-queue.ts'
import type { WorkerResult } from './worker.ts'

/**
 * Longest estimated time from the acceptance of a job to its end, in milliseconds. A service that is told to
 * stop answers all that it accepted and ends within five seconds, also on a machine half as fast as the
 * reference.
 */
const MAX_WAIT_MS = 2000

/**
 * Initial estimate and lower bound of the time of a cost unit, in milliseconds: 5 ns. It takes 3 ns in the
 * quickest analyses and up to 8 ns in others; slower jobs raise the estimate.
 */
const MS_PER_COST_UNIT = 5e-6

/** Overhead of a job in cost units: a turn of the event loop, or the transfer to a worker and back. */
const OVERHEAD_COST_UNITS = 200_000

/** Most threads of a process: each takes some 50 MB. */
const MAX_THREADS = 4
/** Largest heap of one thread, in MB: a job that needs more ends its thread, not the service. */
const MAX_OLD_GENERATION_MB = 256

/** Idle workers end after this time, in milliseconds, which frees their memory. */
const IDLE_TIMEOUT_MS = 30_000

/** A job that runs longer, in milliseconds, is stuck; its client gets an error instead of waiting. */
const TIMEOUT_MS = 10_000

/** Runs long analyses in worker threads, and shorter ones on the event loop, one per turn. */
export interface WorkerPool {
  readonly runInWorker: RunInWorker
  /** Accepts from now on only jobs that end within this many milliseconds. */
  endWithin(ms: number): void
  /** Ends the threads; jobs that they run are rejected. */
  close(): Promise<void>
}

/** Options of a pool. */
interface WorkerPoolOptions {
  /** Processes that share the machine, each with its own pool. */
  readonly processes?: number
  /** Jobs that run at once, each in its thread; by default the cores less one, shared among the processes. */
  readonly threads?: number
  /** A job that runs longer, in milliseconds, is aborted; the default is ten seconds. */
  readonly timeoutMs?: number
  /** Called when a worker fails to start or dies. A job that it was running is retried once. */
  readonly onFailure?: (error: unknown) => void
}

/**
 * Creates a pool. Threads start with the first long job. Jobs run in order of arrival; one that would wait
 * too long is rejected with `Busy`. Called by `process/run-server.ts`.
 */
export function createWorkerPool({
  processes = 1,
  threads = threadsPerProcess(processes),
  timeoutMs = TIMEOUT_MS,
  onFailure = () => {},
}: WorkerPoolOptions = {}): WorkerPool {
  const pool = new Piscina({
    filename: new URL('../../dist/worker-pool/worker.js', import.meta.url).href, // workers run the built file
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: IDLE_TIMEOUT_MS,
    resourceLimits: { maxOldGenerationSizeMb: MAX_OLD_GENERATION_MB },
    execArgv: [], // a worker must not inherit --conditions that resolve packages to their sources
  })
  pool.on('error', onFailure)

  let isClosing = false
  /** Retries a job once when its worker dies. A job that kills two workers fails. */
  const runOnThread = async (job: Job): Promise<TimedResult<Answer>> => {
    const signal = AbortSignal.timeout(timeoutMs)
    const run = (): Promise<TimedResult<WorkerResult>> => pool.run(job, { signal })
    try {
      const { result, ms } = await run().catch((error) => {
        if (isClosing || !isWorkerFailure(error)) throw error
        onFailure(error)
        return run()
      })
      if (!result.ok) throw new RefusedQuestion(result.problems)
      return { result: result.answer, ms }
    } catch (error) {
      throw signal.aborted ? new Busy(RETRY_AFTER_S) : error
    }
  }
  const options = { maxWaitMs: MAX_WAIT_MS, msPerCostUnit: MS_PER_COST_UNIT }
  const threadQueue = new WorkQueue({ ...options, concurrency: threads })
  const loopQueue = new WorkQueue({ ...options, concurrency: 1 })
  return {
    runInWorker: (job, costUnits, answerHere) => {
      const queue = costUnits > WORKER_COST_UNITS ? threadQueue : loopQueue
      const total = costUnits + OVERHEAD_COST_UNITS
      if (!queue.hasRoomFor(total)) return Promise.reject(new Busy(RETRY_AFTER_S))
      return queue.run(total, () => (queue === threadQueue ? runOnThread(job) : runInOwnTurn(answerHere)))
    },
    endWithin: (ms) => {
      threadQueue.endWithin(ms)
      loopQueue.endWithin(ms)
    },
    close: () => {
      isClosing = true
      return pool.destroy()
    },
  }
}

/** Runs in a later turn of the event loop, after other requests. The wait for that turn counts in `ms`. */
async function runInOwnTurn(answerHere: () => Answer): Promise<TimedResult<Answer>> {
  const startedAt = performance.now()
  await nextTurn()
  return { result: answerHere(), ms: performance.now() - startedAt }
}

/** Whether the worker itself ended, as opposed to an error thrown by the job. */
const isWorkerFailure = (error: { readonly message?: string; readonly code?: string }): boolean =>
  error.code?.startsWith('ERR_WORKER_') || error.message?.startsWith('worker exited') || false

/** The default number of threads, at least one: the cores less one, shared among the processes. */
const threadsPerProcess = (processes: number): number =>
  Math.max(1, Math.floor(Math.min(MAX_THREADS, availableParallelism() - 1) / processes))
