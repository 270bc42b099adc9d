import type { LegalParameter } from '../../legal-parameter.ts'
import { cgi197 } from '../../textes/cgi-197.ts'

/**
 * The most tax that the half part for box L (case L of the return) may save, in euros, by year of income. It is for a
 * person who lives alone and brought up a child alone for five years. Each day of `values` is the 1 January of a year
 * of income, not a day of entry into force. Read by `regles/impot-revenu/income-tax-law.ts`, and listed by
 * `legislation/chapters.ts`. A revision adds a row to `values` and one to `textes/cgi-197.ts`, dated 1 January of the
 * first year of income that it holds for. Past rows do not change: past answers depend on them. `checkedOn`: the last
 * day on which somebody compared the last value with its text.
 */
export const plafondCaseL: LegalParameter<number> = {
  key: 'impot-revenu/plafond-case-l',
  label: {
    fr: 'Plafond de la demi-part de qui a élevé seul un enfant (case L)',
    en: 'Ceiling of the half part for someone who brought up a child alone (box L)',
  },
  unit: 'euros',
  values: {
    '2020-01-01': 938,
    '2021-01-01': 951,
    '2022-01-01': 1002,
    '2023-01-01': 1050,
    '2024-01-01': 1069,
    '2025-01-01': 1079,
  },
  articles: cgi197('I, 2, al. 3'),
  checkedOn: '2026-11-21',
}
