/**
 * Compound interest, with deposits. Sources of the equations: Kellison, The Theory of Interest, ch. 1 and 3;
 * Excel's FV and PV. Used by most simulators.
 *
 * `(1 + r)^n` is never formed as a power of `1 + r`: that sum drops the last digits of a small `r`, and 600
 * months multiply the loss. The relative error of `exp(n·log1p(r))` is about `n·r·1e-16`: 0.0003 € in 1e11 €.
 */

import { exp, expm1, log1p } from '../units/exact-math.ts'
import type { AnnualRate, MonthlyRate } from '../units/rate.ts'

/**
 * When the deposit of a month is made: at its end (it earns nothing that month) or at its start. Used by
 * `dca/spread.ts`.
 */
export type Timing = 'end' | 'start'

/** A capital with monthly deposits. */
interface Savings {
  /** Euros there at the start. */
  readonly capital: number
  /** Euros added every month; negative for a withdrawal. */
  readonly deposit: number
  readonly rate: MonthlyRate | PreparedRate
  /** Whole months. */
  readonly months: number
  /** `end` by default. */
  readonly timing?: Timing
}

/** A rate of a month or of a year, as a fraction. */
type Rate = AnnualRate | MonthlyRate

/**
 * A rate with its logarithm, for a caller that compounds it over many periods: the logarithm costs as much as the
 * rest. Used by `real.ts`, `dca/spread.ts` and `immobilier/letting.ts`.
 */
export interface PreparedRate {
  /** A fraction, per month or per year. */
  readonly rate: number
  /** `ln(1 + rate)`. */
  readonly log: number
}

/**
 * A rate with its logarithm, computed once for many powers. Used by `early-repayment.ts`, `schedule.ts`,
 * `achat-location/plan.ts`, `coast-fire/simulate.ts` and others in `simulateurs`.
 * @example prepareRate(annualRate(5)).log // 0.04879…
 */
export const prepareRate = (rate: Rate): PreparedRate => ({ rate, log: log1p(rate) })

const prepared = (rate: Rate | PreparedRate): PreparedRate =>
  typeof rate === 'number' ? prepareRate(rate) : rate

/**
 * What one euro becomes: `(1 + r)^n`. The rate's own period counts: years for a yearly rate, months for a monthly
 * one; a part of a period is allowed, and a negative number of them discounts. Used by `formula/number-functions.ts`,
 * `real.ts`, `retirement-date.ts`, `saving-windows.ts` and others in `simulateurs`.
 * @example growth(annualRate(5), 10) // 1.628894…
 */
export const growth = (rate: Rate | PreparedRate, periods: number): number =>
  periods === 0 ? 1 : exp(periods * prepared(rate).log)

/**
 * What one euro deposited at the end of every month has become: `((1 + m)^k - 1) / m`, and `k` at rate 0. Used by
 * `retirement-date.ts`, `formula/number-functions.ts`, `coast-fire/simulate.ts`, `impact-frais/gap.ts` and others in
 * `simulateurs`.
 * @example annuityFactor(0.01 as MonthlyRate, 12) // 12.682503…
 */
export function annuityFactor(monthly: MonthlyRate | PreparedRate, months: number): number {
  const { rate, log } = prepared(monthly)
  return rate === 0 ? months : expm1(months * log) / rate
}

/**
 * What one euro received at the end of every month is worth today: `(1 - (1 + m)^-k) / m`, and `k` at rate 0. Used by
 * `formula/number-functions.ts`, `early-repayment.ts`, `loan.ts`, `retirement.ts` and others in `finance` and
 * `simulateurs`.
 * @example 500 * presentValue((0.08 / 12) as MonthlyRate, 240) // 59777.15
 */
export function presentValue(monthly: MonthlyRate | PreparedRate, months: number): number {
  const { rate, log } = prepared(monthly)
  return rate === 0 ? months : -expm1(-months * log) / rate
}

/**
 * The value in euros of a capital and monthly deposits after `months`: `C(1 + m)^k + M((1 + m)^k - 1)/m`, the
 * second term times `1 + m` when deposits come at the start of the month; `C + kM` at rate 0.
 *
 * One `expm1` serves both terms. Past the largest double the answer is not finite. Used by `dca/spread.ts` and
 * `livret-a-vs-etf/fund.ts`.
 * @example
 * futureValue({ capital: 10000, deposit: 300, rate: equivalentMonthly(annualRate(7)), months: 240 }) // 190957.76
 */
export function futureValue({ capital, deposit, rate: monthly, months, timing = 'end' }: Savings): number {
  const { rate, log } = prepared(monthly)
  if (rate === 0) return capital + deposit * months
  const rise = expm1(months * log)
  const factor = timing === 'start' ? (rise / rate) * (1 + rate) : rise / rate
  return capital + (capital * rise + deposit * factor)
}
