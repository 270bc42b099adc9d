import type { LegalParameter } from '../../legal-parameter.ts'
import { legifrance } from '../../legifrance.ts'

/**
 * The share of the price, as a fraction, that a seller may count for works, without receipts. The rule is older: its
 * day is only the first from which the value is known here. Read by `regles/immobilier/property-gain.ts`, and listed
 * by `legislation/chapters.ts`. A revision adds a row to `values` and to `articles`, dated the day from which it
 * holds. Past rows do not change: past answers depend on them. `checkedOn`: the last day on which somebody compared
 * the last value with its text.
 */
export const plusValueForfaitTravaux: LegalParameter<number> = {
  key: 'immobilier/plus-value-forfait-travaux',
  label: { fr: 'Travaux forfaitaires', en: 'Flat rate for building work, without receipts' },
  unit: 'rate',
  values: { '2014-01-01': 0.15 },
  articles: {
    '2014-01-01': legifrance('CGI, art. 150 VB, II, 4°', 'LEGIARTI000053544785'),
  },
  checkedOn: '2026-11-21',
}
