/**
 * A loan repaid early, in part: the two ways to pay the rest. Shortened, it keeps its payment and ends sooner; with
 * lower payments, it keeps its months and pays less. Equations: those of `loan.ts`, solved for the months left.
 * Used by `cout-dette`.
 */

import { exp, log1p } from '../units/exact-math.ts'
import { exceeds } from '../units/money.ts'
import type { MonthlyRate } from '../units/rate.ts'
import { prepareRate, presentValue } from './compound.ts'

/** What is still to be paid of a loan: `months` equal payments at the end of each month, in euros. */
export interface LoanToCome {
  /** Euros a month. */
  readonly payment: number
  readonly rate: MonthlyRate
  /** Whole months, 1 or more. */
  readonly months: number
}

/** How the rest is paid, in euros. */
export interface Rest {
  /** The usual payment, 0 when nothing is left; a shortened loan's last one is smaller. */
  readonly payment: number
  /** Whole months in which something is paid. */
  readonly months: number
  /** The payments that these months make: a shortened loan's last one is a part of a payment. */
  readonly payments: number
  /**
   * What is owed at the start of each of these months, added up. Interest is this times the monthly rate, and so
   * is whatever else is charged on the balance.
   */
  readonly euroMonths: number
}

/** A monthly rate below this is treated as 0: it changes no cent, and the formulas would lose precision. */
const NEGLIGIBLE_RATE = 1e-18

/** The same loan as `Rest`, before anything is repaid early. Used by `cout-dette/early.ts`. */
export const unchanged = ({ payment, rate, months }: LoanToCome): Rest => ({
  payment,
  months,
  payments: months,
  euroMonths: euroMonths(payment, zeroIfNegligible(rate), months, months),
})

/**
 * The rest with the same payment and fewer months. A repayment `R` today would have grown to `R(1 + m)^n` at
 * the end: it replaces the last `ln(1 + R·m·(1 + m)^n / A) / ln(1 + m)` payments, `R/A` at rate 0, where `A`
 * is the payment. The last month pays a part of a payment; a part under half a cent makes no month. Used by
 * `cout-dette/early.ts`.
 * @param repaid euros, from 0 to what is owed.
 * @example
 * // 200 000 € at 3.5 % over 20 years, 20 000 € repaid after 5: 153 months instead of 180
 * withFewerMonths({ payment: 1159.919436, rate: (0.035 / 12) as MonthlyRate, months: 180 }, 20000).months // 153
 */
export function withFewerMonths(loan: LoanToCome, repaid: number): Rest {
  const { payment, months } = loan
  const rate = zeroIfNegligible(loan.rate)
  const share = repaid / payment
  const gone = rate === 0 ? share : log1p(share * rate * exp(months * log1p(rate))) / log1p(rate)
  const left = Math.max(0, months - gone)
  const whole = Math.floor(left)
  const kept = exceeds(lastPayment({ payment, rate }, left), 0) ? whole + 1 : whole
  return {
    payment: kept === 0 ? 0 : payment,
    months: kept,
    payments: kept === 0 ? 0 : left,
    euroMonths: euroMonths(payment, rate, left, kept),
  }
}

/**
 * What the last month of a shortened loan pays, in euros: the part of a payment that is left after the whole ones.
 * Used by `cout-dette/early.explain.ts`.
 * @param left payments, the last one being a part.
 * @example lastPayment({ payment: 100, rate: 0 as MonthlyRate }, 6.5) // 50
 */
export const lastPayment = ({ payment, rate }: Pick<LoanToCome, 'payment' | 'rate'>, left: number): number =>
  payment * presentValue(rate, left - Math.floor(left)) * (1 + rate)

/**
 * The rest with the same months and a payment reduced in proportion to what is owed. When one payment of half
 * a cent would clear the rest, nothing is left to pay. Used by `cout-dette/early.ts`.
 * @param repaid euros, from 0 to what is owed.
 * @example
 * // the same loan: payments of 1 016.94 € instead of 1 159.92 €
 * withLowerPayments({ payment: 1159.919436, rate: (0.035 / 12) as MonthlyRate, months: 180 }, 20000).payment
 */
export function withLowerPayments(loan: LoanToCome, repaid: number): Rest {
  const rate = zeroIfNegligible(loan.rate)
  const owed = loan.payment * presentValue(rate, loan.months)
  const left = owed - repaid
  if (!exceeds(left * (1 + rate), 0)) return { payment: 0, months: 0, payments: 0, euroMonths: 0 }
  return unchanged({ ...loan, payment: loan.payment * (left / owed) })
}

/**
 * Euros owed of a rest once some of its months are paid; 0 once all are. Used by `cout-dette/early.ts`.
 * @param paid whole months, from 0.
 * @example owedAfter(withFewerMonths(loan, 20000), loan.rate, 0) // 142 253.15, of 162 253.15 before
 */
export const owedAfter = ({ payment, months, payments }: Rest, rate: MonthlyRate, paid: number): number =>
  paid < months ? payment * presentValue(zeroIfNegligible(rate), payments - paid) : 0

const zeroIfNegligible = (rate: MonthlyRate): MonthlyRate =>
  rate < NEGLIGIBLE_RATE ? (0 as MonthlyRate) : rate

/**
 * The sum, in euros, of the balances at the start of the first `months` months, with `left` payments to go at the
 * first of them.
 */
function euroMonths(payment: number, rate: MonthlyRate, left: number, months: number): number {
  const prepared = prepareRate(rate)
  let sum = 0
  for (let month = 0; month < months; month += 1) sum += presentValue(prepared, left - month)
  return payment * sum
}
