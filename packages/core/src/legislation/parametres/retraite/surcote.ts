import type { LegalParameter } from '../../legal-parameter.ts'
import { legifrance } from '../../legifrance.ts'

/**
 * What each quarter of work beyond the legal age and the required quarters adds, as a fraction of the pension. Read by
 * `regles/retraite/pension-law.ts`, and listed by `legislation/chapters.ts`. A revision adds a row to `values` and to
 * `articles`, dated the day from which it holds. Past rows do not change: past answers depend on them. `checkedOn`:
 * the last day on which somebody compared the last value with its text.
 */
export const surcote: LegalParameter<number> = {
  key: 'retraite/surcote',
  label: { fr: 'Surcote par trimestre', en: 'Increase for each extra quarter' },
  unit: 'rate',
  values: {
    '2009-04-01': 0.0125,
  },
  articles: {
    '2009-04-01': legifrance('CSS, art. L. 351-1-2 et D. 351-1-4', 'LEGIARTI000053356001'),
  },
  checkedOn: '2026-11-27',
}
