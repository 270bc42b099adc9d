import type { LegalParameter } from '../../legal-parameter.ts'
import { cgi158 } from '../../textes/cgi-158.ts'

/**
 * The most left out of a whole household's pensions, in euros, by year of income. Each day of `values` is the 1
 * January of a year of income, not a day of entry into force. Read by `regles/impot-revenu/income-tax-law.ts`, and
 * listed by `legislation/chapters.ts`. A revision adds a row to `values` and one to `textes/cgi-158.ts`, dated 1
 * January of the first year of income that it holds for. Past rows do not change: past answers depend on them.
 * `checkedOn`: the last day on which somebody compared the last value with its text.
 */
export const abattementPensionsMaximum: LegalParameter<number> = {
  key: 'impot-revenu/abattement-pensions-maximum',
  label: { fr: 'Abattement sur les pensions : maximum', en: 'Allowance on pensions: maximum' },
  unit: 'euros',
  values: {
    '2020-01-01': 3858,
    '2021-01-01': 3912,
    '2022-01-01': 4123,
    '2023-01-01': 4321,
    '2024-01-01': 4399,
    '2025-01-01': 4439,
  },
  articles: cgi158,
  checkedOn: '2026-11-21',
}
