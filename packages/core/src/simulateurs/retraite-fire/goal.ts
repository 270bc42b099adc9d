import type { ParamsOfContract } from '../../definition/simulator.ts'
import { yearsWithinCentury } from '../../finance/duration.ts'
import { capitalToRetire, type Retirement } from '../../finance/retirement.ts'
import { monthsToRetire, type Saver } from '../../finance/retirement-date.ts'
import { exceeds, reaches } from '../../units/money.ts'
import { annualRate } from '../../units/rate.ts'
import type { contract } from './contract.ts'

/**
 * The target of a withdrawal rate in today's euros, and the time to reach it.
 * Used by `find-warnings.ts`, `goal.explain.ts` and `simulate.ts`.
 */
export interface Goal {
  /** Capital needed at the date of independence; that of today when it is never reached. */
  readonly target: number
  /** Years to reach it; `null` when it is never reached or takes over a century. */
  readonly years: number | null
  /** Whether the current capital is enough. */
  readonly isReached: boolean
}

/**
 * The goal of a saver at a withdrawal rate in percent a year. Used by `goal.explain.ts` and `simulate.ts`.
 * @param saver capital and monthly deposits in today's euros, with the monthly yield after inflation.
 */
export function goalAt(
  params: ParamsOfContract<typeof contract>,
  saver: Saver,
  withdrawalPercent: number,
): Goal {
  const retirement = retirementOf(params, withdrawalPercent)
  const targetIn = (months: number) =>
    capitalToRetire(
      { ...retirement, monthsToPension: Math.max(0, retirement.monthsToPension - months) },
      saver.rate,
    )
  const today = targetIn(0)
  if (reaches(saver.capital, today)) return { target: today, years: 0, isReached: true }
  const months = monthsToRetire(saver, retirement)
  const years = yearsWithinCentury(months)
  const target = months === undefined || years === null ? today : targetIn(months)
  return { target, years, isReached: false }
}

/**
 * The retirement of the parameters at a withdrawal rate in percent a year; the pension is counted from today. Used by
 * `goal.explain.ts`.
 */
export const retirementOf = (
  params: ParamsOfContract<typeof contract>,
  withdrawalPercent: number,
): Retirement => ({
  spending: params.depenses,
  withdrawalRate: annualRate(withdrawalPercent),
  tax: params.fiscalite_retrait / 100,
  pension: params.pension,
  monthsToPension: monthsToPension(params),
})

/** Months until the pension; 0 when it has started, and without an age, as there is then no pension. */
const monthsToPension = ({ age, age_pension }: ParamsOfContract<typeof contract>): number =>
  age === undefined ? 0 : Math.max(0, 12 * (age_pension - age))

/** Whether the target is under half a cent. Used by `find-warnings.ts` and `simulate.ts`. */
export const isZero = ({ target }: Goal): boolean => !exceeds(target, 0)
