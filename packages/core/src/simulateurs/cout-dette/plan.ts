import type { Asked } from '../../definition/simulator.ts'
import { presentValue } from '../../finance/compound.ts'
import { monthlyPayment } from '../../finance/loan.ts'
import { annualRate, type MonthlyRate, proportionalMonthly } from '../../units/rate.ts'
import type { contract } from './contract.ts'

/** The loan as it is signed. */
export interface Plan {
  readonly capital: number
  readonly rate: MonthlyRate
  readonly months: number
  /** Every month without insurance. */
  readonly payment: number
  /** The premium of a month, as a share of the capital or of what is owed when the month begins. */
  readonly premiumRate: MonthlyRate
  readonly isInsuredOnBalance: boolean
  /** Paid at the start, besides. */
  readonly fees: number
}

/** A twelfth of the yearly rate each month, for the loan and for its insurance alike. */
export function planOf(params: Asked<typeof contract>): Plan {
  const { capital } = params
  const rate = proportionalMonthly(annualRate(params.taux))
  const months = 12 * params.duree
  return {
    capital,
    rate,
    months,
    payment: monthlyPayment(capital, rate, months),
    premiumRate: proportionalMonthly(annualRate(params.assurance)),
    isInsuredOnBalance: params.assurance_base === 'restant',
    fees: params.frais_dossier + params.garantie,
  }
}

/** What the insurance costs in a month, `owed` at its start. */
export const premiumOf = ({ capital, premiumRate, isInsuredOnBalance }: Plan, owed: number): number =>
  premiumRate * (isInsuredOnBalance ? owed : capital)

/** What is owed once so many payments are made: the present value of those to come; after the last one, 0. */
export const balanceAfter = ({ payment, rate, months }: Plan, paid: number): number =>
  payment * presentValue(rate, months - paid)
