import type { LegalParameter } from '../../legal-parameter.ts'

/**
 * The share of the cost that works must reach for the zero-rate loan to finance an old home, as a fraction. Read by
 * `regles/credit/zero-rate-loan.ts`, and listed by `legislation/chapters.ts`. A revision adds a row to `values` and to
 * `articles`, dated the day from which it holds. Past rows do not change: past answers depend on them. `checkedOn`:
 * the last day on which somebody compared the last value with its text.
 */
export const ptzTravaux: LegalParameter<number> = {
  key: 'credit/ptz-travaux',
  label: { fr: 'PTZ : part des travaux dans l’ancien', en: 'PTZ: share of works in an old home' },
  unit: 'rate',
  values: { '2024-04-01': 0.25 },
  articles: {
    '2024-04-01': {
      title: 'CCH, art. D. 31-10-2',
      url: 'https://www.service-public.gouv.fr/particuliers/vosdroits/F10871',
    },
  },
  checkedOn: '2026-11-27',
}
