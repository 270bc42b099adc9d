import { type Account, accountValue } from '../../finance/account.ts'
import { cagr } from '../../finance/return.ts'
import { findRootOutward } from '../../finance/root.ts'
import { expm1 } from '../../units/exact-math.ts'
import { type AnnualRate, compoundedYearly, isSensible, type MonthlyRate } from '../../units/rate.ts'

/** A growth rate by year and by month, as fractions. Two rates that round to -100 % a year can differ by month. */
export interface GrowthRate {
  readonly yearly: AnnualRate
  readonly monthly: MonthlyRate
}

/**
 * Bounds of the search on `ln(1 + m)`, `m` being the monthly rate as a fraction: 2.6e12 % a year, and the smallest
 * factor that doubles separate from 0.
 */
const HIGHEST = 2
const LOWEST = -40

/** Tolerance on `ln(1 + m)`: after a century, 1e11 € are still exact to the cent. */
const TOLERANCE = 1e-18

/**
 * The rate at which an account reaches `end` euros after `span` years; `null` when none exists, or when it exceeds
 * 1e9 %. Called by `simulate.ts` and `explain.ts`.
 */
export function growthRateOf(account: Account, end: number, span: number): GrowthRate | null {
  const rate =
    account.deposits > 0
      ? rateWithDeposits(account, end, span)
      : rateWithoutDeposits(account.capital, end, span)
  return rate === null || !isSensible(rate.yearly) ? null : rate
}

/** `(end / start)^(1/n) - 1`, n counted in years, then in months. */
const rateWithoutDeposits = (start: number, end: number, span: number): GrowthRate => ({
  yearly: cagr(start, end, span),
  monthly: cagr(start, end, 12 * span) as number as MonthlyRate,
})

/**
 * With deposits, the solution of `V(m) = end`: unique, since the end value rises with the rate. At -100 % only the
 * deposit of the last day is left: no rate leads to an end below it.
 */
function rateWithDeposits(account: Account, end: number, span: number): GrowthRate | null {
  const { capital, deposit, deposits } = account
  const lastDayDeposit = deposits === 12 * span ? deposit : 0
  if (end < lastDayDeposit) return null
  // Euros above `end` at the rate `x = ln(1 + m)`.
  const excess = (x: number) => accountValue(account, 12 * x, span) - end
  const gains = end > capital + deposit * deposits
  const x = findRootOutward(excess, 0, gains ? HIGHEST : LOWEST, 1 / deposits, { tolerance: TOLERANCE })
  if (x === undefined && gains) return null
  const monthly = (x === undefined ? -1 : expm1(x)) as MonthlyRate
  return { yearly: compoundedYearly(monthly), monthly }
}
