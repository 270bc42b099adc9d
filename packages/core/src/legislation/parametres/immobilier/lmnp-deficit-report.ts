import type { LegalParameter } from '../../legal-parameter.ts'
import { legifrance } from '../../legifrance.ts'

/**
 * For how many years after its own a deficit of furnished letting, not professional, may be taken off its profits.
 * The rule is older: its day is only the first from which the value is known here. Read by
 * `regles/immobilier/furnished-income.ts`, and listed by `legislation/chapters.ts`. A revision adds a row to `values`
 * and to `articles`, dated the day from which it holds. Past rows do not change: past answers depend on them.
 * `checkedOn`: the last day on which somebody compared the last value with its text.
 */
export const lmnpDeficitReport: LegalParameter<number> = {
  key: 'immobilier/lmnp-deficit-report',
  label: {
    fr: 'Report du déficit de location meublée non professionnelle',
    en: 'Years during which a deficit of furnished letting may be carried forward',
  },
  unit: 'years',
  values: { '2017-01-01': 10 },
  articles: {
    '2017-01-01': legifrance('CGI, art. 156, I, 1° ter', 'LEGIARTI000054373682'),
  },
  checkedOn: '2026-11-21',
}
