import type { ParamsOfContract } from '../../definition/simulator.ts'
import {
  deductionAlreadyOff,
  type Proportion,
  standardDeduction,
  wageDeduction,
} from '../../legislation/regles/impot-revenu/deductions.ts'
import type { IncomeTaxValues } from '../../legislation/regles/impot-revenu/income-tax-law.ts'
import {
  type LifeInsuranceGains,
  lifeInsuranceGains,
} from '../../legislation/regles/impot-revenu/life-insurance-gains.ts'
import { microIncome } from '../../legislation/regles/impot-revenu/micro-income.ts'
import { wholeEuros } from '../../units/exact-euros.ts'
import type { contract } from './contract.ts'

type Question = ParamsOfContract<typeof contract>

/** What a person earns, in euros a year. */
interface Person {
  readonly wage: number
  readonly pension: number
  /** The 10 % or the actual expenses of wages, and the 10 % of pensions. */
  readonly deduction: number
  /** The 10 % already off the incomes of the notice, which withholding adds back; 0 for declared incomes. */
  readonly alreadyOff: number
  /** Whether actual expenses replace the 10 %. */
  readonly usesExpenses: boolean
  /** Whether actual expenses are given but ignored: they do not exceed the 10 %. */
  readonly ignoresExpenses: boolean
}

/**
 * The incomes of the household by category, net of their allowances, in euros: the same under both regimes. Used by
 * `advantages.ts`, `assessment.ts` and `tax.ts`.
 */
export interface Categories {
  readonly first: Person
  /** `undefined` for a person taxed alone. */
  readonly spouse: Person | undefined
  /** The sum of the 10 % deductions or actual expenses. */
  readonly deduction: number
  /** Unfurnished lettings. */
  readonly rents: number
  /** Furnished lettings. */
  readonly furnished: number
  /** Profits of self-employment, micro-enterprise included. */
  readonly business: number
  /** Wages, pensions, rents, furnished lettings and business, before `deduction` and without capital income. */
  readonly declared: number
  /** The gains withdrawn from life insurance, by the rate that taxes them. */
  readonly lifeInsurance: LifeInsuranceGains
}

/**
 * The categories of income of a household (CGI, art. 32, 50-0, 83, 3°, 102 ter, 125-0 A and 158, 5, a). Used by
 * `assessment.ts`.
 * @param more euros added to the wage of the first person, to measure what they cost.
 */
export function categoriesOf(
  params: Question,
  isCouple: boolean,
  values: IncomeTaxValues,
  more: number,
): Categories {
  const [first, spouse] = personsOf(params, isCouple, values, more)
  const rents = params.revenus_fonciers + netOfMicroFoncier(params, values)
  const furnished = params.benefice_meuble + microOf(params.loyers_meubles, 'services', values)
  const business =
    params.benefice_independant +
    microOf(params.micro_bic_ventes, 'ventes', values) +
    microOf(params.micro_bic_services, 'services', values) +
    microOf(params.micro_bnc, 'liberal', values)
  const earned = first.wage + first.pension + (spouse ? spouse.wage + spouse.pension : 0)
  return {
    first,
    spouse,
    deduction: first.deduction + (spouse?.deduction ?? 0),
    rents,
    furnished,
    business,
    declared: earned + rents + furnished + business,
    lifeInsurance:
      params.gains_assurance_vie === 0 ? NO_GAINS : gainsOfLifeInsurance(params, isCouple, values),
  }
}

const NO_GAINS: LifeInsuranceGains = { old: 0, recent: 0, oldNet: 0, lowNet: 0, highNet: 0, allowance: 0 }

const gainsOfLifeInsurance = (params: Question, isCouple: boolean, values: IncomeTaxValues) =>
  lifeInsuranceGains(
    {
      gains: params.gains_assurance_vie,
      hasEightYears: params.assurance_vie_8_ans,
      premiumsBefore: params.primes_avant_2017,
      premiumsSince: params.primes_depuis_2017,
      isCouple,
    },
    values,
  )

const netOfMicroFoncier = ({ micro_foncier: rents }: Question, values: IncomeTaxValues): number =>
  rents === 0 ? 0 : microIncome(rents, values.microFoncierAbattement)

/** A profit of a micro regime: takings less the flat allowance of the activity, in euros. */
const microOf = (
  takings: number,
  activity: 'ventes' | 'services' | 'liberal',
  { microEntreprise }: IncomeTaxValues,
): number => (takings === 0 ? 0 : microIncome(takings, microEntreprise[activity], microEntreprise.minimum))

/** Each person's incomes and deductions; incomes of the notice have none, it is off already. */
function personsOf(
  params: Question,
  isCouple: boolean,
  values: IncomeTaxValues,
  more: number,
): readonly [first: Person, spouse: Person | undefined] {
  const [ofFirst, ofSpouse] = pensionDeductions(params, values)
  const wages: Proportion = {
    rate: values.deductionSalairesTaux,
    floor: values.deductionSalairesMinimum,
    ceiling: values.deductionSalairesMaximum,
  }
  const personOf = (wage: number, expenses: number, pension: number, ofPension: number): Person => {
    if (params.nature === 'imposable') {
      const alreadyOff = deductionAlreadyOff(wage, wages) + ofPension
      return { wage, pension, deduction: 0, alreadyOff, usesExpenses: false, ignoresExpenses: false }
    }
    const usesExpenses = wholeEuros(expenses) > standardDeduction(wage, wages)
    const deduction = wageDeduction(wage, expenses, wages) + ofPension
    const ignoresExpenses = expenses > 0 && !usesExpenses
    return { wage, pension, deduction, alreadyOff: 0, usesExpenses, ignoresExpenses }
  }
  const first = personOf(params.revenu + more, params.frais_reels, params.pensions, ofFirst)
  const { revenu_conjoint, frais_reels_conjoint, pensions_conjoint } = params
  const spouse = isCouple
    ? personOf(revenu_conjoint, frais_reels_conjoint, pensions_conjoint, ofSpouse)
    : undefined
  return [first, spouse]
}

/**
 * The 10 % of each pensioner, to take off or off already; the ceiling is the household's (CGI, art. 158, 5,
 * a), shared in proportion of these 10 %.
 */
function pensionDeductions(
  { nature, pensions, pensions_conjoint }: Question,
  values: IncomeTaxValues,
): readonly [number, number] {
  if (pensions + pensions_conjoint === 0) return [0, 0]
  const ceiling = values.abattementPensionsMaximum
  const ofEach: Proportion = {
    rate: values.abattementPensionsTaux,
    floor: values.abattementPensionsMinimum,
    ceiling: Number.POSITIVE_INFINITY,
  }
  const deductionOf = nature === 'imposable' ? deductionAlreadyOff : standardDeduction
  const first = deductionOf(pensions, ofEach)
  const spouse = deductionOf(pensions_conjoint, ofEach)
  const sum = first + spouse
  if (sum <= ceiling) return [first, spouse]
  const ofFirst = (ceiling * first) / sum
  return [ofFirst, ceiling - ofFirst]
}

/** How the year taxes capital income: at the flat rates, or by the scale (CGI, art. 200 A, 1 and 2). */
export type Regime = 'pfu' | 'bareme'

/** From the categories to the taxable income, under one regime; euros. */
export interface Income {
  readonly regime: Regime
  /** Capital income that the scale taxes, after its allowances. */
  readonly capitalInScale: number
  /** Gross capital income that the scale does not tax. */
  readonly capitalOutside: number
  /** The deductible CSG that came off. */
  readonly csg: number
  /** The payments into a PER that came off. */
  readonly per: number
  /** The net global income: whole euros, before the special allowance. */
  readonly netGlobal: number
  readonly specialAllowance: number
  /** Taxable income of the household, in whole euros. */
  readonly taxable: number
  /** Deductions in excess of the income, lost this year. */
  readonly unusedDeductions: number
  /** Reference income of CEHR, in whole euros. */
  readonly reference: number
  /** Reference income of the CDHR, which does not count the allowance on dividends. */
  readonly cdhrReference: number
}

/**
 * The taxable income under a regime: the categories less a property loss, then the deductible CSG, the charges on
 * global income, the PER and the special allowance, rounded to the euro (CGI, art. 154 quinquies, 156, 157 bis, 158,
 * 3, 163 quatervicies and 193; art. 1417, IV for the reference). Used by `assessment.ts`.
 * @param allowanceOf the special allowance on a net global income.
 */
export function incomeOf(
  params: Question,
  categories: Categories,
  regime: Regime,
  values: IncomeTaxValues,
  allowanceOf: (netGlobal: number) => number,
): Income {
  const { lifeInsurance: gains } = categories
  const { dividendes, interets, revenus_capital, plus_values_mobilieres: securities } = params
  const isInScale = regime === 'bareme'
  const oldInScale = params.pfl_assurance_vie ? 0 : gains.oldNet
  const recentNet = gains.lowNet + gains.highNet
  const dividendAllowance = values.abattementDividendes * dividendes
  const withoutAllowance = interets + revenus_capital
  const capitalInScale = isInScale
    ? oldInScale +
      dividendes -
      dividendAllowance +
      withoutAllowance +
      recentNet +
      securities -
      params.abattement_plus_values
    : oldInScale
  const outside = dividendes + withoutAllowance + securities
  const balance = categories.declared - categories.deduction + capitalInScale - params.deficit_foncier
  const global = Math.max(0, balance)
  // This year's income on which a part of the CSG is deductible.
  const csgBase =
    (params.pfl_assurance_vie ? 0 : gains.old) +
    (isInScale ? dividendes + withoutAllowance + gains.recent : 0)
  const csgAsked =
    params.csg_deductible + csgBase === 0
      ? 0
      : wholeEuros(params.csg_deductible + values.csgDeductibleTaux * csgBase)
  const csg = Math.min(csgAsked, global)
  const beforePer = global - csg - params.charges_deductibles
  const perAsked = Math.min(params.versements_per, params.plafond_per ?? params.versements_per)
  const per = Math.min(perAsked, Math.max(0, beforePer))
  const netGlobal = wholeEuros(Math.max(0, beforePer - per))
  const specialAllowance = allowanceOf(netGlobal)
  const taxable = netGlobal - specialAllowance
  const finalTaxGains = params.pfl_assurance_vie ? gains.old : 0
  const reference = wholeEuros(
    taxable +
      per +
      finalTaxGains +
      (isInScale ? dividendAllowance + params.abattement_plus_values : outside + recentNet),
  )
  return {
    regime,
    capitalInScale,
    capitalOutside: (params.pfl_assurance_vie ? gains.old : 0) + (isInScale ? 0 : outside + gains.recent),
    csg,
    per,
    netGlobal,
    specialAllowance,
    taxable,
    unusedDeductions: Math.max(0, perAsked - beforePer) + (global - balance) + (csgAsked - csg),
    reference,
    cdhrReference: isInScale && dividendAllowance > 0 ? reference - wholeEuros(dividendAllowance) : reference,
  }
}
