/**
 * Options of an estimate. A cost unit is any measure of work that grows in proportion to the time that it
 * takes.
 */
interface ThroughputOptions {
  /** Lower bound of the time of a cost unit, in milliseconds; also the estimate before anything is measured. */
  readonly msPerCostUnit: number
  /**
   * Time constant of the exponential weights, in milliseconds: a measurement this old weighs 1/e, about a
   * third.
   */
  readonly memoryMs: number
  /** The clock, in milliseconds. */
  readonly now: () => number
}

/** Share of `memoryMs` that must be measured before measurements weigh as much as the initial estimate. */
const PRIOR_SHARE = 0.025

/**
 * Estimates how long work takes, from recent jobs: their milliseconds over their cost units, with exponential
 * weights. A short pause of the machine changes little; a lasting change of speed is followed within `memoryMs`.
 * Used by `work-queue.ts`.
 */
export class ThroughputEstimate {
  readonly #options: ThroughputOptions
  /** Weighted sums of the recorded jobs: their cost units, and their milliseconds. */
  #costUnits = 0
  #ms = 0
  /** When the sums were last reduced for their age. */
  #decayedAt: number

  constructor(options: ThroughputOptions) {
    this.#options = options
    this.#decayedAt = options.now()
  }

  /** Records a finished job and how long it took. */
  record(costUnits: number, ms: number): void {
    this.#decay()
    this.#costUnits += costUnits
    this.#ms += ms
  }

  /**
   * How long work will take, in milliseconds.
   * @example new ThroughputEstimate({ msPerCostUnit: 5e-6, memoryMs: 2000, now }).estimateMs(1e6) // 5
   */
  estimateMs(costUnits: number): number {
    this.#decay()
    const { msPerCostUnit, memoryMs } = this.#options
    const priorMs = PRIOR_SHARE * memoryMs
    const measured = (priorMs + this.#ms) / (priorMs / msPerCostUnit + this.#costUnits)
    return costUnits * Math.max(msPerCostUnit, measured)
  }

  #decay(): void {
    const now = this.#options.now()
    const weight = Math.exp((this.#decayedAt - now) / this.#options.memoryMs)
    this.#costUnits *= weight
    this.#ms *= weight
    this.#decayedAt = now
  }
}
