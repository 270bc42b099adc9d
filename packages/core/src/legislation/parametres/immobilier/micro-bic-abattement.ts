import type { LegalParameter } from '../../legal-parameter.ts'
import { legifrance } from '../../legifrance.ts'

/**
 * The share of rents, as a fraction, that micro-BIC takes off for a furnished home, holiday lets apart. Read by
 * `regles/immobilier/micro-bic.ts`, and listed by `legislation/chapters.ts`. A revision adds a row to `values` and to
 * `articles`, dated the day from which it holds. Past rows do not change: past answers depend on them. `checkedOn`:
 * the last day on which somebody compared the last value with its text.
 */
export const microBicAbattement: LegalParameter<number> = {
  key: 'immobilier/micro-bic-abattement',
  label: {
    fr: 'Abattement du micro-BIC (hors tourisme)',
    en: 'Allowance of micro-BIC (except holiday lets)',
  },
  unit: 'rate',
  values: { '2023-01-01': 0.5 },
  articles: {
    '2023-01-01': legifrance('CGI, art. 50-0, 1', 'LEGIARTI000054373853'),
  },
  checkedOn: '2026-11-21',
}
