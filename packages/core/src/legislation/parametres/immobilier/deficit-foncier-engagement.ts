import type { LegalParameter } from '../../legal-parameter.ts'
import { legifrance } from '../../legifrance.ts'

/**
 * For how many years after its own a home stays let once its deficit was taken off other income. The rule is older:
 * its day is only the first from which the value is known here. Read by `regles/immobilier/property-income.ts`, and
 * listed by `legislation/chapters.ts`. A revision adds a row to `values` and to `articles`, dated the day from which
 * it holds. Past rows do not change: past answers depend on them. `checkedOn`: the last day on which somebody
 * compared the last value with its text.
 */
export const deficitFoncierEngagement: LegalParameter<number> = {
  key: 'immobilier/deficit-foncier-engagement',
  label: {
    fr: 'Durée de location exigée après imputation d’un déficit',
    en: 'Years of letting required once a deficit has been taken off',
  },
  unit: 'years',
  values: { '2017-01-01': 3 },
  articles: {
    '2017-01-01': legifrance('CGI, art. 156, I, 3°', 'LEGIARTI000054373682'),
  },
  checkedOn: '2026-11-21',
}
