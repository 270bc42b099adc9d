import type { LegalParameter } from '../../legal-parameter.ts'
import { legifrance } from '../../legifrance.ts'

/**
 * The full rate of a pension, as a fraction of the average wage. Read by `regles/retraite/pension-law.ts`, and listed
 * by `legislation/chapters.ts`. A revision adds a row to `values` and to `articles`, dated the day from which it
 * holds. Past rows do not change: past answers depend on them. `checkedOn`: the last day on which somebody compared
 * the last value with its text.
 */
export const tauxPlein: LegalParameter<number> = {
  key: 'retraite/taux-plein',
  label: { fr: 'Taux plein', en: 'Full rate' },
  unit: 'rate',
  values: {
    '1972-01-01': 0.5,
  },
  articles: {
    '1972-01-01': legifrance('CSS, art. R. 351-27, I', 'LEGIARTI000053335645'),
  },
  checkedOn: '2026-11-27',
}
