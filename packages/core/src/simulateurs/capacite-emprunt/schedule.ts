import { presentValue } from '../../finance/compound.ts'
import { effectiveRate, effectiveRateOf } from '../../finance/effective-rate.ts'
import { type AnnualRate, toPercent } from '../../units/rate.ts'
import { type Funding, levelOf } from './funding.ts'
import { annuityOf, shareRepaid, type Terms, zeroRateValue } from './terms.ts'

/** What a year of both loans costs, in euros, and what is owed at its end. Used by `simulate.ts`. */
export interface ScheduleYear {
  /** The year, from 1. */
  readonly year: number
  /** Interest and principal of the main loan. */
  readonly main: number
  /** Payments of the zero-rate loan. */
  readonly zeroRate: number
  /** Insurance of both loans. */
  readonly insurance: number
  /** What is owed on both loans at the end of the year. */
  readonly owed: number
}

/** How many of the months `from + 1` to `to` are in a year. */
const monthsIn = (year: number, from: number, to: number): number =>
  Math.max(0, Math.min(12 * year, to) - Math.max(12 * (year - 1), from))

/**
 * The payment of a month of the main loan after the deferral, in euros, with nothing of the zero-rate loan
 * taken off.
 */
const mainPayment = (funding: Funding, terms: Terms): number =>
  funding.isSmoothed
    ? levelOf(funding, terms) - terms.premium * (funding.main + funding.zeroRate)
    : funding.main / annuityOf(terms)

/** Both loans year by year, until the last payment of either. Used by `simulate.ts`. */
export function scheduleOf(funding: Funding, terms: Terms): readonly ScheduleYear[] {
  const { main, zeroRate, repaid, isSmoothed } = funding
  const { months, deferral, rate, premium } = terms
  const last = main > 0 ? Math.max(months, repaid?.to ?? 0) : 0
  const payment = mainPayment(funding, terms)
  const monthly = repaid ? zeroRate * shareRepaid(repaid) : 0
  return Array.from({ length: last / 12 }, (_, index) => {
    const year = index + 1
    const ofMain = monthsIn(year, 0, months)
    const deferred = monthsIn(year, 0, deferral)
    const ofZero = repaid ? monthsIn(year, repaid.from, repaid.to) : 0
    const both = isSmoothed && repaid ? monthsIn(year, repaid.from, Math.min(repaid.to, months)) : 0
    return {
      year,
      main: deferred * main * rate + (ofMain - deferred) * payment - both * monthly,
      zeroRate: ofZero * monthly,
      insurance: premium * (ofMain * main + (repaid ? monthsIn(year, 0, repaid.to) * zeroRate : 0)),
      owed: owedAfter(funding, terms, payment, 12 * year),
    }
  })
}

/** What is owed on both loans after so many months: the value of what is left to pay. */
function owedAfter(funding: Funding, terms: Terms, payment: number, paid: number): number {
  const { main, zeroRate, repaid, isSmoothed } = funding
  const { months, deferral, rate } = terms
  const level = paid <= deferral ? main : payment * presentValue(rate, Math.max(0, months - paid))
  const taken = isSmoothed && repaid ? zeroRate * zeroRateValue(terms, repaid, paid) : 0
  const owedOfZero = repaid
    ? zeroRate * (1 - shareRepaid(repaid) * Math.max(0, Math.min(paid, repaid.to) - repaid.from))
    : 0
  return level - taken + owedOfZero
}

/** The total of the first month, in euros. Used by `simulate.ts`. */
export function firstPayment(funding: Funding, terms: Terms): number {
  const { main, zeroRate, repaid, isSmoothed } = funding
  const insurance = terms.premium * (main + zeroRate)
  if (isSmoothed) return levelOf(funding, terms)
  const ofZero = repaid?.from === 0 ? zeroRate * shareRepaid(repaid) : 0
  const ofMain = terms.deferral > 0 ? main * terms.rate : main / annuityOf(terms)
  return ofMain + ofZero + insurance
}

/** In percent: above it, a fee takes nearly all the loan, and the rate means nothing. */
const HIGHEST_TAEG = 1e5

/**
 * The TAEG of the main loan in percent: its payments with its own insurance, against what is lent less the guarantee
 * and the fee; `null` without a loan, or where the fee leaves nearly nothing of it. Used by `explain-steps.ts` and
 * `simulate.ts`.
 * @param costs guarantee and fee, in euros.
 */
export function taegOf(funding: Funding, terms: Terms, costs: number): number | null {
  const rate = effectiveRateOfMain(funding, terms, costs)
  const percent = rate === undefined ? undefined : toPercent(rate)
  return percent === undefined || percent > HIGHEST_TAEG ? null : percent
}

/** The yearly effective rate of the main loan, as a fraction; `undefined` where nothing is received. */
function effectiveRateOfMain(funding: Funding, terms: Terms, costs: number): AnnualRate | undefined {
  const { main, zeroRate, repaid, isSmoothed } = funding
  const { months, deferral, rate, premium } = terms
  const received = main - costs
  if (!(received > 0)) return undefined
  const payment = mainPayment(funding, terms) + premium * main
  if (deferral === 0 && !isSmoothed) return effectiveRate({ received, payment, months })
  const taken = isSmoothed && repaid ? zeroRate * shareRepaid(repaid) : 0
  const isTaken = (month: number) => repaid !== undefined && month > repaid.from && month <= repaid.to
  const payments = Array.from({ length: months }, (_, index) => {
    if (index < deferral) return main * (rate + premium)
    return payment - (isTaken(index + 1) ? taken : 0)
  })
  return effectiveRateOf(received, payments)
}
