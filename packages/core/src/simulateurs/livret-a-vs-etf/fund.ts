import { futureValue } from '../../finance/compound.ts'
import { deviatedYield } from '../../finance/yield-deviation.ts'
import { type AnnualRate, equivalentMonthly, type MonthlyRate } from '../../units/rate.ts'
import { taxOf, type Wrapper } from './wrapper.ts'

/**
 * Savings in an index fund: euros at the start and at the end of each month.
 * Used by `account.explain.ts` and `simulate.ts`.
 */
export interface Fund {
  /** Paid at the start. */
  readonly capital: number
  /** Paid at the end of each month. */
  readonly deposit: number
  /** The yearly yield after fees. */
  readonly net: AnnualRate
}

/** The fund after some years, in euros, before and after the tax of a full withdrawal. */
export interface FundYear {
  /** All deposits since the start, the initial capital included. */
  readonly paidIn: number
  /** The capital before tax. */
  readonly gross: number
  /** Income tax and social levies of a full withdrawal. */
  readonly tax: number
  /** The capital after that tax. */
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

/** The fund after whole years, at a monthly yield after fees. */
function fundAfter(fund: Fund, years: number, rate: MonthlyRate, wrapper: Wrapper): FundYear {
  const { capital, deposit } = fund
  const paidIn = paidInAfter(fund, years)
  const gross = futureValue({ capital, deposit, rate, months: 12 * years })
  const tax = taxOf(wrapper, years, gross, paidIn)
  return { paidIn, gross, tax, left: gross - tax }
}

/**
 * The fund after tax at a yield that deviates from its own over the years. Used by `simulate.ts`.
 * @param deviation in standard deviations times the yearly volatility, a fraction; negative for a lower yield.
 */
export function fundLeftAt(fund: Fund, years: number, wrapper: Wrapper, deviation: number): number {
  const rate = equivalentMonthly(deviatedYield(fund.net, deviation, years))
  return fundAfter(fund, years, rate, wrapper).left
}
