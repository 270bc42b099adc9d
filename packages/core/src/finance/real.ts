/**
 * Amounts and rates net of inflation. Source: Fisher, The Theory of Interest, 1930.
 */
import type { AnnualRate } from '../units/rate.ts'
import { growth, type PreparedRate } from './compound.ts'

/**
 * An amount of a later year in today's euros: `N / (1 + i)^n`. Years may be a fraction. Used by `dca/simulate.ts`,
 * `enveloppes/simulate.ts`, `impact-frais/simulate.ts`, `interets-composes/simulate.ts` and
 * `livret-a-vs-etf/simulate.ts`.
 * @example realValue(10000, annualRate(2), 20) // 6729.71
 */
export const realValue = (nominal: number, inflation: AnnualRate | PreparedRate, years: number): number =>
  nominal / growth(inflation, years)

/**
 * The rate above inflation: `(1 + t)/(1 + i) - 1`, written `(t - i)/(1 + i)` so that two near rates keep their
 * digits. Never `t - i`, which overstates it. Used by `cagr/simulate.ts`, `coast-fire/simulate.ts`,
 * `inflation/simulate.ts`, `livret-a-vs-etf/simulate.ts` and others in `simulateurs`.
 * @example realRate(annualRate(7), annualRate(2)) // 0.049019…
 */
export const realRate = (nominal: AnnualRate, inflation: AnnualRate): AnnualRate =>
  ((nominal - inflation) / (1 + inflation)) as AnnualRate
