/**
 * How long until an amount is reached, and which durations an answer reports. Used by `cagr`, `impact-frais`,
 * `inflation`, `retraite-fire`, `revenus-passifs` and `retirement-date.ts`.
 */

import { log1p } from '../units/exact-math.ts'
import type { AnnualRate, MonthlyRate } from '../units/rate.ts'

/** A capital with periodic deposits, and the amount that it must reach, in euros. */
interface Goal {
  /** Euros there at the start. */
  readonly capital: number
  /** Euros added at the end of every period; negative for a withdrawal. */
  readonly deposit: number
  /** Euros to reach. */
  readonly target: number
  /** Per period: the answer counts this rate's periods. */
  readonly rate: AnnualRate | MonthlyRate
}

/**
 * The number of periods N, a real number, for which `C(1 + m)^N + M((1 + m)^N - 1)/m = T`:
 * `N = ln((T·m + M)/(C·m + M)) / ln(1 + m)`, and `(T - C)/M` at rate 0. Negative when the target was met in the
 * past; `undefined` when it never is. Source: Excel's NPER.
 *
 * Written with `log1p` of the ratio less one, `(T - C)m/(C·m + M)`, so that a small rate keeps its digits. Used by
 * `retirement-date.ts`.
 * @example numberOfPeriods({ capital: 1000, deposit: 100, target: 10000, rate: 0.01 as MonthlyRate }) // 60.082…
 */
export function numberOfPeriods({ capital, deposit, target, rate }: Goal): number | undefined {
  const gap = target - capital
  if (gap === 0) return 0
  const firstRise = capital * rate + deposit
  if (firstRise === 0) return undefined
  if (rate === 0) return gap / deposit
  const excess = (gap * rate) / firstRise
  return excess > -1 ? log1p(excess) / log1p(rate) : undefined
}

/**
 * Months until the capital reaches the target: 0 if it is there already, `undefined` if it never gets there. The
 * equation is that of `numberOfPeriods`, kept to the future. Used by `retirement-date.ts`, `impact-frais/simulate.ts`
 * and `revenus-passifs/simulate.ts`.
 * @example
 * monthsToTarget({ capital: 0, deposit: 100, target: 1200, rate: 0 as MonthlyRate }) // 12
 */
export function monthsToTarget(goal: Goal & { readonly rate: MonthlyRate }): number | undefined {
  if (goal.capital >= goal.target) return 0
  const months = numberOfPeriods(goal)
  return months !== undefined && months >= 0 ? months : undefined
}

/**
 * In years: longer durations are not reported. Used by `cagr/explain.ts`, `inflation/explain.ts` and
 * `retraite-fire/goal.explain.ts`.
 */
export const CENTURY = 100

/**
 * A duration in months as an answer gives it, in years: `null` when it never ends or takes over a century. Used by
 * `retraite-fire/goal.ts` and `revenus-passifs/simulate.ts`.
 * @example yearsWithinCentury(261) // 21.75
 */
export const yearsWithinCentury = (months: number | undefined): number | null =>
  months === undefined || months > 12 * CENTURY ? null : months / 12

/**
 * Years after which an amount, or prices, doubles at a yearly rate: `ln 2 / ln(1 + r)`. `null` when that
 * never happens or takes over a century. Used by `cagr/simulate.ts` and `inflation/simulate.ts`.
 * @example yearsToDouble(annualRate(2)) // 35.002…
 */
export function yearsToDouble(rate: AnnualRate): number | null {
  if (rate <= 0) return null
  const years = Math.LN2 / log1p(rate)
  return years > CENTURY ? null : years
}
