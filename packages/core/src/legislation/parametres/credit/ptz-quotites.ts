import type { LegalParameter } from '../../legal-parameter.ts'

/** By band of income. */
type ByBand = Readonly<Record<'tranche1' | 'tranche2' | 'tranche3' | 'tranche4', number>>

/**
 * The share of the cost that the zero-rate loan covers, as a fraction, by the kind of home and the band of income. For
 * offers up to 31 December 2027. Read by `regles/credit/zero-rate-loan.ts`, and listed by `legislation/chapters.ts`. A
 * revision adds a row to `values` and to `articles`, dated the day from which it holds. Past rows do not change: past
 * answers depend on them. `checkedOn`: the last day on which somebody compared the last value with its text.
 */
export const ptzQuotites: LegalParameter<
  Readonly<Record<'collectif' | 'individuel' | 'ancien_travaux', ByBand>>
> = {
  key: 'credit/ptz-quotites',
  label: { fr: 'PTZ : part du coût', en: 'PTZ: share of the cost' },
  unit: 'rate',
  members: {
    collectif: { label: { fr: 'appartement neuf', en: 'new flat' } },
    individuel: { label: { fr: 'maison neuve', en: 'new house' } },
    ancien_travaux: { label: { fr: 'logement ancien à rénover', en: 'old home to renovate' } },
    tranche1: { label: { fr: 'tranche 1', en: 'band 1' } },
    tranche2: { label: { fr: 'tranche 2', en: 'band 2' } },
    tranche3: { label: { fr: 'tranche 3', en: 'band 3' } },
    tranche4: { label: { fr: 'tranche 4', en: 'band 4' } },
  },
  values: {
    '2025-04-01': {
      collectif: { tranche1: 0.5, tranche2: 0.4, tranche3: 0.4, tranche4: 0.2 },
      individuel: { tranche1: 0.3, tranche2: 0.2, tranche3: 0.2, tranche4: 0.1 },
      ancien_travaux: { tranche1: 0.5, tranche2: 0.4, tranche3: 0.4, tranche4: 0.2 },
    },
  },
  articles: {
    '2025-04-01': {
      title: 'CCH, art. D. 31-10-9, II et II bis (décret n° 2025-299 du 29 mars 2025)',
      url: 'https://www.service-public.gouv.fr/particuliers/vosdroits/F10871',
    },
  },
  checkedOn: '2026-11-27',
}
