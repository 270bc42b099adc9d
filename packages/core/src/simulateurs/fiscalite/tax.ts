import type { ParamsOfContract } from '../../definition/simulator.ts'
import { cdhrOf } from '../../legislation/regles/impot-revenu/cdhr.ts'
import { cehrOf } from '../../legislation/regles/impot-revenu/cehr.ts'
import { decoteOf } from '../../legislation/regles/impot-revenu/decote.ts'
import { type GrossTax, grossTax } from '../../legislation/regles/impot-revenu/gross-tax.ts'
import type { IncomeTaxValues } from '../../legislation/regles/impot-revenu/income-tax-law.ts'
import { overseasRelief } from '../../legislation/regles/impot-revenu/overseas-relief.ts'
import { claimedTax } from '../../legislation/regles/impot-revenu/recovery.ts'
import { wholeCents, wholeEuros, withoutLastDigits } from '../../units/exact-euros.ts'
import { type Advantages, advantagesOf } from './advantages.ts'
import { hasCapital } from './capital-income.ts'
import type { contract } from './contract.ts'
import type { Taxed } from './household.ts'
import type { Categories, Income } from './income.ts'

type Question = ParamsOfContract<typeof contract>

/** A tax notice: amounts in euros a year. Used by `assessment.ts`. */
export interface Notice {
  /** The tax of the scale after the ceiling of the quotient familial. */
  readonly gross: GrossTax
  /** The relief of overseas residents taken off the gross tax; 0 in mainland France. */
  readonly overseasRelief: number
  /** The relief of small taxes (décote) taken off the gross tax; 0 where there is none. */
  readonly decote: number
  /** The tax of the scale after both reliefs, before the reductions. */
  readonly beforeReductions: number
  /** The reductions and credits. */
  readonly advantages: Advantages
  /** The income tax in whole euros, before credits and the minimum amount collected (seuil de recouvrement). */
  readonly due: number
  /** Flat income tax on capital income, to the cent; 0 where the option puts that income in the scale. */
  readonly flatTax: number
  /** Contribution exceptionnelle sur les hauts revenus; 0 below its threshold. */
  readonly cehr: number
  /**
   * What is claimed of the income tax, the flat tax and the CEHR after credits; negative when they exceed
   * the taxes.
   */
  readonly claimed: number
  /** What the thresholds of recovery leave unclaimed. */
  readonly unclaimed: number
  /**
   * Contribution différentielle sur les hauts revenus; 0 below its threshold and for the incomes of the years before
   * it.
   */
  readonly cdhr: number
  /** The tax that the CDHR aims at; `null` for the incomes of the years before it. */
  readonly cdhrTarget: number | null
  /** Income tax, flat tax, CEHR and CDHR after credits; without social levies. */
  readonly net: number
}

/**
 * The notice, in the order of the law: the scale and the ceiling of the quotient familial, the overseas relief, the
 * décote, the reductions, the whole euro; the flat tax and the CEHR; the thresholds of recovery and the credits on
 * the whole; then, separately, the CDHR. Used by `assessment.ts`.
 */
export function noticeOf(
  params: Question,
  categories: Categories,
  income: Income,
  { household, parts }: Taxed,
  values: IncomeTaxValues,
): Notice {
  const { isCouple, children } = household
  const { taxable } = income
  const gross = grossTax(taxable, parts, values.baremeImpotRevenu, values)
  const relief = overseasRelief(gross.tax, params.outre_mer, values.outreMer)
  const flatSum = isCouple ? values.decoteCouple : values.decoteCelibataire
  const decote = decoteOf(gross.tax - relief, flatSum, values.decoteTaux)
  const beforeReductions = gross.tax - relief - decote
  const advantages = advantagesOf(params, categories, income.netGlobal, beforeReductions, values)
  const { reductions, credits } = advantages
  const due = wholeEuros(beforeReductions - reductions)

  const flatTax = flatTaxOf(params, categories, income, values)
  const cehr = cehrOf(income.reference, isCouple ? values.cehrCouple : values.cehrSeul)
  const incomeTax = due + flatTax
  const claimed = claimedTax({ incomeTax, cehr, credits }, values)

  // The CDHR counts the advantages listed by CGI, art. 224, IV as if they had been paid as tax.
  const addedBack = Math.min(params.avantages_cdhr, reductions + Math.min(credits, incomeTax))
  const taxes = Math.max(0, incomeTax - credits) + addedBack + cehr
  const { due: cdhr, target: cdhrTarget } = values.cdhr
    ? cdhrOf({ reference: income.cdhrReference, taxes, isCouple, dependants: children }, values.cdhr)
    : NO_CDHR

  return {
    gross,
    overseasRelief: relief,
    decote,
    beforeReductions,
    advantages,
    due,
    flatTax,
    cehr,
    claimed,
    unclaimed: incomeTax + cehr - credits - claimed,
    cdhr,
    cdhrTarget,
    net: claimed + cdhr,
  }
}

/** For the incomes of the years before the CDHR. */
const NO_CDHR = { due: 0, target: null }

/** The taxes at flat rates on capital income, to the cent (CGI, art. 125-0 A, II, and 200 A, 1). */
function flatTaxOf(
  params: Question,
  { lifeInsurance }: Categories,
  { regime }: Income,
  values: IncomeTaxValues,
): number {
  if (!hasCapital(params)) return 0
  const final = params.pfl_assurance_vie ? values.assuranceViePrelevement * lifeInsurance.oldNet : 0
  if (regime === 'bareme') return wholeCents(final)
  const { dividendes, interets, revenus_capital, plus_values_mobilieres } = params
  const usual = dividendes + interets + revenus_capital + plus_values_mobilieres + lifeInsurance.highNet
  return wholeCents(
    values.prelevementForfaitaire * usual + values.assuranceVieTauxReduit * lifeInsurance.lowNet + final,
  )
}

/**
 * The social levies of the year, on incomes before any allowance but those of lettings; euros (CSS, art. L. 136-6 to
 * L. 136-8). Used by `assessment.ts`.
 */
export const socialLeviesOf = (
  params: Question,
  { rents, furnished }: Categories,
  values: IncomeTaxValues,
): number =>
  withoutLastDigits(
    values.prelevementsSociauxPlacement * (params.dividendes + params.interets + params.revenus_capital) +
      values.prelevementsSociauxMaintenus * (rents + params.gains_assurance_vie) +
      values.prelevementsSociauxPatrimoine * (params.plus_values_mobilieres + furnished),
  )
