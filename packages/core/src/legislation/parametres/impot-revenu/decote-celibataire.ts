import type { LegalParameter } from '../../legal-parameter.ts'
import { cgi197 } from '../../textes/cgi-197.ts'

/**
 * The sum of the décote of a person taxed alone, in euros, by year of income. Each day of `values` is the 1 January
 * of a year of income, not a day of entry into force. Read by `regles/impot-revenu/income-tax-law.ts`, and listed by
 * `legislation/chapters.ts`. A revision adds a row to `values` and one to `textes/cgi-197.ts`, dated 1 January of the
 * first year of income that it holds for. Past rows do not change: past answers depend on them. `checkedOn`: the last
 * day on which somebody compared the last value with its text.
 */
export const decoteCelibataire: LegalParameter<number> = {
  key: 'impot-revenu/decote-celibataire',
  label: { fr: 'Décote : montant, une personne', en: 'Décote: amount, one person' },
  unit: 'euros',
  values: {
    '2020-01-01': 779,
    '2021-01-01': 790,
    '2022-01-01': 833,
    '2023-01-01': 873,
    '2024-01-01': 889,
    '2025-01-01': 897,
  },
  articles: cgi197('I, 4, a'),
  checkedOn: '2026-11-21',
}
