import type { Asked } from '../../definition/simulator.ts'
import { yearsWithinCentury } from '../../finance/duration.ts'
import { capitalToRetire } from '../../finance/retirement.ts'
import { monthsToRetire, type Saver } from '../../finance/retirement-date.ts'
import { exceeds, reaches } from '../../units/money.ts'
import { annualRate } from '../../units/rate.ts'
import type { contract } from './contract.ts'

/** What one withdrawal rate asks for, and when the saver gets there. */
export interface Goal {
  /** Needed at the date of independence; today when it never comes. */
  readonly target: number
  /** Years to it; `null` when it never comes or takes over a century. */
  readonly years: number | null
  /** Whether today's capital is enough today. */
  readonly reached: boolean
}

/** The goal of a saver who will withdraw that many percent of the capital a year. */
export function goalAt(params: Asked<typeof contract>, saver: Saver, withdrawalPercent: number): Goal {
  const retirement = {
    spending: params.depenses,
    withdrawalRate: annualRate(withdrawalPercent),
    tax: params.fiscalite_retrait / 100,
    pension: params.pension,
    monthsToPension: monthsToPension(params),
  }
  const targetIn = (months: number) =>
    capitalToRetire(
      { ...retirement, monthsToPension: Math.max(0, retirement.monthsToPension - months) },
      saver.rate,
    )
  const today = targetIn(0)
  if (reaches(saver.capital, today)) return { target: today, years: 0, reached: true }
  const months = monthsToRetire(saver, retirement)
  const years = yearsWithinCentury(months)
  const target = months === undefined || years === null ? today : targetIn(months)
  return { target, years, reached: false }
}

/** From today; 0 once past, and without an age, since then there is no pension. */
const monthsToPension = ({ age, age_pension }: Asked<typeof contract>): number =>
  age === undefined ? 0 : Math.max(0, 12 * (age_pension - age))

/** Whether the target is under half a cent. */
export const isNothing = ({ target }: Goal): boolean => !exceeds(target, 0)
