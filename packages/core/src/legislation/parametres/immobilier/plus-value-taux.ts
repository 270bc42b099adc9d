import type { LegalParameter } from '../../legal-parameter.ts'
import { legifrance } from '../../legifrance.ts'

/**
 * The rate of income tax on the gain of a private owner of real estate, as a fraction. Read by
 * `regles/immobilier/property-gain.ts`, and listed by `legislation/chapters.ts`. A revision adds a row to `values`
 * and to `articles`, dated the day from which it holds. Past rows do not change: past answers depend on them.
 * `checkedOn`: the last day on which somebody compared the last value with its text.
 */
export const plusValueTaux: LegalParameter<number> = {
  key: 'immobilier/plus-value-taux',
  label: { fr: 'Impôt sur la plus-value immobilière', en: 'Income tax on a gain on real estate' },
  unit: 'rate',
  values: { '2013-09-01': 0.19 },
  articles: {
    '2013-09-01': legifrance('CGI, art. 200 B', 'LEGIARTI000030061684'),
  },
  checkedOn: '2026-11-21',
}
