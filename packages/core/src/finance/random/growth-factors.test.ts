import { describe, expect, it } from 'vitest'
import { growthFactors, growthOf } from './growth-factors.ts'
import { normalCells } from './normal-cells.ts'
import { seedTrial } from './trial-seed.ts'
import { Xoshiro } from './xoshiro.ts'

/** The mean of the logarithm of the growth of a month. */
const MEAN = 0.004
/** Its standard deviation: 15 % a year, divided by the square root of 12. */
const DEVIATION = 0.0433

/** Φ by Abramowitz and Stegun 7.1.26, within 1.5e-7: far from the way the cells are made. */
function phi(x: number): number {
  const t = 1 / (1 + (0.3275911 * Math.abs(x)) / Math.SQRT2)
  const series =
    ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) * t
  const tail = (series * Math.exp((-x * x) / 2)) / 2
  return x < 0 ? tail : 1 - tail
}

/** 1 - Φ at 1, 2, 3, 4 and 5: published tables. */
const TAILS = [0.1586552539315, 0.0227501319482, 0.0013498980316, 3.167124183e-5, 2.866515719e-7]

describe('the law of a month, over all its 4096² equally likely draws', () => {
  const logs = [...growthFactors(MEAN, DEVIATION)].map(Math.log)
  const K = logs.length
  /**
   * The probability that the standardised log growth is above `x`, by counting pairs of entries: as one index
   * rises in the sorted table, the other falls.
   */
  function above(x: number): number {
    const wanted = MEAN + DEVIATION * x
    let pairs = 0
    let other = K
    for (const log of logs) {
      while (other > 0 && log + (logs[other - 1] as number) > wanted) other -= 1
      pairs += K - other
    }
    return pairs / K ** 2
  }

  it('has the requested mean and deviation', () => {
    const mean = (2 * logs.reduce((sum, log) => sum + log, 0)) / K
    const variance = (2 * logs.reduce((sum, log) => sum + (log - mean / 2) ** 2, 0)) / K
    expect(Math.abs(mean - MEAN)).toBeLessThan(1e-16 * 10)
    expect(Math.abs(variance / DEVIATION ** 2 - 1)).toBeLessThan(1e-12)
  })

  it('has no skewness and an excess kurtosis of -0.0009', () => {
    const cells = [...normalCells()]
    const fourth = cells.reduce((sum, z) => sum + z ** 4, 0) / K
    // Cumulants of independent terms add up, and the sum is scaled by 1/√2: half of that of one term.
    expect((fourth - 3) / 2).toBeCloseTo(-0.00094, 5)
  })

  it('exceeds 1 to 5 deviations nearly as often as the normal law', () => {
    // The last cell is a single value, so some 6 % of the months beyond 4 deviations, one month in 32 000,
    // are missing.
    const tolerances = [1e-4, 4e-4, 1e-3, 0.06, 0.4]
    TAILS.forEach((tail, index) => {
      expect(Math.abs(above(index + 1) / tail - 1)).toBeLessThan(tolerances[index] as number)
      expect(Math.abs((1 - above(-index - 1)) / tail - 1)).toBeLessThan(tolerances[index] as number)
    })
    expect(above(5.29)).toBeGreaterThan(0)
    expect(above(5.3)).toBe(0)
  })

  it('stays within 1/8192 of the normal law everywhere on a fine grid', () => {
    let furthest = 0
    for (let x = -5.5; x <= 5.5; x += 0.005) furthest = Math.max(furthest, Math.abs(1 - above(x) - phi(x)))
    // half of the probability of the mean itself, 1/4096, and the error of `phi`
    expect(furthest).toBeLessThan(1 / 8192 + 2e-7)
  })
})

describe('half a million draws of seed 42, as trials take them', () => {
  const TRIALS = 1000
  const MONTHS = 480
  const N = TRIALS * MONTHS
  const factors = growthFactors(0, 1)
  const drawn = Float64Array.from({ length: N })
  const state = new Int32Array(4)
  for (let trial = 0; trial < TRIALS; trial += 1) {
    seedTrial(state, 42, trial)
    const generator = new Xoshiro(state)
    for (let month = 0; month < MONTHS; month += 1) {
      drawn[trial * MONTHS + month] = Math.log(growthOf(factors, generator.next()))
    }
  }
  /**
   * Four standard errors of a mean of N independent figures of deviation 1: exceeded once in 16 000 cases.
   */
  const fourErrors = 4 / Math.sqrt(N)
  const mean = (of: (z: number, index: number) => number) =>
    drawn.reduce((sum, z, i) => sum + of(z, i), 0) / N

  it('has the moments of the normal law', () => {
    expect(Math.abs(mean((z) => z))).toBeLessThan(fourErrors)
    expect(Math.abs(mean((z) => z ** 2) - 1)).toBeLessThan(fourErrors * Math.sqrt(2))
    expect(Math.abs(mean((z) => z ** 3))).toBeLessThan(fourErrors * Math.sqrt(15))
    expect(Math.abs(mean((z) => z ** 4) - 3)).toBeLessThan(fourErrors * Math.sqrt(96))
  })

  it('has the tails of the normal law, to four deviations', () => {
    for (const [index, tail] of TAILS.slice(0, 4).entries()) {
      for (const side of [-1, 1]) {
        const beyond = mean((z) => (side * z > index + 1 ? 1 : 0))
        expect(Math.abs(beyond - tail)).toBeLessThan(fourErrors * Math.sqrt(tail))
      }
    }
  })

  it('passes a Kolmogorov test at 1 %', () => {
    const sorted = drawn.slice().sort()
    let furthest = 0
    sorted.forEach((z, index) => {
      furthest = Math.max(furthest, phi(z) - index / N, (index + 1) / N - phi(z))
    })
    expect(furthest).toBeLessThan(1.628 / Math.sqrt(N))
  })

  it('does not correlate with the draws before, in value or in size, nor with the trial before', () => {
    for (const lag of [1, 2, 3, 4, 5, 6, 11, 12, 13, 24, 479, MONTHS, 2 * MONTHS]) {
      const before = (index: number) => drawn[(index + lag) % N] as number
      expect(Math.abs(mean((z, index) => z * before(index)))).toBeLessThan(fourErrors)
      const sizes = mean((z, index) => (z ** 2 - 1) * (before(index) ** 2 - 1))
      expect(Math.abs(sizes)).toBeLessThan(2 * fourErrors)
    }
  })

  it('does not correlate with the draws of the next seed', () => {
    const first = (seed: number) => {
      seedTrial(state, seed, 0)
      return Math.log(growthOf(factors, new Xoshiro(state).next()))
    }
    let sum = 0
    for (let seed = 0; seed < 20_000; seed += 1) sum += first(seed) * first(seed + 1)
    expect(Math.abs(sum / 20_000)).toBeLessThan(4 / Math.sqrt(20_000))
  })
})
