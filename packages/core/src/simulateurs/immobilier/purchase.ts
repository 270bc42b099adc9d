import type { Asked } from '../../definition/simulator.ts'
import { interestPaid, monthlyPayment, remainingBalance } from '../../finance/loan.ts'
import { exceeds } from '../../units/money.ts'
import { annualRate, type MonthlyRate, proportionalMonthly } from '../../units/rate.ts'
import type { contract } from './contract.ts'

/** What is bought, and how it is paid for. */
export interface Purchase {
  /** Price, fees, works and furniture. */
  readonly cost: number
  readonly loan: number
  /** What the buyer puts in. */
  readonly equity: number
  readonly loanRate: MonthlyRate
  /** 0 without a loan. */
  readonly loanMonths: number
  /** Each month of the loan, without insurance. */
  readonly payment: number
  /** Each month of the loan. */
  readonly insurance: number
}

/** The down payment counts towards the whole cost; in cash, it is the whole cost, whatever was said. */
export function purchaseOf(params: Asked<typeof contract>): Purchase {
  const { prix: price, apport: down, duree_credit: loanYears } = params
  const cost = price * (1 + params.frais_notaire / 100) + params.travaux + params.meubles
  const borrows = loanYears > 0 && exceeds(cost, down)
  const loan = borrows ? cost - down : 0
  const loanRate = proportionalMonthly(annualRate(params.taux_credit))
  const loanMonths = borrows ? 12 * loanYears : 0
  return {
    cost,
    loan,
    equity: borrows ? down : cost,
    loanRate,
    loanMonths,
    payment: borrows ? monthlyPayment(loan, loanRate, loanMonths) : 0,
    insurance: (loan * params.assurance) / 1200,
  }
}

/** A year of the loan, counted from 1: what it costs, insurance in, what it repays, and what is left to repay. */
export function loanYear({ loan, loanRate, loanMonths, payment, insurance }: Purchase, year: number) {
  const paid = Math.min(12 * year, loanMonths) - Math.min(12 * (year - 1), loanMonths)
  if (paid === 0) return { interest: 0, principal: 0, balance: 0 }
  const interest = interestPaid(loan, loanRate, loanMonths, 12 * year - 11, 12 * year)
  return {
    interest: interest + paid * insurance,
    principal: paid * payment - interest,
    balance: remainingBalance(loan, loanRate, loanMonths, 12 * year),
  }
}
