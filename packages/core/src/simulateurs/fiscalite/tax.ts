import type { ParamsOfContract } from '../../definition/simulator.ts'
import {
  flat,
  taxOnWithdrawal,
  type WithdrawalTaxation,
} from '../../legislation/regles/capital/withdrawal-taxation.ts'
import { cdhrOf } from '../../legislation/regles/impot-revenu/cdhr.ts'
import { cehrOf } from '../../legislation/regles/impot-revenu/cehr.ts'
import { decoteOf } from '../../legislation/regles/impot-revenu/decote.ts'
import { type GrossTax, grossTax } from '../../legislation/regles/impot-revenu/gross-tax.ts'
import type { IncomeTaxValues } from '../../legislation/regles/impot-revenu/income-tax-law.ts'
import { claimedTax } from '../../legislation/regles/impot-revenu/recovery.ts'
import { wholeEuros } from '../../units/exact-euros.ts'
import type { contract } from './contract.ts'
import type { Taxed } from './household.ts'
import type { Income } from './income.ts'

/** A tax notice: amounts in euros a year. */
export interface Notice {
  readonly gross: GrossTax
  /** The relief of small taxes (décote) taken off the gross tax; 0 where there is none. */
  readonly decote: number
  /** The reductions used, limited to the tax. */
  readonly reductions: number
  /** The income tax in whole euros, before credits and the minimum amount collected (seuil de recouvrement). */
  readonly due: number
  /** The amount claimed after credits; negative when they exceed the tax. */
  readonly claimed: number
  /** Flat income tax on capital income; 0 where the option puts that income in the scale. */
  readonly flatTax: number
  /** Contribution exceptionnelle sur les hauts revenus; 0 below its threshold. */
  readonly cehr: number
  /**
   * Contribution différentielle sur les hauts revenus; 0 below its threshold and for the incomes of the years before
   * it.
   */
  readonly cdhr: number
  /** The tax that the CDHR aims at; `null` for the incomes of the years before it. */
  readonly cdhrTarget: number | null
  /** Income tax, flat tax, CEHR and CDHR after credits; without social levies. */
  readonly net: number
  /** Social levies on capital income. */
  readonly socialLevies: number
}

/**
 * The notice, in the order of the law: the scale and the ceiling of the quotient familial, the décote, the reductions,
 * the whole euro, the thresholds of recovery, the credits; then, separately, the flat tax, the CEHR and the CDHR.
 */
export function noticeOf(
  params: ParamsOfContract<typeof contract>,
  income: Income,
  { household, parts }: Taxed,
  values: IncomeTaxValues,
): Notice {
  const { isCouple, children } = household
  const { taxable, reference } = income
  const gross = grossTax(taxable, parts, values.baremeImpotRevenu, values)
  const flatSum = isCouple ? values.decoteCouple : values.decoteCelibataire
  const decote = decoteOf(gross.tax, flatSum, values.decoteTaux)
  const beforeReductions = gross.tax - decote
  const reductions = Math.min(params.reductions, beforeReductions)
  const due = wholeEuros(beforeReductions - reductions)
  const claimed = claimedTax(due, params.credits, values)

  const { incomeTax: flatTax, socialLevies } = taxOnWithdrawal(
    capitalTaxation(income, values),
    params.revenus_capital,
  )
  const cehr = cehrOf(reference, isCouple ? values.cehrCouple : values.cehrSeul)
  // Art. 224, IV adds back listed advantages only; all reductions and credits are here: the CDHR may be too low.
  const taxes = wholeEuros(beforeReductions) + flatTax + cehr
  const { due: cdhr, target: cdhrTarget } = values.cdhr
    ? cdhrOf({ reference, taxes, isCouple, dependants: children }, values.cdhr)
    : NO_CDHR

  const net = claimed + flatTax + cehr + cdhr
  return { gross, decote, reductions, due, claimed, flatTax, cehr, cdhr, cdhrTarget, net, socialLevies }
}

const NO_CDHR = { due: 0, target: null }

/** The flat tax on capital income, or no income tax when the scale already includes it; social levies in both cases. */
const capitalTaxation = ({ isCapitalInScale }: Income, values: IncomeTaxValues): WithdrawalTaxation => ({
  incomeTax: flat(isCapitalInScale ? 0 : values.prelevementForfaitaire),
  socialLevies: values.prelevementsSociauxPlacement,
})
