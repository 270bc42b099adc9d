import type { LegalParameter } from '../../legal-parameter.ts'
import { cgi197 } from '../../textes/cgi-197.ts'

/**
 * The sum of the décote of a couple taxed jointly, in euros, by year of income. Each day of `values` is the 1 January
 * of a year of income, not a day of entry into force. Read by `regles/impot-revenu/income-tax-law.ts`, and listed by
 * `legislation/chapters.ts`. A revision adds a row to `values` and one to `textes/cgi-197.ts`, dated 1 January of the
 * first year of income that it holds for. Past rows do not change: past answers depend on them. `checkedOn`: the last
 * day on which somebody compared the last value with its text.
 */
export const decoteCouple: LegalParameter<number> = {
  key: 'impot-revenu/decote-couple',
  label: { fr: 'Décote : montant, un couple', en: 'Décote: amount, a couple' },
  unit: 'euros',
  values: {
    '2020-01-01': 1289,
    '2021-01-01': 1307,
    '2022-01-01': 1378,
    '2023-01-01': 1444,
    '2024-01-01': 1470,
    '2025-01-01': 1483,
  },
  articles: cgi197('I, 4, a'),
  checkedOn: '2026-11-21',
}
