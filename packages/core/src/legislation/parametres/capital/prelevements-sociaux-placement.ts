import type { LegalParameter } from '../../legal-parameter.ts'
import { legifrance } from '../../legifrance.ts'

/**
 * The rate of all social levies on income from investments (interest, dividends, gains of a PEA), as a fraction, by
 * the day when it is paid or accrues. Read by `regles/capital/pea.ts` and `regles/impot-revenu/income-tax-law.ts`,
 * and listed by `legislation/chapters.ts`. A revision adds a row to `values` and to `articles`, dated the day from
 * which it holds. Past rows do not change: past answers depend on them. `checkedOn`: the last day on which somebody
 * compared the last value with its text.
 */
export const prelevementsSociauxPlacement: LegalParameter<number> = {
  key: 'capital/prelevements-sociaux-placement',
  label: {
    fr: 'Prélèvements sociaux sur les produits de placement',
    en: 'Social levies on income from investments',
  },
  unit: 'rate',
  values: { '2018-01-01': 0.172, '2026-01-01': 0.186 },
  articles: {
    '2018-01-01': legifrance(
      'CSS, art. L. 136-8, I, 2° (loi n° 2017-1836 du 30 décembre 2017, art. 8)',
      'JORFTEXT000036339090',
    ),
    '2026-01-01': legifrance(
      'CSS, art. L. 136-8, I, 2° (loi n° 2025-1403 du 30 décembre 2025, art. 12) ; ordonnance n° 96-50 du 24 janvier 1996, art. 14 à 19 ; CGI, art. 235 ter',
      'LEGIARTI000054336623',
    ),
  },
  checkedOn: '2026-11-21',
}
