/**
 * A loan repaid by equal payments at the end of every month. `n` months at the monthly rate `m`, of 0 or more;
 * French lenders quote `m` as a twelfth of the yearly rate (`proportionalMonthly`). Sources of the equations:
 * Kellison, The Theory of Interest, ch. 5; Excel's PMT, CUMIPMT. Used by `immobilier`, `achat-location`,
 * `cout-dette` and `schedule.ts`.
 */
import type { MonthlyRate } from '../units/rate.ts'
import { presentValue } from './compound.ts'

/**
 * The payment of every month, in euros: `P·m / (1 - (1 + m)^-n)`, and `P/n` at rate 0. Without insurance, unrounded;
 * `months` is 1 or more. Used by `schedule.ts` and `achat-location/plan.ts`.
 * @example monthlyPayment(200000, proportionalMonthly(annualRate(3.5)), 240) // 1159.92
 */
export const monthlyPayment = (principal: number, rate: MonthlyRate, months: number): number =>
  principal / presentValue(rate, months)

/**
 * A loan as it is signed: `months` equal payments at the end of each month repay the principal. Used by
 * `cout-dette/plan.ts` and `immobilier/purchase.ts`.
 */
export interface Loan {
  /** Euros lent. */
  readonly principal: number
  readonly rate: MonthlyRate
  readonly months: number
  /** Euros a month, without insurance. */
  readonly payment: number
}

/**
 * A loan with its payment, computed once. Used by `cout-dette/plan.ts` and `immobilier/purchase.ts`.
 * @example loanOf(200000, proportionalMonthly(annualRate(3.5)), 240).payment // 1159.92
 */
export const loanOf = (principal: number, rate: MonthlyRate, months: number): Loan => ({
  principal,
  rate,
  months,
  payment: monthlyPayment(principal, rate, months),
})

/**
 * Euros still owed after `paid` payments: the present value of those to come, `A(1 - (1 + m)^-(n - paid))/m`,
 * where `A` is the payment. From the last payment on, exactly 0.
 *
 * The textbook's `P(1 + m)^k - A((1 + m)^k - 1)/m` subtracts two large numbers; this product loses nothing. Used by
 * `cout-dette/early.ts`, `cout-dette/table.ts` and `immobilier/purchase.ts`.
 * @example remainingBalance(loanOf(200000, proportionalMonthly(annualRate(3.5)), 240), 60) // 162253.15
 */
export function remainingBalance({ principal, rate, months, payment }: Loan, paid: number): number {
  if (paid <= 0) return principal
  return paid >= months ? 0 : payment * presentValue(rate, months - paid)
}

/**
 * Euros of interest within the payments `from` to `to`, both included and counted from 1: all that is paid,
 * less the fall of the debt. Nothing is due before the first payment nor after the last, nor at rate 0. Used
 * by `cout-dette/table.ts` and `immobilier/purchase.ts`.
 * @example interestPaid(loanOf(125000, (0.09 / 12) as MonthlyRate, 360), 13, 24) // 11135.23
 */
export function interestPaid(loan: Loan, from: number, to: number): number {
  const before = Math.max(from, 1) - 1
  const last = Math.min(to, loan.months)
  if (last <= before || loan.rate === 0) return 0
  return (last - before) * loan.payment - (remainingBalance(loan, before) - remainingBalance(loan, last))
}
