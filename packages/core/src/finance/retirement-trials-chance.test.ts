import { describe, expect, it } from 'vitest'
import { log } from '../units/exact-math.ts'
import { countSuccesses, runTrials, type TrialsQuestion } from './retirement-trials.ts'

/**
 * 600 000 €, of which 4 % a year are withdrawn, a real yield of 4.902 % and a volatility of 15 % a year, 30
 * years.
 */
const usual: TrialsQuestion = {
  start: 600_000,
  withdrawal: 2000,
  years: 30,
  logMean: log(1.07 / 1.02) / 12,
  deviation: 0.15 / Math.sqrt(12),
  trials: 5000,
  seed: 42,
}

describe('runTrials against the normal law', () => {
  it('has log-normal final capitals without withdrawals, within four standard errors', () => {
    const { successes, percentiles } = runTrials({ ...usual, withdrawal: 0, trials: 20_000 })
    expect(successes).toBe(20_000)
    for (const { year, ...found } of percentiles) {
      const spread = usual.deviation * Math.sqrt(12 * year)
      // The p-quantile of N draws has a standard error of √(p(1-p)/N)/φ(z) of the spread.
      const probabilities = [
        [found.p10, -1.2815515655, 0.3 / 0.17549833],
        [found.p50, 0, 0.5 / 0.39894228],
        [found.p90, 1.2815515655, 0.3 / 0.17549833],
      ] as const
      for (const [end, z, error] of probabilities) {
        const score = (Math.log(end / usual.start) - 12 * year * usual.logMean) / spread
        expect(Math.abs(score - z)).toBeLessThan((4 * error) / Math.sqrt(20_000))
      }
    }
  })

  it('fails as often as trials with another generator and another method of normal draws', () => {
    for (const withdrawal of [1500, 2000, 3000]) {
      const N = 6000
      const ours = countSuccesses({ ...usual, withdrawal, trials: N }) / N
      let theirs = 0
      let last = 12345
      const uniform = () => {
        last = (last * 48_271) % (2 ** 31 - 1) // Park and Miller's generator, 1993 multiplier
        return last / (2 ** 31 - 1)
      }
      for (let trial = 0; trial < N; trial += 1) {
        let capital = usual.start
        for (let month = 0; month < 360 && capital >= 0; month += 1) {
          const z = Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform())
          capital = (capital - withdrawal) * Math.exp(usual.logMean + usual.deviation * z)
        }
        if (capital >= 0) theirs += 1 / N
      }
      expect(Math.abs(ours - theirs)).toBeLessThan(4 * Math.sqrt((2 * ours * (1 - ours)) / N))
    }
  })
})
