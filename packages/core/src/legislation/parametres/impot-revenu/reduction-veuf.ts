import type { LegalParameter } from '../../legal-parameter.ts'
import { cgi197 } from '../../textes/cgi-197.ts'

/**
 * Extra tax reduction of a widowed parent whose additional part already saves the capped amount, in euros, by year of
 * income. Each day of `values` is the 1 January of a year of income, not a day of entry into force. Read by
 * `regles/impot-revenu/income-tax-law.ts`, and listed by `legislation/chapters.ts`. A revision adds a row to `values`
 * and one to `textes/cgi-197.ts`, dated 1 January of the first year of income that it holds for. Past rows do not
 * change: past answers depend on them. `checkedOn`: the last day on which somebody compared the last value with its
 * text.
 */
export const reductionVeuf: LegalParameter<number> = {
  key: 'impot-revenu/reduction-veuf',
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
  checkedOn: '2026-11-21',
}
