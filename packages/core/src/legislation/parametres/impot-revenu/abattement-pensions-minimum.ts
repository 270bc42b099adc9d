import type { LegalParameter } from '../../legal-parameter.ts'
import { cgi158 } from '../../textes/cgi-158.ts'

/**
 * The least left out of each pensioner's pensions, in euros, but never more than the pensions; by year of income.
 * Each day of `values` is the 1 January of a year of income, not a day of entry into force. Read by
 * `regles/impot-revenu/income-tax-law.ts`, and listed by `legislation/chapters.ts`. A revision adds a row to `values`
 * and one to `textes/cgi-158.ts`, dated 1 January of the first year of income that it holds for. Past rows do not
 * change: past answers depend on them. `checkedOn`: the last day on which somebody compared the last value with its
 * text.
 */
export const abattementPensionsMinimum: LegalParameter<number> = {
  key: 'impot-revenu/abattement-pensions-minimum',
  label: { fr: 'Abattement sur les pensions : minimum', en: 'Allowance on pensions: minimum' },
  unit: 'euros',
  values: {
    '2020-01-01': 394,
    '2021-01-01': 400,
    '2022-01-01': 422,
    '2023-01-01': 442,
    '2024-01-01': 450,
    '2025-01-01': 454,
  },
  articles: cgi158,
  checkedOn: '2026-11-21',
}
