import type { LegalParameter } from '../../legal-parameter.ts'

/** A threshold of reference income, in euros. */
interface Threshold {
  /** For one part of quotient familial. */
  readonly part: number
  /** What each further half part adds. */
  readonly demiPart: number
}

/** The highest reference income of each band of levies; the normal rate holds above the last one. */
export interface LevyThresholds {
  /** Up to it, pensions are exempt. */
  readonly exonere: Threshold
  /** Up to it, the reduced rate holds. */
  readonly reduit: Threshold
  /** Up to it, the middle rate holds. */
  readonly median: Threshold
}

/**
 * The highest reference income of each band of levies, in euros, for one part of quotient familial and for each half
 * part more. Read by `regles/retraite/pension-law.ts`, and listed by `legislation/chapters.ts`. A revision adds a row to
 * `values` and to `articles`, dated the day from which it holds. Past rows do not change: past answers depend on them.
 * `checkedOn`: the last day on which somebody compared the last value with its text.
 */
export const seuilsCsg: LegalParameter<LevyThresholds> = {
  key: 'retraite/seuils-csg',
  label: { fr: 'Seuils des prélèvements sur les pensions', en: 'Thresholds of levies on pensions' },
  unit: 'euros',
  members: {
    exonere: { label: { fr: 'exonération jusqu’à', en: 'exempt up to' } },
    reduit: { label: { fr: 'taux réduit jusqu’à', en: 'reduced up to' } },
    median: { label: { fr: 'taux médian jusqu’à', en: 'middle up to' } },
    part: { label: { fr: 'une part', en: 'one share' } },
    demiPart: { label: { fr: 'demi-part de plus', en: 'half share more' } },
  },
  values: {
    '2026-01-01': {
      exonere: { part: 13048, demiPart: 3484 },
      reduit: { part: 17057, demiPart: 4555 },
      median: { part: 26472, demiPart: 7066 },
    },
  },
  articles: {
    '2026-01-01': {
      title: 'CSS, art. L. 136-8, III (instruction du 11 décembre 2025)',
      url: 'https://www.service-public.gouv.fr/particuliers/vosdroits/F2971',
    },
  },
  checkedOn: '2026-11-27',
}
