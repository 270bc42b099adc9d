/** When a growing capital can finance a retirement. Used by `retraite-fire`. */
import type { MonthlyRate } from '../units/rate.ts'
import { annuityFactor, growth } from './compound.ts'
import { monthsToTarget, numberOfPeriods } from './duration.ts'
import { capitalToRetire, type Retirement } from './retirement.ts'

/** A saver until that date, in today's euros. Used by `retraite-fire/goal.explain.ts` and `retraite-fire/goal.ts`. */
export interface Saver {
  /** Euros there now. */
  readonly capital: number
  /** Euros added at the end of each month. */
  readonly deposit: number
  /** The real rate. */
  readonly rate: MonthlyRate
}

/**
 * Months, whole or not, until the capital first reaches `T`, the target of `capitalToRetire`.
 * `monthsToPension` counts from today here. 0 if the capital is there already, `undefined` if it never gets
 * there.
 *
 * `T` moves: each month leaves one month less to bridge before the pension pays its part, `K = P/(1-τ)` a month.
 * Time falls into three stretches, in this order:
 *
 * 1. The pension is so far that the bridge to it, `K·(1 - (1+m)^-b)/m`, would cost more than carrying `K` for ever,
 *    `12·K/s`: the target is the one without pension, and stays.
 * 2. The bridge costs less: the target is the need net of pension plus the bridge, which falls by `K·(1+m)^-b` in
 *    the first month and by `1 + m` times more in each following one.
 * 3. The pension is there: the target is the need net of it, and stays.
 *
 * The monthly rise of the capital too is multiplied by `1 + m` each month, from `C·m + M` in the first. So
 * within a stretch the gap closes as an account without capital grows, with a deposit `r`: `r·((1+m)^N -
 * 1)/m` in N months. A closed formula gives the only crossing, without a search.
 *
 * Used by `retraite-fire/goal.ts`.
 * @example
 * const saver = { capital: 0, deposit: 500, rate: 0 as MonthlyRate }
 * const needs = { spending: 2000, withdrawalRate: 0.04, tax: 0, pension: 1200, monthsToPension: 240 }
 * monthsToRetire(saver, needs) // 480
 */
export function monthsToRetire(saver: Saver, retirement: Retirement): number | undefined {
  const { deposit, rate } = saver
  let capital = saver.capital
  let elapsed = 0
  for (const { months, target, fall } of stretchesOf(retirement, rate)) {
    const closing = capital * rate + deposit + fall
    const wait = monthsToTarget({ capital: 0, deposit: closing, target: target - capital, rate })
    if (wait !== undefined && wait <= months) return elapsed + wait
    capital = capital * growth(rate, months) + deposit * annuityFactor(rate, months)
    elapsed += months
  }
  return undefined
}

/** Each stretch: its months, its target in euros at the start, and by how many euros that falls in the first month. */
function stretchesOf(retirement: Retirement, rate: MonthlyRate) {
  const { spending, withdrawalRate, tax, monthsToPension } = retirement
  const paid = Math.min(retirement.pension, spending) / (1 - tax)
  const forEver = (12 * paid) / withdrawalRate
  const exhausted = numberOfPeriods({ capital: forEver, deposit: -paid, target: 0, rate }) ?? Infinity
  const bridge = Math.min(monthsToPension, exhausted)
  const targetAt = (months: number) => capitalToRetire({ ...retirement, monthsToPension: months }, rate)
  return [
    { months: monthsToPension - bridge, target: targetAt(monthsToPension), fall: 0 },
    { months: bridge, target: targetAt(bridge), fall: paid * growth(rate, -bridge) },
    { months: Infinity, target: targetAt(0), fall: 0 },
  ]
}
