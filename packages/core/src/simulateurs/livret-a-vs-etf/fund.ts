import { futureValue } from '../../finance/compound.ts'
import { expm1, log1p } from '../../units/exact-math.ts'
import { type AnnualRate, equivalentMonthly, type MonthlyRate } from '../../units/rate.ts'
import { taxOf, type Wrapper } from './wrapper.ts'

/**
 * Savings in an index fund: euros at the start and at the end of each month.
 * Used by `account.explain.ts`, `simulate.ts` and `tax.explain.ts`.
 */
export interface Fund {
  readonly capital: number
  readonly deposit: number
  /** The yield after fees. */
  readonly net: AnnualRate
}

/** The fund after some years, in euros, before and after the tax of a full withdrawal. */
export interface FundYear {
  /** All deposits since the start, the initial capital included. */
  readonly paidIn: number
  /** The capital before tax; `left` is what remains after it. */
  readonly gross: number
  readonly tax: number
  readonly left: number
}

/** Total paid in after some years, in euros. */
const paidInAfter = ({ capital, deposit }: Fund, years: number): number => capital + 12 * deposit * years

/**
 * The fund at the end of each year, as if withdrawn in full that year. Used by `account.explain.ts` and
 * `simulate.ts`.
 */
export function fundYears(fund: Fund, years: number, wrapper: Wrapper): readonly FundYear[] {
  const rate = equivalentMonthly(fund.net)
  return Array.from({ length: years }, (_, index) => fundAfter(fund, index + 1, rate, wrapper))
}

function fundAfter(fund: Fund, years: number, rate: MonthlyRate, wrapper: Wrapper): FundYear {
  const { capital, deposit } = fund
  const paidIn = paidInAfter(fund, years)
  const gross = futureValue({ capital, deposit, rate, months: 12 * years })
  const tax = taxOf(wrapper, years, gross, paidIn)
  return { paidIn, gross, tax, left: gross - tax }
}

/** The 10 % quantile of the normal distribution, in standard deviations. Used by `simulate.ts` and `tax.explain.ts`. */
export const TENTH = 1.28155

/**
 * The fund after tax at a yield that deviates from its own. With a yearly volatility `v`, the mean logarithmic yield
 * over n years has the deviation `v/√n`, and z deviations give the yield `(1+r)·exp(z·v/√n) - 1`. Used by
 * `simulate.ts`.
 * @param deviation z·v, a fraction; negative for a lower yield.
 */
export function fundLeftAt(fund: Fund, years: number, wrapper: Wrapper, deviation: number): number {
  const deviated = expm1(log1p(fund.net) + deviation / Math.sqrt(years)) as AnnualRate
  return fundAfter(fund, years, equivalentMonthly(deviated), wrapper).left
}
