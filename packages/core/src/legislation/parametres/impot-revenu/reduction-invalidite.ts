import type { LegalParameter } from '../../legal-parameter.ts'
import { cgi197 } from '../../textes/cgi-197.ts'

/**
 * The further reduction of tax for each half part of invalidity or of war veteran whose gain reached its ceiling, in
 * euros, by year of income; half of it for a quarter. Each day of `values` is the 1 January of a year of income, not
 * a day of entry into force. Read by `regles/impot-revenu/income-tax-law.ts`, and listed by
 * `legislation/chapters.ts`. A revision adds a row to `values` and one to `textes/cgi-197.ts`, dated 1 January of the
 * first year of income that it holds for. Past rows do not change: past answers depend on them. `checkedOn`: the last
 * day on which somebody compared the last value with its text.
 */
export const reductionInvalidite: LegalParameter<number> = {
  key: 'impot-revenu/reduction-invalidite',
  label: {
    fr: 'Réduction complémentaire, demi-part d’invalidité',
    en: 'Further reduction, half part for disability',
  },
  unit: 'euros',
  values: {
    '2020-01-01': 1565,
    '2021-01-01': 1587,
    '2022-01-01': 1673,
    '2023-01-01': 1753,
    '2024-01-01': 1785,
    '2025-01-01': 1801,
  },
  articles: cgi197('I, 2, al. 4'),
  checkedOn: '2026-11-21',
}
