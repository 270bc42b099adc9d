import type { LegalParameter } from '../../legal-parameter.ts'
import { legifrance } from '../../legifrance.ts'

/**
 * The rate of all social levies, as a fraction, on what the rise of 2026 left out: rents and gains of real estate,
 * life insurance, old PEL and CEL, PEP. Read by `regles/capital/life-insurance.ts`,
 * `regles/immobilier/micro-foncier.ts`, `regles/immobilier/property-gain.ts`, `regles/immobilier/property-income.ts`
 * and `regles/impot-revenu/income-tax-law.ts`, and listed by `legislation/chapters.ts`. A revision adds a row to
 * `values` and to `articles`, dated the day from which it holds. Past rows do not change: past answers depend on
 * them. `checkedOn`: the last day on which somebody compared the last value with its text.
 */
export const prelevementsSociauxMaintenus: LegalParameter<number> = {
  key: 'capital/prelevements-sociaux-maintenus',
  label: {
    fr: 'Prélèvements sociaux restés hors de la hausse de 2026 (loyers nus, plus-values immobilières, assurance-vie…)',
    en: 'Social levies left out of the rise of 2026 (unfurnished lettings, gains on real estate, life insurance…)',
  },
  unit: 'rate',
  values: { '2018-01-01': 0.172 },
  articles: {
    '2018-01-01': legifrance(
      'CSS, art. L. 136-8, IV (loi n° 2025-1403 du 30 décembre 2025, art. 12) ; ordonnance n° 96-50 du 24 janvier 1996, art. 14 à 19 ; CGI, art. 235 ter',
      'LEGIARTI000054336623',
    ),
  },
  checkedOn: '2026-11-21',
}
