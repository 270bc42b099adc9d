import type { LegalParameter } from '../../legal-parameter.ts'
import { legifrance } from '../../legifrance.ts'

/**
 * The share of the price, as a fraction, that a seller may count for the costs of purchase, without receipts. The
 * rule is older: its day is only the first from which the value is known here. Read by
 * `regles/immobilier/property-gain.ts`, and listed by `legislation/chapters.ts`. A revision adds a row to `values`
 * and to `articles`, dated the day from which it holds. Past rows do not change: past answers depend on them.
 * `checkedOn`: the last day on which somebody compared the last value with its text.
 */
export const plusValueForfaitFrais: LegalParameter<number> = {
  key: 'immobilier/plus-value-forfait-frais',
  label: {
    fr: 'Frais d’acquisition forfaitaires',
    en: 'Flat rate for the costs of purchase, without receipts',
  },
  unit: 'rate',
  values: { '2014-01-01': 0.075 },
  articles: {
    '2014-01-01': legifrance('CGI, art. 150 VB, II, 3°', 'LEGIARTI000053544785'),
  },
  checkedOn: '2026-11-21',
}
