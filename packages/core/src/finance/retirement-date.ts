/** When a growing capital can carry a retirement. */
import type { MonthlyRate } from '../units/rate.ts'
import { annuityFactor, growth, presentValue } from './compound.ts'
import { monthsToTarget, numberOfPeriods } from './duration.ts'
import { capitalToRetire, type Retirement } from './retirement.ts'

/** Who saves until then, in today's euros. */
export interface Saver {
  readonly capital: number
  /** Added at the end of each month. */
  readonly deposit: number
  /** The real rate. */
  readonly rate: MonthlyRate
}

/**
 * Months, whole or not, until the capital first reaches the `T` of `capitalToRetire`; `monthsToPension` counts from
 * today. 0 if it is there already, `undefined` if it never gets there.
 *
 * `T` moves: each month lived leaves a month less to bridge before the pension, `K = P/(1-τ)` a month. Time falls
 * into three stretches, in this order, and in each of them the date has a closed form:
 *
 * 1. The pension is so far that a bridge to it, `K·(1 - (1+m)^-b)/m`, would cost more than carrying `K` for ever,
 *    `12·K/s`: the target is the one without pension, and does not move.
 * 2. The bridge costs less: `T = net + bridge(b)`. A fund that pays `K` a month until the pension is worth exactly
 *    `bridge(b)` all along. So set it aside at the start of the stretch, and what it pays with the savings: the rest
 *    of the capital, fed by `M + K` a month, has a target that stays, `net`.
 * 3. The pension is there: the target is `net`.
 *
 * @example monthsToRetire(saver, needs) // 360 when it takes 30 years
 */
export function monthsToRetire(saver: Saver, retirement: Retirement): number | undefined {
  const { deposit, rate } = saver
  const { spending, withdrawalRate, tax, monthsToPension } = retirement
  const paid = Math.min(retirement.pension, spending) / (1 - tax)
  const full = capitalToRetire({ ...retirement, pension: 0 }, rate)
  const net = capitalToRetire({ ...retirement, monthsToPension: 0 }, rate)
  const forEver = (12 * paid) / withdrawalRate
  const worthBridging = numberOfPeriods({ capital: forEver, deposit: -paid, target: 0, rate }) ?? Infinity
  const bridge = Math.min(monthsToPension, worthBridging)
  const stretches = [
    { months: monthsToPension - bridge, aside: 0, deposit, target: full },
    { months: bridge, aside: paid * presentValue(rate, bridge), deposit: deposit + paid, target: net },
    { months: Infinity, aside: 0, deposit, target: net },
  ]
  let capital = saver.capital
  let lived = 0
  for (const { months, aside, deposit: fed, target } of stretches) {
    const wait = monthsToTarget({ capital: capital - aside, deposit: fed, target, rate })
    if (wait !== undefined && wait <= months) return lived + wait
    capital = capital * growth(rate, months) + deposit * annuityFactor(rate, months)
    lived += months
  }
  return undefined
}
