import type { ParamsOfContract } from '../../definition/simulator.ts'
import { runTrials } from '../../finance/retirement-trials.ts'
import { wilsonInterval } from '../../finance/wilson.ts'
import { log } from '../../units/exact-math.ts'
import { type AnnualRate, annualRate, toPercent } from '../../units/rate.ts'
import type { contract } from './contract.ts'

/** Months in a year. */
const MONTHS = 12

/**
 * Initial capital of the draws, whatever the target; results are then scaled to it. So the success rate does not
 * depend on the target, and exists even when the target is 0.
 */
const MILLION = 1e6

/**
 * Simulates the target with random months. The logarithm of a month's real growth is normal, of mean `ln(1 + ρ)/12`
 * and deviation `v/√12`: without withdrawals, half of the draws end above the constant yield and half below. Rates of
 * the answer are in percent, capitals in today's euros. Called by `simulate.ts`.
 * @param target capital at the start of the retirement, in today's euros.
 * @param real yearly yield after inflation, as a fraction.
 */
export function simulateDraws(params: ParamsOfContract<typeof contract>, target: number, real: AnnualRate) {
  const { simulations, graine, horizon_retraite: years } = params
  const { successes, percentiles } = runTrials({
    start: MILLION,
    withdrawal: (MILLION * annualRate(params.taux_retrait)) / MONTHS,
    years,
    logMean: log(1 + real) / MONTHS,
    deviation: params.volatilite / 100 / Math.sqrt(MONTHS),
    trials: simulations,
    seed: graine,
  })
  const [low, high] = wilsonInterval(successes, simulations)
  const ofTarget = (capital: number) => (capital / MILLION) * target
  return {
    simulations,
    graine,
    tauxReussite: toPercent(successes / simulations),
    intervalle95: [toPercent(low), toPercent(high)] as const,
    percentiles: percentiles.map(({ year, p10, p50, p90 }) => ({
      annee: year,
      p10: ofTarget(p10),
      p50: ofTarget(p50),
      p90: ofTarget(p90),
    })),
  }
}
