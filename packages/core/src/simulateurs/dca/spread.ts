import { annuityReturn } from '../../finance/annuity-return.ts'
import { futureValue, growth, type PreparedRate, type Timing } from '../../finance/compound.ts'
import { type AnnualRate, compoundedYearly, type MonthlyRate } from '../../units/rate.ts'

/** Monthly deposits taken from money that waits. Used by `history.ts` and `simulate.ts`. */
export interface Spread {
  /** Euros invested at the start. */
  readonly capital: number
  /** Euros moved each month from the waiting money to the investment. */
  readonly deposit: number
  /** Number of monthly deposits; the waiting money starts as their sum. */
  readonly deposits: number
  /** Whether a deposit is made at the start or at the end of its month. */
  readonly timing: Timing
}

/** The euros invested after some months, without their growth. Used by `history.ts` and `simulate.ts`. */
export const investedAfter = ({ capital, deposit, deposits }: Spread, months: number): number =>
  capital + deposit * Math.min(months, deposits)

/** The euros that are still to be invested after some months. Used by `simulate.ts`. */
export const stillWaiting = ({ deposit, deposits }: Spread, months: number): number =>
  deposit * (deposits - Math.min(months, deposits))

/**
 * The value of the investment after some months, in euros: deposits, then growth without them. Used by `simulate.ts`.
 */
export function investmentAfter(spread: Spread, rate: MonthlyRate | PreparedRate, months: number): number {
  const { capital, deposit, deposits, timing } = spread
  const paid = Math.min(months, deposits)
  return futureValue({ capital, deposit, rate, months: paid, timing }) * growth(rate, months - paid)
}

/**
 * The interest of the waiting money after some months: its balance less the deposits still to come. It keeps earning
 * after the last deposit.
 *
 * It also gives the gap between both paths. At the yield of the investment, waiting would cost nothing: so the gap is
 * this interest at that yield less the interest earned.
 *
 * The first deposit at the start of a month earns no interest before it is invested. Used by `history.ts`,
 * `replay.ts` and `simulate.ts`.
 */
export function waitingInterest(spread: Spread, rate: MonthlyRate | PreparedRate, months: number): number {
  const { deposit, deposits, timing } = spread
  const paid = Math.min(months, deposits)
  const withoutInterest = timing === 'start' ? 1 : 0 // months, and deposits, before any interest
  const waiting = deposit * (deposits - withoutInterest)
  const balance = futureValue({ capital: waiting, deposit: -deposit, rate, months: paid - withoutInterest })
  return (
    (balance * growth(rate, withoutInterest) - stillWaiting(spread, months)) * growth(rate, months - paid)
  )
}

/**
 * The yearly rate at which the deposits, each from its own date, reach `final` euros in month `months`; `undefined`
 * where there is none. Used by `simulate.ts`.
 */
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
