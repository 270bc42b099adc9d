import type { LegalParameter } from '../../legal-parameter.ts'

/**
 * What the cost of an operation is divided by: the result is the least income that the zero-rate loan counts. Read by
 * `regles/credit/zero-rate-loan.ts`, and listed by `legislation/chapters.ts`. A revision adds a row to `values` and to
 * `articles`, dated the day from which it holds. Past rows do not change: past answers depend on them. `checkedOn`:
 * the last day on which somebody compared the last value with its text.
 */
export const ptzRevenuMinimal: LegalParameter<number> = {
  key: 'credit/ptz-revenu-minimal',
  label: { fr: 'PTZ : diviseur du coût, revenu minimal', en: 'PTZ: divisor of the cost, least income' },
  unit: 'number',
  values: { '2024-04-01': 9 },
  articles: {
    '2024-04-01': {
      title: 'CCH, art. D. 31-10-5',
      url: 'https://www.service-public.gouv.fr/particuliers/vosdroits/F10871',
    },
  },
  checkedOn: '2026-11-27',
}
