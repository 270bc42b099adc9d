import type { ParamsOfContract } from '../../definition/simulator.ts'
import { interestPaid, type Loan, loanOf, remainingBalance } from '../../finance/loan.ts'
import { exceeds } from '../../units/money.ts'
import { annualRate, type MonthlyRate, proportionalMonthly } from '../../units/rate.ts'
import type { contract } from './contract.ts'

/** The cost of the property and its financing, in euros. */
export interface Purchase {
  /** Price, notary fees, works and furniture. */
  readonly cost: number
  /** A loan of 0 € over 0 months when nothing is borrowed. */
  readonly loan: Loan
  /** Money invested by the buyer. */
  readonly equity: number
  /** Monthly premium of the loan insurance; 0 without a loan. */
  readonly insurance: number
}

/**
 * The down payment is deducted from the whole cost; without a loan, the whole cost is equity. Called by
 * `investment.ts`; used, for its types, by `break-even.ts` and `simulate.ts`.
 */
export function purchaseOf(params: ParamsOfContract<typeof contract>): Purchase {
  const { prix: price, apport: down, duree_credit: loanYears } = params
  // The division comes last: exact half-cents then stay exact.
  const cost = price + (price * params.frais_notaire) / 100 + params.travaux + params.meubles
  const borrows = loanYears > 0 && exceeds(cost, down)
  const rate = proportionalMonthly(annualRate(params.taux_credit))
  const loan = borrows ? loanOf(cost - down, rate, 12 * loanYears) : NO_LOAN
  return {
    cost,
    loan,
    equity: borrows ? down : cost,
    insurance: (loan.principal * params.assurance) / 1200,
  }
}

/** The loan of a buyer who borrows nothing. */
const NO_LOAN: Loan = { principal: 0, rate: 0 as MonthlyRate, months: 0, payment: 0 }

/**
 * A year of the loan, counted from 1, in euros. `interest` includes the loan insurance, `principal` is what is
 * repaid, and `balance` is due at the end of the year. All are 0 in a year without payments. Used by `investment.ts`.
 */
export function loanYear({ loan, insurance }: Purchase, year: number) {
  const paid = Math.min(12 * year, loan.months) - Math.min(12 * (year - 1), loan.months)
  if (paid === 0) return { interest: 0, principal: 0, balance: 0 }
  const interest = interestPaid(loan, 12 * year - 11, 12 * year)
  return {
    interest: interest + paid * insurance,
    principal: paid * loan.payment - interest,
    balance: remainingBalance(loan, 12 * year),
  }
}
