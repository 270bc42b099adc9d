import type { ParamsOfContract } from '../../definition/simulator.ts'
import { type Loan, loanOf } from '../../finance/loan.ts'
import { annualRate, type MonthlyRate, proportionalMonthly } from '../../units/rate.ts'
import type { contract } from './contract.ts'

/**
 * The signed loan with its insurance and its fees; amounts in euros. Used by `early.ts`, `simulate.ts` and
 * `table.ts`.
 */
export interface Plan extends Loan {
  /** The monthly premium, as a share of the capital or of the balance at the start of the month. */
  readonly premiumRate: MonthlyRate
  /** Whether premiums are on the balance, which falls, instead of the capital borrowed. */
  readonly isInsuredOnBalance: boolean
  /** Paid at the start, in addition to the loan. */
  readonly fees: number
}

/**
 * The loan that the parameters describe. Each month bears a twelfth of the yearly rate, for the loan and for its
 * insurance alike. Used by `plan.explain.ts` and `simulate.ts`.
 */
export function planOf(params: ParamsOfContract<typeof contract>): Plan {
  const rate = proportionalMonthly(annualRate(params.taux))
  return {
    premiumRate: proportionalMonthly(annualRate(params.assurance)),
    isInsuredOnBalance: params.assurance_base === 'restant',
    fees: params.frais_dossier + params.garantie,
    ...loanOf(params.capital, rate, 12 * params.duree),
  }
}

/**
 * The insurance premium of a month, in euros, with the balance `owed` at its start. Used by `plan.explain.ts`,
 * `simulate.ts` and `table.ts`.
 */
export const premiumOf = ({ principal, premiumRate, isInsuredOnBalance }: Plan, owed: number): number =>
  premiumRate * (isInsuredOnBalance ? owed : principal)
