import type { Asked } from '../../definition/simulator.ts'
import { type LoanRow, schedule } from '../../finance/schedule.ts'
import { annualRate, type MonthlyRate, proportionalMonthly } from '../../units/rate.ts'
import type { contract } from './contract.ts'

/** The loan as it is signed. */
export interface Plan {
  readonly capital: number
  readonly rate: MonthlyRate
  readonly months: number
  /** Every month without insurance. */
  readonly payment: number
  readonly rows: readonly LoanRow[]
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
  const rows = schedule(capital, rate, months)
  return {
    capital,
    rate,
    months,
    payment: rows[0]?.payment ?? 0,
    rows,
    premiumRate: proportionalMonthly(annualRate(params.assurance)),
    isInsuredOnBalance: params.assurance_base === 'restant',
    fees: params.frais_dossier + params.garantie,
  }
}

/** What the insurance costs in a month, `owed` at its start. */
export const premiumOf = ({ capital, premiumRate, isInsuredOnBalance }: Plan, owed: number): number =>
  premiumRate * (isInsuredOnBalance ? owed : capital)
