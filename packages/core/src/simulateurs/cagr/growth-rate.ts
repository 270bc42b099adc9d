import { type Account, accountValue } from '../../finance/account.ts'
import { cagr } from '../../finance/return.ts'
import { findRootOutward } from '../../finance/root.ts'
import { expm1 } from '../../units/exact-math.ts'
import { type AnnualRate, compoundedYearly, isSensible, type MonthlyRate } from '../../units/rate.ts'

/** One pace, told by the year and by the month: of two that round to -100 % a year, the months may differ. */
export interface Pace {
  readonly yearly: AnnualRate
  readonly monthly: MonthlyRate
}

/** The search's ends, as `ln(1 + m)`: 2.6e12 % a year, and the last months that doubles tell from -100 %. */
const FASTEST = 2
const SLOWEST = -40

/** On `ln(1 + m)`: a century of months later, 1e11 € are still right to the cent. */
const TOLERANCE = 1e-18

/** The pace at which an account reaches `end` after `span` years; `null` when there is none or it is absurd. */
export function paceOf(account: Account, end: number, span: number): Pace | null {
  const pace = account.deposits > 0 ? weighted(account, end, span) : compound(account.capital, end, span)
  return pace === null || !isSensible(pace.yearly) ? null : pace
}

/** `(end / start)^(1/n) - 1`, n counted in years, then in months. */
const compound = (start: number, end: number, span: number): Pace => ({
  yearly: cagr(start, end, span),
  monthly: cagr(start, end, 12 * span) as number as MonthlyRate,
})

/**
 * With deposits, the solution of `V(m) = end`: one at the most, since the end value rises with the rate. At -100 %
 * only what came in on the last day is left: no rate explains an end below that.
 */
function weighted(account: Account, end: number, span: number): Pace | null {
  const { capital, deposit, deposits } = account
  const unspoilt = deposits === 12 * span ? deposit : 0
  if (end < unspoilt) return null
  const excess = (x: number) => accountValue(account, 12 * x, span) - end
  const gains = end > capital + deposit * deposits
  const x = findRootOutward(excess, 0, gains ? FASTEST : SLOWEST, 1 / deposits, { tolerance: TOLERANCE })
  if (x === undefined && gains) return null
  const monthly = (x === undefined ? -1 : expm1(x)) as MonthlyRate
  return { yearly: compoundedYearly(monthly), monthly }
}
