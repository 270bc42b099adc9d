import type { Asked } from '../../definition/simulator.ts'
import { type Loan, loanOf } from '../../finance/loan.ts'
import { annualRate, type MonthlyRate, proportionalMonthly } from '../../units/rate.ts'
import type { contract } from './contract.ts'

/** The loan as it is signed, with its insurance and its fees. */
export interface Plan extends Loan {
  /** The premium of a month, as a share of the capital or of what is owed when the month begins. */
  readonly premiumRate: MonthlyRate
  readonly isInsuredOnBalance: boolean
  /** Paid at the start, besides. */
  readonly fees: number
}

/** A twelfth of the yearly rate each month, for the loan and for its insurance alike. */
export function planOf(params: Asked<typeof contract>): Plan {
  const rate = proportionalMonthly(annualRate(params.taux))
  return {
    premiumRate: proportionalMonthly(annualRate(params.assurance)),
    isInsuredOnBalance: params.assurance_base === 'restant',
    fees: params.frais_dossier + params.garantie,
    ...loanOf(params.capital, rate, 12 * params.duree),
  }
}

/** What the insurance costs in a month, `owed` at its start. */
export const premiumOf = ({ principal, premiumRate, isInsuredOnBalance }: Plan, owed: number): number =>
  premiumRate * (isInsuredOnBalance ? owed : principal)
