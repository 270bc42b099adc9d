/** What is believed of a machine before anything is seen of it. */
interface Belief {
  /** What a step takes at the least, in milliseconds. */
  readonly msPerStep: number
  /** What is seen counts for so long: after twice as long, for an eighth. */
  readonly memoryMs: number
  readonly now: () => number
}

/** How much of what may be remembered must be seen before it counts for half. */
const HALF = 0.025

/**
 * How long work takes of late: what was done by what it took, the older the less. A moment in which the machine was away
 * is one among others; one that stays slow is believed more and more, and one that is quick again, too.
 */
export class Pace {
  readonly #belief: Belief
  /** Work seen, and the time it took, the older the less. */
  #steps = 0
  #ms = 0
  #at: number

  constructor(belief: Belief) {
    this.#belief = belief
    this.#at = belief.now()
  }

  learn(steps: number, ms: number): void {
    this.#forget()
    this.#steps += steps
    this.#ms += ms
  }

  /** @example new Pace({ msPerStep: 5e-6, memoryMs: 2000, now: () => performance.now() }).timeOf(1e6) // 5 */
  timeOf(steps: number): number {
    this.#forget()
    const { msPerStep, memoryMs } = this.#belief
    const believedMs = HALF * memoryMs
    const seen = (believedMs + this.#ms) / (believedMs / msPerStep + this.#steps)
    return steps * Math.max(msPerStep, seen)
  }

  #forget(): void {
    const now = this.#belief.now()
    const kept = Math.exp((this.#at - now) / this.#belief.memoryMs)
    this.#steps *= kept
    this.#ms *= kept
    this.#at = now
  }
}
