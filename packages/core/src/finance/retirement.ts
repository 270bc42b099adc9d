import type { MonthlyRate } from '../units/rate.ts'
import { presentValue } from './compound.ts'

/**
 * The spending and the income of a retirement, in today's euros. Used by `retirement-date.ts` and
 * `retraite-fire/goal.ts`.
 */
export interface Retirement {
  /** Euros spent each month, after tax. */
  readonly spending: number
  /** Share of the capital withdrawn each year, as a fraction, above 0. */
  readonly withdrawalRate: number
  /** Tax on each withdrawal, as a fraction of it, under 1. */
  readonly tax: number
  /** Euros received each month once it has started, after tax. */
  readonly pension: number
  /** Months from retirement to the first pension, 0 or more. */
  readonly monthsToPension: number
}

/**
 * The capital, in euros, that finances a retirement with spending `D`, tax `τ`, a withdrawal rate `s` and
 * `P = min(pension, spending)`, the pension being `b` months away. Used
 * by `retirement-date.ts`, `coast-fire/simulate.ts`, `retraite-fire/goal.explain.ts` and `retraite-fire/goal.ts`.
 *
 *   `T = min( 12·D/(1-τ)/s , 12·(D-P)/(1-τ)/s + P/(1-τ) · (1 - (1+m)^-b)/m )`
 *
 * The second term is the need net of pension, carried for ever, plus the fund that pays the pension's part until it
 * starts, discounted at the real monthly rate `m`. A pension never raises the target.
 * @param rate the real monthly rate: everything here is in today's euros.
 * @example capitalToRetire({ spending: 2000, withdrawalRate: 0.04, tax: 0, pension: 0, monthsToPension: 0 }, m) // 600 000
 */
export function capitalToRetire(retirement: Retirement, rate: MonthlyRate): number {
  const { spending, withdrawalRate, tax, monthsToPension } = retirement
  const pension = Math.min(retirement.pension, spending)
  const forEver = (monthly: number) => (12 * monthly) / (1 - tax) / withdrawalRate
  const bridge = (pension / (1 - tax)) * presentValue(rate, monthsToPension)
  return Math.min(forEver(spending), forEver(spending - pension) + bridge)
}
