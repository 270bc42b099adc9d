import type { LegalParameter } from '../../legal-parameter.ts'
import { legifrance } from '../../legifrance.ts'

/**
 * The rate of all social levies on income from wealth (gains on securities and digital assets, furnished letting), as
 * a fraction, by year of income. Each day of `values` is the 1 January of a year of income, not a day of entry into
 * force: the law of 30 December 2025 applies to the incomes of 2025. Read by `regles/capital/securities-account.ts`,
 * `regles/immobilier/furnished-income.ts`, `regles/immobilier/micro-bic.ts` and
 * `regles/impot-revenu/income-tax-law.ts`, and listed by `legislation/chapters.ts`. A revision adds a row to `values`
 * and to `articles`, dated 1 January of the first year of income that it holds for. Past rows do not change: past
 * answers depend on them. `checkedOn`: the last day on which somebody compared the last value with its text.
 */
export const prelevementsSociauxPatrimoine: LegalParameter<number> = {
  key: 'capital/prelevements-sociaux-patrimoine',
  label: {
    fr: 'Prélèvements sociaux sur les revenus du patrimoine, par année de revenus',
    en: 'Social levies on income from wealth, by year of income',
  },
  unit: 'rate',
  values: { '2017-01-01': 0.172, '2025-01-01': 0.186 },
  articles: {
    '2017-01-01': legifrance(
      'CSS, art. L. 136-8, I, 2° (loi n° 2017-1836 du 30 décembre 2017, art. 8)',
      'JORFTEXT000036339090',
    ),
    '2025-01-01': legifrance(
      'CSS, art. L. 136-8, I, 2° (loi n° 2025-1403 du 30 décembre 2025, art. 12) ; ordonnance n° 96-50 du 24 janvier 1996, art. 14 à 19 ; CGI, art. 235 ter',
      'LEGIARTI000054336623',
    ),
  },
  checkedOn: '2026-11-21',
}
