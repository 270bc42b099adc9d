import type { LegalParameter } from '../../legal-parameter.ts'
import { legifrance } from '../../legifrance.ts'

/**
 * How much the tax advantages under the overall cap may save a household in a year, in euros; more where overseas
 * investments or cinema funds are among them. Rules read the value that holds on 31 December of the year of income.
 * Read by `regles/impot-revenu/income-tax-law.ts`, and listed by `legislation/chapters.ts`. A revision adds a row to
 * `values` and to `articles`, dated 1 January of the first year of income that it holds for. Past rows do not change:
 * past answers depend on them. `checkedOn`: the last day on which somebody compared the last value with its text.
 */
export const plafondNiches: LegalParameter<number> = {
  key: 'impot-revenu/plafond-niches',
  label: { fr: 'Plafond global des avantages fiscaux', en: 'Overall ceiling on tax advantages' },
  unit: 'euros',
  values: { '2013-01-01': 10000 },
  articles: {
    '2013-01-01': legifrance(
      'CGI, art. 200-0 A, 1 (loi n° 2012-1509 du 29 décembre 2012, art. 73)',
      'JORFTEXT000026856853',
    ),
  },
  checkedOn: '2026-11-21',
}
