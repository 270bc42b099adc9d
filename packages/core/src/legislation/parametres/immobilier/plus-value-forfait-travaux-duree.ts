import type { LegalParameter } from '../../legal-parameter.ts'
import { legifrance } from '../../legifrance.ts'

/**
 * The years of ownership beyond which works may be counted without receipts. The rule is older: its day is only the
 * first from which the value is known here. Read by `regles/immobilier/property-gain.ts`, and listed by
 * `legislation/chapters.ts`. A revision adds a row to `values` and to `articles`, dated the day from which it holds.
 * Past rows do not change: past answers depend on them. `checkedOn`: the last day on which somebody compared the last
 * value with its text.
 */
export const plusValueForfaitTravauxDuree: LegalParameter<number> = {
  key: 'immobilier/plus-value-forfait-travaux-duree',
  label: {
    fr: 'Années de détention ouvrant droit au forfait travaux',
    en: 'Years of ownership that give the flat rate for building work',
  },
  unit: 'years',
  values: { '2014-01-01': 5 },
  articles: {
    '2014-01-01': legifrance('CGI, art. 150 VB, II, 4°', 'LEGIARTI000053544785'),
  },
  checkedOn: '2026-11-21',
}
