import { marginalStep } from '../../../finance/scale.ts'
import { type CivilDate, yearOf } from '../../../units/civil-date.ts'
import { wholeEuros } from '../../../units/exact-euros.ts'
import { baremeImpotRevenu } from '../../parametres/impot-revenu/bareme-impot-revenu.ts'
import { cdhrOf } from './cdhr.ts'
import { cehrOf } from './cehr.ts'
import { decoteOf } from './decote.ts'
import { wageDeduction } from './deductions.ts'
import { type GrossTax, grossTax } from './gross-tax.ts'
import type { IncomeTaxValues } from './income-tax-law.ts'
import { type Household, type Parts, partsOf } from './parts.ts'
import { claimedTax } from './recovery.ts'

/**
 * The last year of incomes whose scale is voted. Used by `salaire-net/explain.ts`, `salaire-net/simulate.ts` and
 * `salaire-net/wage.ts`.
 */
export const LATEST_INCOME_YEAR = Math.max(
  ...Object.keys(baremeImpotRevenu.values).map((day) => yearOf(day as CivilDate)),
)

/** A person of the household who earns a wage, in euros a year. */
export interface Earner {
  /** The taxable wage, before the 10 %. */
  readonly wage: number
  /** Actual work expenses; 0 where there are none. */
  readonly expenses: number
}

/** The income tax of a household that has wages only, in euros a year. */
export interface WageTax {
  readonly parts: Parts
  /** The 10 % or the actual expenses of each earner. */
  readonly deductions: readonly number[]
  /** The taxable income, in whole euros. */
  readonly taxable: number
  /** The tax of the scale after the ceiling of the quotient familial. */
  readonly gross: GrossTax
  /** The relief of small taxes taken off it. */
  readonly decote: number
  /** The income tax after the décote, in whole euros. */
  readonly due: number
  /** The contribution exceptionnelle on high incomes. */
  readonly cehr: number
  /** Both, after the thresholds of recovery. */
  readonly claimed: number
  /** The contribution différentielle on high incomes. */
  readonly cdhr: number
  /** All that is to pay: `claimed` and `cdhr`. */
  readonly net: number
  /** The bracket of the next euro, as a fraction. */
  readonly marginalRate: number
}

/**
 * The notice of a household that has wages only: the 10 % or the expenses, the scale and its ceiling, the décote, the
 * whole euro, the CEHR, the thresholds of recovery, the CDHR. `fiscalite` has all other incomes, and agrees on these.
 * Used by `salaire-net/wage.ts`.
 */
export function wageTax(earners: readonly Earner[], household: Household, values: IncomeTaxValues): WageTax {
  const { isCouple, children } = household
  const parts = partsOf(household, values.partsQuotientFamilial)
  const proportion = {
    rate: values.deductionSalairesTaux,
    floor: values.deductionSalairesMinimum,
    ceiling: values.deductionSalairesMaximum,
  }
  const deductions = earners.map(({ wage, expenses }) => wageDeduction(wage, expenses, proportion))
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)
  const balance = sum(earners.map(({ wage }) => wage)) - sum(deductions)
  const taxable = wholeEuros(Math.max(0, balance))
  const gross = grossTax(taxable, parts, values.baremeImpotRevenu, values)
  const decote = decoteOf(
    gross.tax,
    isCouple ? values.decoteCouple : values.decoteCelibataire,
    values.decoteTaux,
  )
  const due = wholeEuros(gross.tax - decote)
  const cehr = cehrOf(taxable, isCouple ? values.cehrCouple : values.cehrSeul)
  const claimed = claimedTax({ incomeTax: due, cehr, credits: 0 }, values)
  const topUp = values.cdhr
    ? cdhrOf({ reference: taxable, taxes: due + cehr, isCouple, dependants: children }, values.cdhr).due
    : 0
  return {
    parts,
    deductions,
    taxable,
    gross,
    decote,
    due,
    cehr,
    claimed,
    cdhr: topUp,
    net: claimed + topUp,
    marginalRate: marginalStep(values.baremeImpotRevenu, taxable / gross.decidingParts).rate,
  }
}
