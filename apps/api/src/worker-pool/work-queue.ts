import { ThroughputEstimate } from './throughput-estimate.ts'

/** Options of a queue. */
interface WorkQueueOptions {
  /** Jobs that run at once. */
  readonly concurrency: number
  /** Longest estimated time from the acceptance of a job to its end, in milliseconds. */
  readonly maxWaitMs: number
  /** Lower bound of the time of a cost unit, in milliseconds; measured jobs raise the estimate. */
  readonly msPerCostUnit: number
  /** The clock, in milliseconds. */
  readonly now?: () => number
}

/** The result of a job and its run time. Used by `worker-pool.ts` and `worker.ts`. */
export interface TimedResult<T> {
  readonly result: T
  /** How long the job ran, in milliseconds, without its transfer to and from a worker. */
  readonly ms: number
}

/** Share of `maxWaitMs` over which throughput is averaged, so that a slower machine shows well within the bound. */
const MEMORY_SHARE = 0.1

/**
 * A FIFO queue bounded by estimated work, not by length, so that an accepted job ends within `maxWaitMs`. Piscina's
 * own queue reorders tasks that can be cancelled, so that one may starve: the pool gets only jobs that it can start.
 * Used by `worker-pool.ts`.
 */
export class WorkQueue {
  readonly #options: WorkQueueOptions
  readonly #now: () => number
  /** Starts each job that waits, in order of arrival. */
  readonly #waiting: (() => void)[] = []
  /** Jobs that run now. */
  #running = 0
  /** Cost units of every job that runs or waits. */
  #costUnits = 0
  readonly #throughput: ThroughputEstimate
  /** Time of the clock before which an accepted job must end. */
  #deadline = Number.POSITIVE_INFINITY

  constructor(options: WorkQueueOptions) {
    this.#options = options
    this.#now = options.now ?? (() => performance.now())
    this.#throughput = new ThroughputEstimate({
      msPerCostUnit: options.msPerCostUnit,
      memoryMs: MEMORY_SHARE * options.maxWaitMs,
      now: this.#now,
    })
  }

  /**
   * Whether a job of so many cost units would end in time. An idle queue accepts any job that ends before the
   * deadline of `endWithin`. `run` does not check it.
   */
  hasRoomFor(costUnits: number): boolean {
    const { concurrency, maxWaitMs } = this.#options
    const ms = this.#throughput.estimateMs(this.#costUnits + costUnits) / concurrency
    const left = this.#deadline - this.#now()
    return ms <= left && (this.#running === 0 || ms <= maxWaitMs)
  }

  /** Accepts from now on only jobs that end within this many milliseconds. */
  endWithin(ms: number): void {
    this.#deadline = this.#now() + ms
  }

  /**
   * Runs a job when its turn comes, and returns its result or rejects with its error. The next job follows in
   * both cases.
   */
  async run<T>(costUnits: number, job: () => Promise<TimedResult<T>>): Promise<T> {
    this.#costUnits += costUnits
    if (this.#running >= this.#options.concurrency)
      await new Promise<void>((resolve) => this.#waiting.push(resolve))
    else this.#running += 1
    const startedAt = this.#now()
    let jobMs: number | undefined
    try {
      const { result, ms } = await job()
      jobMs = ms
      return result
    } finally {
      this.#throughput.record(costUnits, jobMs ?? this.#now() - startedAt)
      this.#costUnits -= costUnits
      const next = this.#waiting.shift()
      if (next) next()
      else this.#running -= 1
    }
  }
}
