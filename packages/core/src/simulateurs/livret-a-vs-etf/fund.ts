import { futureValue } from '../../finance/compound.ts'
import { expm1, log1p } from '../../units/exact-math.ts'
import { type AnnualRate, equivalentMonthly, type MonthlyRate } from '../../units/rate.ts'
import { taxOf, type Wrapper } from './wrapper.ts'

/** Savings in an index fund: euros at the start and at the end of each month. */
export interface Fund {
  readonly capital: number
  readonly deposit: number
  /** The yield after fees. */
  readonly net: AnnualRate
}

/** The fund after some years, before and after the tax of a full withdrawal. */
export interface FundYear {
  readonly paidIn: number
  readonly gross: number
  readonly tax: number
  readonly left: number
}

/** All that was paid in after some years. */
const paidInAfter = ({ capital, deposit }: Fund, years: number): number => capital + 12 * deposit * years

/** The fund at the end of each year, withdrawn whole that year. */
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

/** How many deviations from the middle leave one outcome in ten beyond, on each side, if yields are normal. */
export const TENTH = 1.28155

/**
 * What is left of the fund at a yield that strays from its own: when yields stray by `v` a year, their average over n
 * years strays by `v/√n` in logarithm, and z times as far becomes `(1+r)·exp(z·v/√n) - 1`.
 * @param straying z·v, a fraction; negative for a worse yield.
 */
export function fundLeftAt(fund: Fund, years: number, wrapper: Wrapper, straying: number): number {
  const strayed = expm1(log1p(fund.net) + straying / Math.sqrt(years)) as AnnualRate
  return fundAfter(fund, years, equivalentMonthly(strayed), wrapper).left
}
