import type { LegalParameter } from '../../legal-parameter.ts'
import { legifrance } from '../../legifrance.ts'

/**
 * The rate of income tax, as a fraction, on gains of a life insurance contract not old enough, or for the part of
 * premiums above the threshold; premiums paid since 27 September 2017. Read by `regles/capital/life-insurance.ts`,
 * and listed by `legislation/chapters.ts`. A revision adds a row to `values` and to `articles`, dated the day from
 * which it holds. Past rows do not change: past answers depend on them. `checkedOn`: the last day on which somebody
 * compared the last value with its text.
 */
export const assuranceVieTauxNormal: LegalParameter<number> = {
  key: 'capital/assurance-vie-taux-normal',
  label: {
    fr: 'Taux normal sur les gains d’assurance-vie',
    en: 'Normal rate on the gains of life insurance',
  },
  unit: 'rate',
  values: { '2018-01-01': 0.128 },
  articles: {
    '2018-01-01': legifrance(
      'CGI, art. 200 A, 1, B, 1° (loi n° 2017-1837 du 30 décembre 2017, art. 28)',
      'LEGIARTI000053546896',
    ),
  },
  checkedOn: '2026-11-21',
}
