import type { LegalParameter } from '../../legal-parameter.ts'
import { legifrance } from '../../legifrance.ts'

/**
 * The share of the gross tax, as a fraction, that is taken off the sum of the décote. Rules read the value that holds
 * on 31 December of the year of income. Read by `regles/impot-revenu/income-tax-law.ts`, and listed by
 * `legislation/chapters.ts`. A revision adds a row to `values` and to `articles`, dated 1 January of the first year
 * of income that it holds for. Past rows do not change: past answers depend on them. `checkedOn`: the last day on
 * which somebody compared the last value with its text.
 */
export const decoteTaux: LegalParameter<number> = {
  key: 'impot-revenu/decote-taux',
  label: { fr: 'Décote : part de l’impôt qui la réduit', en: 'Décote: share of the tax that reduces it' },
  unit: 'rate',
  values: { '2020-01-01': 0.4525 },
  articles: {
    '2020-01-01': legifrance(
      'CGI, art. 197, I, 4, a (loi n° 2019-1479 du 28 décembre 2019, art. 2)',
      'LEGIARTI000042907517',
    ),
  },
  checkedOn: '2026-11-21',
}
