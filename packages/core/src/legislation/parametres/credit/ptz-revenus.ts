import type { LegalParameter } from '../../legal-parameter.ts'

/** What each band of the zero-rate loan allows, by its name. */
type ByBand = Readonly<Record<'tranche1' | 'tranche2' | 'tranche3' | 'tranche4', number>>

/**
 * The highest income of each band of the zero-rate loan, in euros a year for one person; a household divides its own
 * by `ptz-coefficients.ts`. Above band 4 there is no loan. For offers up to 31 December 2027. Read by
 * `regles/credit/zero-rate-loan.ts`, and listed by `legislation/chapters.ts`. A revision adds a row to `values` and to
 * `articles`, dated the day from which it holds. Past rows do not change: past answers depend on them. `checkedOn`:
 * the last day on which somebody compared the last value with its text.
 */
export const ptzRevenus: LegalParameter<Readonly<Record<'a' | 'b1' | 'b2' | 'c', ByBand>>> = {
  key: 'credit/ptz-revenus',
  label: { fr: 'PTZ : revenu maximal par tranche', en: 'PTZ: highest income by band' },
  unit: 'euros',
  members: {
    a: { label: { fr: 'zone A, A bis comprise', en: 'zone A, A bis included' } },
    b1: { label: { fr: 'zone B1', en: 'zone B1' } },
    b2: { label: { fr: 'zone B2', en: 'zone B2' } },
    c: { label: { fr: 'zone C', en: 'zone C' } },
    tranche1: { label: { fr: 'tranche 1', en: 'band 1' } },
    tranche2: { label: { fr: 'tranche 2', en: 'band 2' } },
    tranche3: { label: { fr: 'tranche 3', en: 'band 3' } },
    tranche4: { label: { fr: 'tranche 4', en: 'band 4' } },
  },
  values: {
    '2024-04-01': {
      a: { tranche1: 25000, tranche2: 31000, tranche3: 37000, tranche4: 49000 },
      b1: { tranche1: 21500, tranche2: 26000, tranche3: 30000, tranche4: 34500 },
      b2: { tranche1: 18000, tranche2: 22500, tranche3: 27000, tranche4: 31500 },
      c: { tranche1: 15000, tranche2: 19500, tranche3: 24000, tranche4: 28500 },
    },
  },
  articles: {
    '2024-04-01': {
      title: 'CCH, art. D. 31-10-3-1 et D. 31-10-9 à D. 31-10-11',
      url: 'https://www.service-public.gouv.fr/particuliers/vosdroits/F10871',
    },
  },
  checkedOn: '2026-11-27',
}
