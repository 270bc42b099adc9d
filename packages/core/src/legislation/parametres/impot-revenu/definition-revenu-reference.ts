import type { LegalParameter } from '../../legal-parameter.ts'
import { legifrance } from '../../legifrance.ts'

/**
 * Whether the reference income is the taxable income with what was taxed apart or deducted added back.
 * Read by `impot-revenu/cited-rules.ts`, and listed by `legislation/chapters.ts`. A revision adds a row to
 * `values` and to `articles`, dated 1 January of the first year of income that it holds for; the rule is older than its
 * first day here. Past rows do not change: past answers depend on them. `checkedOn`: the last day on which somebody
 * compared the last value with its text: here the author of a public study of retirement savings.
 */
export const definitionRevenuReference: LegalParameter<boolean> = {
  key: 'impot-revenu/definition-revenu-reference',
  label: { fr: 'Revenu fiscal de référence', en: 'Reference income' },
  unit: 'flag',
  values: { '2020-01-01': true },
  articles: {
    '2020-01-01': legifrance('CGI, art. 1417, IV', 'LEGIARTI000054373249'),
  },
  checkedOn: '2026-10-08',
}
