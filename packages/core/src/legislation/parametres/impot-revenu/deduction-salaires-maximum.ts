import type { LegalParameter } from '../../legal-parameter.ts'
import { cgi83 } from '../../textes/cgi-83.ts'

/**
 * The most that the deduction takes off each person's wages, in euros, by year of income. Each day of `values` is the
 * 1 January of a year of income, not a day of entry into force. Read by `regles/impot-revenu/income-tax-law.ts`, and
 * listed by `legislation/chapters.ts`. A revision adds a row to `values` and one to `textes/cgi-83.ts`, dated 1
 * January of the first year of income that it holds for. Past rows do not change: past answers depend on them.
 * `checkedOn`: the last day on which somebody compared the last value with its text.
 */
export const deductionSalairesMaximum: LegalParameter<number> = {
  key: 'impot-revenu/deduction-salaires-maximum',
  label: { fr: 'Déduction sur les salaires : maximum', en: 'Deduction on wages: maximum' },
  unit: 'euros',
  values: {
    '2020-01-01': 12652,
    '2021-01-01': 12829,
    '2022-01-01': 13522,
    '2023-01-01': 14171,
    '2024-01-01': 14426,
    '2025-01-01': 14555,
  },
  articles: cgi83,
  checkedOn: '2026-11-21',
}
