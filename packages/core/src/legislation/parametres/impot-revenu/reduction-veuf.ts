import type { LegalParameter } from '../../legal-parameter.ts'
import { cgi197 } from '../../textes/cgi-197.ts'

/**
 * The further reduction of tax for the part that a widowed parent keeps, when its gain reached its ceiling,
 * in euros, by year of income.
 */
export const reductionVeuf: LegalParameter<number> = {
  label: { fr: 'Réduction complémentaire, parent veuf', en: 'Further reduction, widowed parent' },
  unit: 'euros',
  values: {
    '2020-01-01': 1748,
    '2021-01-01': 1772,
    '2022-01-01': 1868,
    '2023-01-01': 1958,
    '2024-01-01': 1993,
    '2025-01-01': 2011,
  },
  articles: cgi197('I, 2, al. 5'),
  stillValidOn: '2026-11-21',
}
