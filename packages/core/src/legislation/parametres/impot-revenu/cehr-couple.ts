import type { Scale } from '../../../finance/scale.ts'
import type { LegalParameter } from '../../legal-parameter.ts'
import { legifrance } from '../../legifrance.ts'

/**
 * The scale of the contribution exceptionnelle sur les hauts revenus (CEHR) of a couple taxed jointly, on the revenu
 * fiscal de référence: thresholds in euros, rates as fractions. Rules read the value that holds on 31 December of the
 * year of income. Read by `regles/impot-revenu/income-tax-law.ts`, and listed by `legislation/chapters.ts`. A
 * revision adds a row to `values` and to `articles`, dated 1 January of the first year of income that it holds for.
 * Past rows do not change: past answers depend on them. `checkedOn`: the last day on which somebody compared the last
 * value with its text.
 */
export const cehrCouple: LegalParameter<Scale> = {
  key: 'impot-revenu/cehr-couple',
  label: {
    fr: 'Contribution exceptionnelle sur les hauts revenus, un couple',
    en: 'Contribution on high incomes (CEHR), a couple',
  },
  unit: 'scale',
  values: {
    '2011-01-01': [
      { above: 0, rate: 0 },
      { above: 500000, rate: 0.03 },
      { above: 1000000, rate: 0.04 },
    ],
  },
  articles: { '2011-01-01': legifrance('CGI, art. 223 sexies, I, 1', 'LEGIARTI000036427364') },
  checkedOn: '2026-11-21',
}
