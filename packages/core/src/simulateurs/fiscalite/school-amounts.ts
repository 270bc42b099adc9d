import { incomeTaxLaw } from '../../legislation/regles/impot-revenu/income-tax-law.ts'
import { LAST_YEAR } from './params.ts'

/**
 * What the law gives for each child at school, in euros: the same amounts for every year that can be asked for (CGI, art.
 * 199 quater F). Used by `constraints.ts`.
 * @example schoolAmounts.superieur // 183
 */
export const schoolAmounts = incomeTaxLaw(LAST_YEAR).values.scolariteReduction
