import { annuityReturn } from '../../finance/annuity-return.ts'
import { futureValue, growth, type Timing } from '../../finance/compound.ts'
import { type AnnualRate, compoundedYearly, type MonthlyRate } from '../../units/rate.ts'

/** Money that goes in month after month while the rest waits in a pot. */
export interface Spread {
  /** Euros invested at the start. */
  readonly capital: number
  /** Euros that pass from the pot to the investment each month. */
  readonly deposit: number
  /** How many months they do: the pot begins with as many deposits. */
  readonly deposits: number
  readonly timing: Timing
}

/** The euros already paid in after some months. */
export const investedAfter = ({ capital, deposit, deposits }: Spread, months: number): number =>
  capital + deposit * Math.min(months, deposits)

/** What the investment alone is worth after some months: deposits, then growth without them. */
export function investmentAfter(spread: Spread, rate: MonthlyRate, months: number): number {
  const { capital, deposit, deposits, timing } = spread
  const paid = Math.min(months, deposits)
  return futureValue({ capital, deposit, rate, months: paid, timing }) * growth(rate, months - paid)
}

/**
 * The interest of the waiting pot after some months: what is in it less the deposits still to come. Once the
 * last deposit has left, it goes on earning.
 *
 * It also tells both paths apart: at the yield of the investment, a pot would leave those who spread with as
 * much as those who do not. So the gap is this interest at that yield less the interest really earned.
 *
 * A deposit of the start of the month never waits for the first one: it leaves before anything is earned.
 */
export function waitingInterest(spread: Spread, rate: MonthlyRate, months: number): number {
  const { deposit, deposits, timing } = spread
  const paid = Math.min(months, deposits)
  const atOnce = timing === 'start' ? 1 : 0
  const waiting = deposit * (deposits - atOnce)
  const pot = futureValue({ capital: waiting, deposit: -deposit, rate, months: paid - atOnce })
  return (pot * growth(rate, atOnce) - deposit * (deposits - paid)) * growth(rate, months - paid)
}

/** The yearly rate at which the deposits, each from its own date, reach `final` in month `months`; if any. */
export function spreadReturn(spread: Spread, final: number, months: number): AnnualRate | undefined {
  const { capital, deposit, deposits, timing } = spread
  const atStart = timing === 'start'
  const rate = annuityReturn({
    first: -(atStart ? capital + deposit : capital),
    monthly: -deposit,
    months: atStart ? deposits - 1 : deposits,
    last: final,
    lastAt: months,
  })
  return rate === undefined ? undefined : compoundedYearly(rate)
}
