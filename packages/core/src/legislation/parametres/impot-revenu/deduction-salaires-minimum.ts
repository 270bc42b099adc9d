import type { LegalParameter } from '../../legal-parameter.ts'
import { cgi83 } from '../../textes/cgi-83.ts'

/**
 * The least that the deduction takes off each person's wages, in euros, but never more than the wages; by year of
 * income. Each day of `values` is the 1 January of a year of income, not a day of entry into force. Read by
 * `regles/impot-revenu/income-tax-law.ts`, and listed by `legislation/chapters.ts`. A revision adds a row to `values`
 * and one to `textes/cgi-83.ts`, dated 1 January of the first year of income that it holds for. Past rows do not
 * change: past answers depend on them. `checkedOn`: the last day on which somebody compared the last value with its
 * text.
 */
export const deductionSalairesMinimum: LegalParameter<number> = {
  key: 'impot-revenu/deduction-salaires-minimum',
  label: { fr: 'Déduction sur les salaires : minimum', en: 'Deduction on wages: minimum' },
  unit: 'euros',
  values: {
    '2020-01-01': 442,
    '2021-01-01': 448,
    '2022-01-01': 472,
    '2023-01-01': 495,
    '2024-01-01': 504,
    '2025-01-01': 509,
  },
  articles: cgi83,
  checkedOn: '2026-11-21',
}
