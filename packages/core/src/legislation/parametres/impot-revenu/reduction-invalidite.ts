import type { LegalParameter } from '../../legal-parameter.ts'
import { cgi197 } from '../../textes/cgi-197.ts'

/**
 * The further reduction of tax for each half part of invalidity or of war veteran whose gain reached its
 * ceiling, in euros, by year of income; half of it for a quarter.
 */
export const reductionInvalidite: LegalParameter<number> = {
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
  stillValidOn: '2026-11-21',
}
