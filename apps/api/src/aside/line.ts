import { Pace } from './pace.ts'

/** What a line holds to. */
interface Bounds {
  readonly atOnce: number
  /** How long the last in the line may have to wait for the end of its work, in milliseconds. */
  readonly longestMs: number
  /** What a step takes at the least, in milliseconds; a machine that turns out slower is believed. */
  readonly msPerStep: number
  readonly now?: () => number
}

/** What came of work, and how long it was done: the way to where it is done is not doing it. */
export interface Done<T> {
  readonly result: T
  readonly ms: number
}

/** What is seen counts for a tenth of the longest wait: a machine that slows down is to be believed well within it. */
const MEMORY = 0.1

/**
 * A line of work to do: some at once, the others one after the other as they came. It is as long as the work in it and
 * not as the number of those who wait: whoever is taken is served in a time that is known. The pool's own queue turns
 * round when tasks may be cancelled, so that one may wait for ever; it is never given more than it can start.
 */
export class Line {
  readonly #bounds: Bounds
  readonly #now: () => number
  readonly #waiting: (() => void)[] = []
  #running = 0
  /** Steps of all that runs or waits. */
  #steps = 0
  readonly #pace: Pace
  #end = Number.POSITIVE_INFINITY

  constructor(bounds: Bounds) {
    this.#bounds = bounds
    this.#now = bounds.now ?? (() => performance.now())
    this.#pace = new Pace({
      msPerStep: bounds.msPerStep,
      memoryMs: MEMORY * bounds.longestMs,
      now: this.#now,
    })
  }

  /** Whether work of so many steps would be done in time. Where nothing else is done, any would, until the end. */
  hasRoomFor(steps: number): boolean {
    const { atOnce, longestMs } = this.#bounds
    const ms = this.#pace.timeOf(this.#steps + steps) / atOnce
    const left = this.#end - this.#now()
    return ms <= left && (this.#running === 0 || ms <= longestMs)
  }

  /** From now on takes only what will be done within so many milliseconds. */
  endWithin(ms: number): void {
    this.#end = this.#now() + ms
  }

  /** Does the work when its turn comes; whatever becomes of it, the next one follows. */
  async take<T>(steps: number, work: () => Promise<Done<T>>): Promise<T> {
    this.#steps += steps
    if (this.#running >= this.#bounds.atOnce)
      await new Promise<void>((resolve) => this.#waiting.push(resolve))
    else this.#running += 1
    const begun = this.#now()
    let took: number | undefined
    try {
      const { result, ms } = await work()
      took = ms
      return result
    } finally {
      this.#pace.learn(steps, took ?? this.#now() - begun)
      this.#steps -= steps
      const next = this.#waiting.shift()
      if (next) next()
      else this.#running -= 1
    }
  }
}
