import type { LegalParameter } from '../../legal-parameter.ts'
import { legifrance } from '../../legifrance.ts'

/**
 * After how many years a life insurance contract gives the yearly allowance and the reduced rate; contracts made
 * since 1990. Read by `regles/capital/life-insurance.ts`, and listed by `legislation/chapters.ts`. A revision adds a
 * row to `values` and to `articles`, dated the day from which it holds. Past rows do not change: past answers depend
 * on them. `checkedOn`: the last day on which somebody compared the last value with its text.
 */
export const assuranceVieDuree: LegalParameter<number> = {
  key: 'capital/assurance-vie-duree',
  label: {
    fr: 'Âge d’un contrat d’assurance-vie ouvrant droit à l’abattement et au taux réduit',
    en: 'Age of a life insurance contract that gives the allowance and the reduced rate',
  },
  unit: 'years',
  values: { '1990-01-01': 8 },
  articles: { '1990-01-01': legifrance('CGI, art. 125-0 A, I, 1°', 'LEGIARTI000044989424') },
  checkedOn: '2026-11-21',
}
