import type { LegalParameter } from '../../legal-parameter.ts'

/** A threshold for one tax share, and what each half share adds, in euros. */
interface Threshold {
  readonly part: number
  readonly demiPart: number
}

/** The thresholds of the bands of levies. */
export interface LevyThresholds {
  readonly exonere: Threshold
  readonly reduit: Threshold
  readonly median: Threshold
}

/**
 * The reference income from which each band of levies begins, in euros, for one tax share and for each half share
 * more. Read by `regles/retraite/pension-law.ts`, and listed by `legislation/chapters.ts`. A revision adds a row to
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
