/** A loan month by month: the exact one, for `cout-dette`, and the one a bank prints, in whole cents. */
import type { MonthlyRate } from '../units/rate.ts'
import { roundHalfAway } from '../units/rounding.ts'
import { prepareRate, presentValue } from './compound.ts'
import { monthlyPayment } from './loan.ts'

/** One month of a loan, in euros. `payment = interest + principal`; `balance` is owed after the payment. */
export interface LoanRow {
  /** Counted from 1. */
  readonly month: number
  readonly payment: number
  readonly interest: number
  /** The part of the payment that repays the loan. */
  readonly principal: number
  readonly balance: number
}

/**
 * The unrounded schedule of a loan of `principal` euros at the monthly rate `m`: interest is `m` times what
 * was owed, and the rest of the payment repays.
 *
 * Each balance is the present value of the payments to come, not what the row before leaves: an error would otherwise
 * grow by `1 + m` every month. The last balance is exactly 0. Used by `cout-dette/table.ts`.
 * @throws RangeError unless `months` is a whole number of 1 or more.
 * @example schedule(1000, 0.01 as MonthlyRate, 2) // two payments of 507.51, 10.00 then 5.02 of interest
 */
export function schedule(principal: number, rate: MonthlyRate, months: number): LoanRow[] {
  requireWholeMonths(months)
  const payment = monthlyPayment(principal, rate, months)
  const prepared = prepareRate(rate)
  const rows: LoanRow[] = []
  let owed = principal
  for (let month = 1; month <= months; month++) {
    const interest = owed * rate
    owed = payment * presentValue(prepared, months - month)
    rows.push({ month, payment, interest, principal: payment - interest, balance: owed })
  }
  return rows
}

/**
 * The schedule in whole cents: payment and interest are rounded half away from zero every month, the balance is kept
 * in cents, and the last payment clears it, so it differs from the others by a few cents. A payment never exceeds
 * what is owed: on a loan of a few cents the last months may be empty. No simulator uses it: independent vectors
 * check it (docs/decisions/0029-known-shortcomings.md). Exported for `loan-vectors.test.ts` and `schedule.test.ts`.
 * @throws RangeError unless `months` is a whole number of 1 or more.
 * @example scheduleToTheCent(1000, 0.01 as MonthlyRate, 2) // payments of 507.51 and 507.51, interest 10.00 and 5.02
 */
export function scheduleToTheCent(principal: number, rate: MonthlyRate, months: number): LoanRow[] {
  requireWholeMonths(months)
  const usual = toCents(monthlyPayment(principal, rate, months))
  const rows: LoanRow[] = []
  let owed = toCents(principal)
  for (let month = 1; month <= months; month++) {
    const interest = interestToTheCent(owed, rate)
    const due = owed + interest
    const payment = toCents(month === months ? due : Math.min(usual, due))
    owed = toCents(due - payment)
    rows.push({ month, payment, interest, principal: toCents(payment - interest), balance: owed })
  }
  return rows
}

/**
 * The interest of a month. Exactly half a cent must be rounded up, yet the product of two doubles may be
 * slightly less: each factor has a relative error of 2^-53 and so does their product. Adding 2^-51 outweighs
 * that. It cannot lift any other fraction to a half: balances in cents times a rate of a few decimals come no
 * nearer to one.
 */
const interestToTheCent = (owed: number, rate: MonthlyRate): number => toCents(owed * rate * (1 + 2 ** -51))

const toCents = (euros: number): number => roundHalfAway(euros, 2)

function requireWholeMonths(months: number): void {
  if (!(Number.isInteger(months) && months >= 1)) throw new RangeError(`${months} is not a number of months`)
}
