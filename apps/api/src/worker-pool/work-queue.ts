import { ThroughputEstimate } from './throughput-estimate.ts'

interface WorkQueueOptions {
  /** Jobs that run at once. */
  readonly concurrency: number
  /** Longest estimated time from the acceptance of a job to its end, in milliseconds. */
  readonly maxWaitMs: number
  /** Lower bound of the time of a cost unit, in milliseconds; measured jobs raise the estimate. */
  readonly msPerCostUnit: number
  readonly now?: () => number
}

/**
 * The result of a job, and how long it ran without its transfer to and from a worker. Used by `worker-pool.ts` and
 * `worker.ts`.
 */
export interface TimedResult<T> {
  readonly result: T
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
  readonly #waiting: (() => void)[] = []
  #running = 0
  /** Cost units of every job that runs or waits. */
  #costUnits = 0
  readonly #throughput: ThroughputEstimate
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

  /** Whether a job would end in time. An idle queue accepts any job that ends before the deadline. */
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

  /** Runs a job when its turn comes. The next job follows, also after a failure. */
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
