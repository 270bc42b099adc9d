import type { LegalParameter } from '../../legal-parameter.ts'
import { legifrance } from '../../legifrance.ts'

/**
 * The rate of income tax, as a fraction, on gains of a life insurance contract old enough, for the part of premiums
 * within the threshold. Read by `regles/capital/life-insurance.ts` and `regles/impot-revenu/income-tax-law.ts`, and
 * listed by `legislation/chapters.ts`. A revision adds a row to `values` and to `articles`, dated the day from which
 * it holds. Past rows do not change: past answers depend on them. `checkedOn`: the last day on which somebody
 * compared the last value with its text.
 */
export const assuranceVieTauxReduit: LegalParameter<number> = {
  key: 'capital/assurance-vie-taux-reduit',
  label: {
    fr: 'Taux réduit sur les gains d’un contrat assez ancien',
    en: 'Reduced rate on the gains of a contract that is old enough',
  },
  unit: 'rate',
  values: { '2018-01-01': 0.075 },
  articles: {
    '2018-01-01': legifrance(
      'CGI, art. 200 A, 1, B, 2° (loi n° 2017-1837 du 30 décembre 2017, art. 28)',
      'LEGIARTI000053546896',
    ),
  },
  checkedOn: '2026-11-21',
}
