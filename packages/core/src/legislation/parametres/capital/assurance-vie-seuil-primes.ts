import type { LegalParameter } from '../../legal-parameter.ts'
import { legifrance } from '../../legifrance.ts'

/**
 * The premiums not yet repaid, of all the contracts of an insured person, up to which the reduced rate holds, in
 * euros. Read by `regles/capital/life-insurance.ts` and `regles/impot-revenu/income-tax-law.ts`, and listed by
 * `legislation/chapters.ts`. A revision adds a row to `values` and to `articles`, dated the day from which it holds.
 * Past rows do not change: past answers depend on them. `checkedOn`: the last day on which somebody compared the last
 * value with its text.
 */
export const assuranceVieSeuilPrimes: LegalParameter<number> = {
  key: 'capital/assurance-vie-seuil-primes',
  label: {
    fr: 'Primes jusqu’auxquelles le taux réduit s’applique',
    en: 'Premiums up to which the reduced rate applies',
  },
  unit: 'euros',
  values: { '2018-01-01': 150000 },
  articles: {
    '2018-01-01': legifrance(
      'CGI, art. 200 A, 1, B, 2° (loi n° 2017-1837 du 30 décembre 2017, art. 28)',
      'LEGIARTI000053546896',
    ),
  },
  checkedOn: '2026-11-21',
}
