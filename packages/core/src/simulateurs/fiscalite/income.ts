import type { Asked } from '../../definition/simulator.ts'
import {
  type Proportion,
  standardDeduction,
  wageDeduction,
} from '../../legislation/regles/impot-revenu/deductions.ts'
import type { IncomeTaxValues } from '../../legislation/regles/impot-revenu/income-tax-law.ts'
import { wholeEuros } from '../../units/exact-euros.ts'
import type { contract } from './contract.ts'

/** The way from what is declared to what is taxed, in euros. */
export interface Income {
  /** Declared, capital income apart. */
  readonly declared: number
  /** The 10 % or the real expenses, of everybody. */
  readonly deduction: number
  /** Whether somebody's real expenses came off in place of the 10 %, or were given in vain. */
  readonly usesExpenses: boolean
  readonly ignoresExpenses: boolean
  /** The household's, in whole euros. */
  readonly taxable: number
  /** What charges, PER or expenses are more than the income: it comes off nothing this year. */
  readonly unusedDeductions: number
  /** What CEHR and CDHR look at: PER payments that came off are back in it, and capital income counts. */
  readonly reference: number
  /** Whether the option of CGI, art. 200 A, 2 puts capital income in the scale, in place of the flat tax. */
  readonly isCapitalInScale: boolean
}

type Question = Asked<typeof contract>

/**
 * The taxable income: each person's deduction, then the charges on the global income, then the PER, and the whole
 * euro (CGI, art. 83, 3°, 156, 158, 163 quatervicies and 193; art. 1417, IV, 1° for the reference). In the scale,
 * capital income counts whole, as interest does: what dividends are spared there (art. 158, 3, 2°) is left out.
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
    reference: taxable + deductedPer + params.revenus_capital - inScale,
    isCapitalInScale,
  }
}

const NONE = { deduction: 0, usesExpenses: false, ignoresExpenses: false }

/** Each person's deduction, to the euro; the pensions' as if they were one person's. */
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
