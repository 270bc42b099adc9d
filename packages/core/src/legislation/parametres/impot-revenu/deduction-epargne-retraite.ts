import type { LegalParameter } from '../../legal-parameter.ts'
import { legifrance } from '../../legifrance.ts'

/**
 * Whether payments into retirement savings come off the whole income, within a ceiling that the tax notice gives.
 * Read by `impot-revenu/cited-rules.ts`, and listed by `legislation/chapters.ts`. A revision adds a row to
 * `values` and to `articles`, dated 1 January of the first year of income that it holds for; the rule is older than its
 * first day here. Past rows do not change: past answers depend on them. `checkedOn`: the last day on which somebody
 * compared the last value with its text: here the author of a public study of retirement savings.
 */
export const deductionEpargneRetraite: LegalParameter<boolean> = {
  key: 'impot-revenu/deduction-epargne-retraite',
  label: {
    fr: 'Déduction des versements d’épargne retraite',
    en: 'Deduction of payments into retirement savings',
  },
  unit: 'flag',
  values: { '2020-01-01': true },
  articles: {
    '2020-01-01': legifrance('CGI, art. 163 quatervicies', 'LEGIARTI000038836248'),
  },
  checkedOn: '2026-10-08',
}
