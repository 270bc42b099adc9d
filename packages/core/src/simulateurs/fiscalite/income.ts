import type { ParamsOfContract } from '../../definition/simulator.ts'
import {
  type Proportion,
  standardDeduction,
  wageDeduction,
} from '../../legislation/regles/impot-revenu/deductions.ts'
import type { IncomeTaxValues } from '../../legislation/regles/impot-revenu/income-tax-law.ts'
import { wholeEuros } from '../../units/exact-euros.ts'
import type { contract } from './contract.ts'

/** The steps from declared to taxable income, in euros. */
export interface Income {
  /** Declared, capital income apart. */
  readonly declared: number
  /** The sum of the 10 % deductions or actual expenses of each person. */
  readonly deduction: number
  /** Whether actual expenses of a person replace the 10 %, or are lower and ignored. */
  readonly usesExpenses: boolean
  readonly ignoresExpenses: boolean
  /** Taxable income of the household, in whole euros. */
  readonly taxable: number
  /** Deductions in excess of the income, lost this year. */
  readonly unusedDeductions: number
  /** Reference income of CEHR and CDHR: deducted PER payments and capital income are added back. */
  readonly reference: number
  /** Whether the option of CGI, art. 200 A, 2 taxes capital income by the scale instead of the flat tax. */
  readonly isCapitalInScale: boolean
}

type Question = ParamsOfContract<typeof contract>

/**
 * The taxable income: the deductions of each person, then the charges on global income, then the PER, rounded to the
 * euro (CGI, art. 83, 3°, 156, 158, 163 quatervicies and 193; art. 1417, IV, 1° for the reference). In the scale,
 * capital income counts in full, like interest: the allowance on dividends (art. 158, 3, 2°) is not modelled.
 */
export function incomeOf(params: Question, values: IncomeTaxValues, isCapitalInScale = false): Income {
  const { revenu, revenu_conjoint: spouses, pensions, versements_per: per } = params
  const declared = revenu + spouses + pensions
  const { deduction, usesExpenses, ignoresExpenses } =
    params.nature === 'salaire' ? deductionOf(params, values) : NONE
  const inScale = isCapitalInScale ? params.revenus_capital : 0
  const beforePer = declared + inScale - deduction - params.charges_deductibles
  const taxable = wholeEuros(Math.max(0, beforePer - per))
  const deductedPer = Math.min(per, Math.max(0, beforePer))
  return {
    declared,
    deduction,
    usesExpenses,
    ignoresExpenses,
    taxable,
    unusedDeductions: Math.max(0, per - beforePer),
    reference: taxable + deductedPer + (params.revenus_capital - inScale),
    isCapitalInScale,
  }
}

const NONE = { deduction: 0, usesExpenses: false, ignoresExpenses: false }

/** The deduction of each person, to the euro; all pensions count as those of one person. */
function deductionOf(params: Question, values: IncomeTaxValues) {
  const { frais_reels: own, frais_reels_conjoint: spouses } = params
  const wages: Proportion = {
    rate: values.deductionSalairesTaux,
    floor: values.deductionSalairesMinimum,
    ceiling: values.deductionSalairesMaximum,
  }
  const ofPensions = standardDeduction(params.pensions, {
    rate: values.abattementPensionsTaux,
    floor: values.abattementPensionsMinimum,
    ceiling: values.abattementPensionsMaximum,
  })
  const isUsed = (wage: number, expenses: number) => wholeEuros(expenses) > standardDeduction(wage, wages)
  const [usesOwn, usesSpouses] = [isUsed(params.revenu, own), isUsed(params.revenu_conjoint, spouses)]
  const ofWages =
    wageDeduction(params.revenu, own, wages) + wageDeduction(params.revenu_conjoint, spouses, wages)
  return {
    deduction: ofWages + ofPensions,
    usesExpenses: usesOwn || usesSpouses,
    ignoresExpenses: (own > 0 && !usesOwn) || (spouses > 0 && !usesSpouses),
  }
}
