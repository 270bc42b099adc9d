/**
 * A loan repaid by equal payments at the end of every month. `n` months at the monthly rate `m`, of 0 or more;
 * French lenders quote `m` as a twelfth of the yearly rate (`proportionalMonthly`).
 * Sources of the equations: Kellison, The Theory of Interest, ch. 5; Excel's PMT, CUMIPMT.
 */
import type { MonthlyRate } from '../units/rate.ts'
import { presentValue } from './compound.ts'

/**
 * The payment of every month: `P·m / (1 - (1 + m)^-n)`, and `P/n` at rate 0.
 * Without insurance, unrounded; `months` is 1 or more.
 * @example monthlyPayment(200000, proportionalMonthly(annualRate(3.5)), 240) // 1159.92
 */
export const monthlyPayment = (principal: number, rate: MonthlyRate, months: number): number =>
  principal / presentValue(rate, months)

/**
 * What is still owed after `paid` payments: the present value of those to come,
 * `P·(1 - (1 + m)^-(n - paid)) / (1 - (1 + m)^-n)`. From the last payment on, exactly 0.
 *
 * The textbook's `P(1 + m)^k - A((1 + m)^k - 1)/m` subtracts two large numbers; this quotient loses nothing.
 * @example remainingBalance(200000, proportionalMonthly(annualRate(3.5)), 240, 60) // 162253.15
 */
export const remainingBalance = (
  principal: number,
  rate: MonthlyRate,
  months: number,
  paid: number,
): number =>
  paid >= months ? 0 : principal * (presentValue(rate, months - paid) / presentValue(rate, months))

/**
 * Interest within the payments `from` to `to`, both included and counted from 1: all that is paid, less what the
 * debt has fallen by. Nothing is due before the first payment nor after the last.
 * @example interestPaid(125000, (0.09 / 12) as MonthlyRate, 360, 13, 24) // 11135.23
 */
export function interestPaid(
  principal: number,
  rate: MonthlyRate,
  months: number,
  from: number,
  to: number,
): number {
  const before = Math.max(from, 1) - 1
  const last = Math.min(to, months)
  if (last <= before) return 0
  const owed = remainingBalance(principal, rate, months, before)
  const left = remainingBalance(principal, rate, months, last)
  return (last - before) * monthlyPayment(principal, rate, months) - (owed - left)
}
