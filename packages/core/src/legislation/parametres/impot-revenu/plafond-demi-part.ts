import type { LegalParameter } from '../../legal-parameter.ts'
import { cgi197 } from '../../textes/cgi-197.ts'

/**
 * How much a half part of quotient familial may save at the most, in euros, by year of income; half of it for a
 * quarter. Each day of `values` is the 1 January of a year of income, not a day of entry into force. Read by
 * `regles/impot-revenu/income-tax-law.ts`, and listed by `legislation/chapters.ts`. A revision adds a row to `values`
 * and one to `textes/cgi-197.ts`, dated 1 January of the first year of income that it holds for. Past rows do not
 * change: past answers depend on them. `checkedOn`: the last day on which somebody compared the last value with its
 * text.
 */
export const plafondDemiPart: LegalParameter<number> = {
  key: 'impot-revenu/plafond-demi-part',
  label: { fr: 'Plafond de l’avantage d’une demi-part', en: 'Ceiling of the advantage of a half part' },
  unit: 'euros',
  values: {
    '2020-01-01': 1570,
    '2021-01-01': 1592,
    '2022-01-01': 1678,
    '2023-01-01': 1759,
    '2024-01-01': 1791,
    '2025-01-01': 1807,
  },
  articles: cgi197('I, 2, al. 1'),
  checkedOn: '2026-11-21',
}
