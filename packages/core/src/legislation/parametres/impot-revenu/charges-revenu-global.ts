import type { LegalParameter } from '../../legal-parameter.ts'
import { legifrance } from '../../legifrance.ts'

/**
 * Whether alimony and the other charges of the list come off the whole income.
 * Read by `impot-revenu/cited-rules.ts`, and listed by `legislation/chapters.ts`. A revision adds a row to
 * `values` and to `articles`, dated 1 January of the first year of income that it holds for; the rule is older than its
 * first day here. Past rows do not change: past answers depend on them. `checkedOn`: the last day on which somebody
 * compared the last value with its text.
 */
export const chargesRevenuGlobal: LegalParameter<boolean> = {
  key: 'impot-revenu/charges-revenu-global',
  label: { fr: 'Charges déductibles du revenu global', en: 'Charges deductible from the whole income' },
  unit: 'flag',
  values: { '2020-01-01': true },
  articles: {
    '2020-01-01': legifrance('CGI, art. 156, II', 'LEGIARTI000054373682'),
  },
  checkedOn: '2026-11-26',
}
