import type { AnnualRate } from '../units/rate.ts'

/**
 * The yield left once yearly fees on assets are taken: `(1+t)(1-f) - 1`, which is not `t - f`. Used by
 * `impact-frais/scenario.ts`, `interets-composes/simulate.ts` and `livret-a-vs-etf/simulate.ts`.
 * @param fee the fees as a fraction of assets.
 * @example netOfFees(annualRate(7), 0.01) // 0.0593
 */
export const netOfFees = (rate: AnnualRate, fee: number): AnnualRate =>
  (rate - fee * (1 + rate)) as AnnualRate
