import type { LegalParameter } from '../../legal-parameter.ts'
import { legifrance } from '../../legifrance.ts'

/**
 * The minimum allowance of micro-BIC, in euros a year. Read by `regles/immobilier/micro-bic.ts`, and listed by
 * `legislation/chapters.ts`. A revision adds a row to `values` and to `articles`, dated the day from which it holds.
 * Past rows do not change: past answers depend on them. `checkedOn`: the last day on which somebody compared the last
 * value with its text.
 */
export const microBicAbattementMinimum: LegalParameter<number> = {
  key: 'immobilier/micro-bic-abattement-minimum',
  label: { fr: 'Abattement minimal du micro-BIC', en: 'Smallest allowance of micro-BIC' },
  unit: 'euros',
  values: { '2001-01-01': 305 },
  articles: {
    '2001-01-01': legifrance('CGI, art. 50-0, 1', 'LEGIARTI000054373853'),
  },
  checkedOn: '2026-11-21',
}
