import { expm1, log1p } from '../units/exact-math.ts'
import { type AnnualRate, annualRate, toPercent } from '../units/rate.ts'

/**
 * The 90 % quantile of the normal distribution, in standard deviations: one case in ten lies above it, and
 * one in ten below its negative. Used by `livret-a-vs-etf/simulate.ts` and
 * `livret-a-vs-etf/tax.explain.ts`.
 */
export const TENTH = 1.28155

/**
 * A yearly yield that deviates from its expected value over some years. With a yearly volatility `v`, the mean
 * logarithmic yield over n years has the standard deviation `v/√n`, and z deviations give `(1+r)·exp(z·v/√n) - 1`.
 * Used by `livret-a-vs-etf/fund.ts`.
 * @param rate the expected yield.
 * @param deviation `z·v`, a fraction; negative for a lower yield.
 * @param years 1 or more, fractions allowed.
 * @example deviatedYield(annualRate(7), -TENTH * 0.15, 20) // 0.0250: 2.5 % a year or less in one case of ten
 */
export const deviatedYield = (rate: AnnualRate, deviation: number, years: number): AnnualRate =>
  expm1(log1p(rate) + deviation / Math.sqrt(years)) as AnnualRate

/** What the yields of a range follow from: percents a year, and years. */
interface YieldSpread {
  /** The expected yield. */
  readonly rate: number
  readonly volatility: number
  /** The years over which the yield is an average. */
  readonly years: number
}

/**
 * The yearly yields, in percent, that markets miss and exceed one time in ten over so many years. An answer has them
 * rounded. Exported by `@denier/core`; used by `range/answer-range.ts`, and by `range/band-now.ts` of `@denier/web`.
 * @example rangeYields({ rate: 7, volatility: 15, years: 20 }).low // 2.4975…
 */
export function rangeYields({ rate, volatility, years }: YieldSpread) {
  const at = (deviations: number) =>
    toPercent(deviatedYield(annualRate(rate), (deviations * volatility) / 100, years))
  return { low: at(-TENTH), high: at(TENTH) }
}
