import type { LegalParameter } from '../../legal-parameter.ts'

/** Shares left out up to a threshold, by how long the property is kept, and above it. */
export interface ExonerationBiensRuraux {
  /** The share left out up to the threshold, as a fraction. */
  readonly taux: number
  /** The threshold for property kept five years, in euros. */
  readonly seuil: number
  /** The threshold for property kept eighteen years, in euros. */
  readonly seuilDixHuitAns: number
  /** The share left out above the threshold, as a fraction. */
  readonly tauxAuDela: number
}

/**
 * What is left out of rural property let for long, for each heir: fractions, and thresholds in euros. Read by
 * `regles/succession/family/law.ts`, and listed by `legislation/chapters.ts`. A revision adds a row to `values` and to
 * `articles`, dated the day from which it holds. Past rows do not change: past answers depend on them. `checkedOn`:
 * the last day on which somebody compared the last value with its text. No official address of the text was
 * confirmed: `url` is a private page that states it.
 */
export const exonerationBiensRuraux: LegalParameter<ExonerationBiensRuraux> = {
  key: 'succession/exoneration-biens-ruraux',
  label: {
    fr: 'Exonération des biens ruraux loués à long terme',
    en: 'Exemption of rural property let for long',
  },
  unit: 'rate',
  members: {
    taux: { label: { fr: 'jusqu’au seuil', en: 'up to the threshold' } },
    seuil: { label: { fr: 'seuil, biens gardés cinq ans', en: 'threshold, kept five years' }, unit: 'euros' },
    seuilDixHuitAns: {
      label: { fr: 'seuil, biens gardés dix-huit ans', en: 'threshold, kept eighteen years' },
      unit: 'euros',
    },
    tauxAuDela: { label: { fr: 'au-delà du seuil', en: 'above the threshold' } },
  },
  values: {
    '2025-02-15': { taux: 0.75, seuil: 600_000, seuilDixHuitAns: 20_000_000, tauxAuDela: 0.5 },
  },
  articles: {
    '2025-02-15': {
      title: 'CGI, art. 793 et 793 bis (loi n° 2025-127 du 14 février 2025, art. 70)',
      url: 'https://www.aurep.com/?p=6038',
    },
  },
  checkedOn: '2026-11-23',
}
