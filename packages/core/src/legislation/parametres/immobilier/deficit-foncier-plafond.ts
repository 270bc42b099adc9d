import type { LegalParameter } from '../../legal-parameter.ts'
import { legifrance } from '../../legifrance.ts'

/**
 * What a property deficit may take off the rest of the income of a year, in euros, loan interest apart. Works that
 * take a home out of the worst energy classes have a higher limit, not given here. The rule is older: its day is only
 * the first from which the value is known here. Read by `regles/immobilier/property-income.ts`, cited by
 * `impot-revenu/cited-rules.ts`, and listed by
 * `legislation/chapters.ts`. A revision adds a row to `values` and to `articles`, dated the day from which it holds.
 * Past rows do not change: past answers depend on them. `checkedOn`: the last day on which somebody compared the last
 * value with its text.
 */
export const deficitFoncierPlafond: LegalParameter<number> = {
  key: 'immobilier/deficit-foncier-plafond',
  label: {
    fr: 'Déficit foncier imputable sur le revenu global',
    en: 'Property deficit that may be taken off other income',
  },
  unit: 'euros',
  values: { '2017-01-01': 10700 },
  articles: {
    '2017-01-01': legifrance('CGI, art. 156, I, 3°', 'LEGIARTI000054373682'),
  },
  checkedOn: '2026-11-21',
}
