import type { LegalParameter } from '../../legal-parameter.ts'
import { legifrance } from '../../legifrance.ts'

/**
 * The flat rate of income tax on income from capital, as a fraction; social levies are added to it. Read by
 * `regles/capital/pea.ts`, `regles/capital/securities-account.ts` and `regles/impot-revenu/income-tax-law.ts`, and
 * listed by `legislation/chapters.ts`. A revision adds a row to `values` and to `articles`, dated the day from which
 * it holds. Past rows do not change: past answers depend on them. `checkedOn`: the last day on which somebody
 * compared the last value with its text. Used by `capital/pea.ts`, `capital/retirement-savings.ts`,
 * `capital/securities-account.ts` and `impot-revenu/income-tax-law.ts`.
 */
export const prelevementForfaitaire: LegalParameter<number> = {
  key: 'capital/prelevement-forfaitaire',
  label: {
    fr: 'Prélèvement forfaitaire sur les revenus du capital, hors prélèvements sociaux',
    en: 'Flat rate of income tax on income from capital, excluding social levies',
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
