import type { LegalParameter } from '../../legal-parameter.ts'
import { legifrance } from '../../legifrance.ts'

/**
 * The age of the full rate whatever the quarters, in months. Read by `regles/retraite/pension-law.ts`, and listed by
 * `legislation/chapters.ts`. A revision adds a row to `values` and to `articles`, dated the day from which it holds.
 * Past rows do not change: past answers depend on them. `checkedOn`: the last day on which somebody compared the last
 * value with its text.
 */
export const ageTauxPlein: LegalParameter<number> = {
  key: 'retraite/age-taux-plein',
  label: { fr: 'Âge du taux plein automatique', en: 'Age of the automatic full rate' },
  unit: 'months',
  values: {
    '2011-07-01': 804,
  },
  articles: {
    '2011-07-01': legifrance('CSS, art. L. 351-8, 1°', 'LEGIARTI000051289852'),
  },
  checkedOn: '2026-11-27',
}
