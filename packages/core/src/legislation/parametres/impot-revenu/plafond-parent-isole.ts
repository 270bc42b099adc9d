import type { LegalParameter } from '../../legal-parameter.ts'
import { cgi197 } from '../../textes/cgi-197.ts'

/**
 * How much the whole part of the first child of a parent living alone (case T) may save at the most, in euros, by
 * year of income. Each day of `values` is the 1 January of a year of income, not a day of entry into force. Read by
 * `regles/impot-revenu/income-tax-law.ts`, and listed by `legislation/chapters.ts`. A revision adds a row to `values`
 * and one to `textes/cgi-197.ts`, dated 1 January of the first year of income that it holds for. Past rows do not
 * change: past answers depend on them. `checkedOn`: the last day on which somebody compared the last value with its
 * text.
 */
export const plafondParentIsole: LegalParameter<number> = {
  key: 'impot-revenu/plafond-parent-isole',
  label: {
    fr: 'Plafond de la part du premier enfant d’un parent isolé (case T)',
    en: 'Ceiling of the first child’s part for a lone parent (box T)',
  },
  unit: 'euros',
  values: {
    '2020-01-01': 3704,
    '2021-01-01': 3756,
    '2022-01-01': 3959,
    '2023-01-01': 4149,
    '2024-01-01': 4224,
    '2025-01-01': 4262,
  },
  articles: cgi197('I, 2, al. 2'),
  checkedOn: '2026-11-21',
}
