import { expm1, log1p } from './exact-math.ts'

/**
 * Rates, branded so that 5 cannot be passed for 0.05, nor a yearly rate for a monthly one.
 *
 * On the wire a rate is a percent (`5` means 5 %). Inside, it is a fraction typed with its period.
 */
declare const period: unique symbol

/**
 * A yearly rate as a fraction: 5 % a year is `0.05`. Always above -1. Used by `formula/number-functions.ts`,
 * `finance/compound.ts`, `finance/duration.ts`, `finance/effective-rate.ts` and others in `simulateurs` and
 * `finance`.
 */
export type AnnualRate = number & { readonly [period]: 'year' }

/**
 * A monthly rate as a fraction. The function that made it defines how it follows from a yearly one. Used by
 * `formula/number-functions.ts`, `finance/annuity-return.ts`, `finance/compound.ts`, `finance/duration.ts` and others
 * in `simulateurs`, `finance` and `legislation/regles`.
 */
export type MonthlyRate = number & { readonly [period]: 'month' }

/**
 * A yearly percent as a yearly rate. Used by `formula/number-functions.ts`, `finance/yield-deviation.ts`,
 * `finance/saving-windows.ts`, `achat-location/plan.ts` and others in `simulateurs`.
 * @example annualRate(5) // 0.05
 */
export const annualRate = (percent: number): AnnualRate => (percent / 100) as AnnualRate

/**
 * The monthly rate that, compounded twelve times, gives the yearly one: `(1 + t)^(1/12) - 1`. For savings,
 * investments, inflation and appreciation. `expm1`/`log1p` keep small rates exact. Used by
 * `formula/number-functions.ts`, `achat-location/plan.ts`, `coast-fire/simulate.ts`, `dca/simulate.ts` and others in
 * `simulateurs`.
 * @example equivalentMonthly(annualRate(7)) // 0.005654…, not 0.005833…
 */
export const equivalentMonthly = (rate: AnnualRate): MonthlyRate => expm1(log1p(rate) / 12) as MonthlyRate

/**
 * A twelfth of the yearly rate, `t / 12`: how French loans quote theirs. Used by `achat-location/plan.ts`,
 * `capacite-emprunt/question.ts`, `cout-dette/plan.ts`, `immobilier/break-even.ts` and `immobilier/purchase.ts`.
 * @example proportionalMonthly(annualRate(3.6)) // 0.003
 */
export const proportionalMonthly = (rate: AnnualRate): MonthlyRate => (rate / 12) as MonthlyRate

/**
 * The yearly rate that a monthly one compounds to: `(1 + m)^12 - 1`. Used by `finance/effective-rate.ts`,
 * `cagr/growth-rate.ts`, `dca/spread.ts` and `enveloppes/simulate.ts`.
 * @example compoundedYearly(equivalentMonthly(annualRate(5))) // 0.05
 */
export const compoundedYearly = (rate: MonthlyRate): AnnualRate => expm1(12 * log1p(rate)) as AnnualRate

/**
 * A rate or any fraction as a percent, for the wire. Used by `range/answer-range.ts`, `finance/yield-deviation.ts`,
 * `immobilier/sale-gain.ts`, `budget-50-30-20/shares.ts` and others in `simulateurs`.
 * @example toPercent(0.05) // 5
 */
export const toPercent = (fraction: number): number => fraction * 100

/**
 * The largest rate that is reported, in percent, above or below 0. Used by `cagr/explain.ts`,
 * `immobilier/yields.explain.ts` and `livret-a-vs-etf/explain.ts`.
 */
export const MOST_PERCENT = 1e9

/**
 * Whether a rate or a share, as a fraction, is small enough to be reported: 1e9 % at most, above or below 0.
 * Used by `cagr/growth-rate.ts` and `immobilier/return.ts`.
 */
export const isSensible = (fraction: number): boolean => Math.abs(fraction) <= MOST_PERCENT / 100

/**
 * A rate, given as a fraction, in percent for the wire; `null` where there is none, or where it exceeds 1e9
 * %. Used by `cout-dette/simulate.ts`, `enveloppes/simulate.ts` and `immobilier/simulate.ts`.
 * @example sensiblePercent(0.05) // 5
 */
export const sensiblePercent = (fraction: number | undefined): number | null =>
  fraction !== undefined && isSensible(fraction) ? toPercent(fraction) : null

/** Two rates nearer than this, as fractions, are equal: it exceeds the rounding error of percents. */
const NOISE = 1e-12

/**
 * Whether a rate, as a fraction, is under another of the same period, by more than the noise of doubles. Used by
 * `immobilier/simulate.ts`, `impact-frais/simulate.ts`, `inflation/simulate.ts` and `interets-composes/simulate.ts`.
 * @example isBelow(0.06 - 0.05 * 1.06, 0.007) // false: both are 0.7 %
 */
export const isBelow = (rate: number, other: number): boolean => other - rate > NOISE

/**
 * A part in percent of a whole; `null` where the whole is 0 or negative, or where the percent exceeds 1e9.
 * Used by `achat-location/months.explain.ts`, `achat-location/simulate.ts`, `cout-dette/plan.explain.ts`,
 * `cout-dette/simulate.ts` and others in `simulateurs`.
 * @example percentOf(1, 4) // 25
 */
export const percentOf = (part: number, whole: number): number | null =>
  whole > 0 ? sensiblePercent(part / whole) : null
