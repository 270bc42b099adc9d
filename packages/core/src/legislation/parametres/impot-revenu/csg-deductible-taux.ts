import type { LegalParameter } from '../../legal-parameter.ts'
import { legifrance } from '../../legifrance.ts'

/**
 * The share of capital income in the scale that is deducted as CSG, as a fraction of its gross amount. Rules read the
 * value that holds on 31 December of the year of income. Read by `regles/impot-revenu/income-tax-law.ts`, and listed
 * by `legislation/chapters.ts`. A revision adds a row to `values` and to `articles`, dated 1 January of the first
 * year of income that it holds for. Past rows do not change: past answers depend on them. `checkedOn`: the last day
 * on which somebody compared the last value with its text.
 */
export const csgDeductibleTaux: LegalParameter<number> = {
  key: 'impot-revenu/csg-deductible-taux',
  label: {
    fr: 'CSG déductible des revenus du capital imposés au barème',
    en: 'Deductible CSG of capital income in the scale',
  },
  unit: 'rate',
  values: {
    '2018-01-01': 0.068,
  },
  articles: {
    '2018-01-01': legifrance('CGI, art. 154 quinquies, II', 'LEGIARTI000047288608'),
  },
  checkedOn: '2026-11-24',
}
