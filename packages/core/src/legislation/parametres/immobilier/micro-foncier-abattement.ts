import type { LegalParameter } from '../../legal-parameter.ts'
import { legifrance } from '../../legifrance.ts'

/**
 * The share of rents, as a fraction, that micro-foncier takes off for all costs. Read by
 * `regles/immobilier/micro-foncier.ts` and `regles/impot-revenu/income-tax-law.ts`, and listed by
 * `legislation/chapters.ts`. A revision adds a row to `values` and to `articles`, dated the day from which it holds.
 * Past rows do not change: past answers depend on them. `checkedOn`: the last day on which somebody compared the last
 * value with its text.
 */
export const microFoncierAbattement: LegalParameter<number> = {
  key: 'immobilier/micro-foncier-abattement',
  label: { fr: 'Abattement du micro-foncier', en: 'Allowance of micro-foncier' },
  unit: 'rate',
  values: { '2006-01-01': 0.3 },
  articles: {
    '2006-01-01': legifrance('CGI, art. 32, 1', 'LEGIARTI000048847610'),
  },
  checkedOn: '2026-11-21',
}
