import type { LegalParameter } from '../../legal-parameter.ts'
import { legifrance } from '../../legifrance.ts'

/**
 * The share of pensions, as a fraction, that is left out of taxable income. The rule is older than the code cited,
 * which is the version of today. Rules read the value that holds on 31 December of the year of income. Read by
 * `regles/impot-revenu/income-tax-law.ts`, and listed by `legislation/chapters.ts`. A revision adds a row to `values`
 * and to `articles`, dated 1 January of the first year of income that it holds for. `label` repeats the value in
 * words: it changes too. Past rows do not change: past answers depend on them. `checkedOn`: the last day on which
 * somebody compared the last value with its text.
 */
export const abattementPensionsTaux: LegalParameter<number> = {
  key: 'impot-revenu/abattement-pensions-taux',
  label: { fr: 'Abattement de 10 % sur les pensions', en: 'Allowance of 10% on pensions' },
  unit: 'rate',
  // Created for the incomes of 1977. OpenFisca gives 1943, which is the day of the deduction on wages.
  values: { '1977-01-01': 0.1 },
  articles: {
    '1977-01-01': legifrance(
      'CGI, art. 158, 5, a (loi n° 77-1467 du 30 décembre 1977, art. 3)',
      'LEGIARTI000054373673',
    ),
  },
  checkedOn: '2026-11-21',
}
