import type { LegalParameter } from '../../legal-parameter.ts'

/**
 * The share, as a fraction, that a surviving spouse may take in full ownership when there are children. Read by
 * `regles/succession/spouse.ts` and `regles/succession/family/law.ts`, and listed by `legislation/chapters.ts`. A
 * revision adds a row to `values` and to `articles`, dated the day from which it holds. Past rows do not change: past
 * answers depend on them. `checkedOn`: the last day on which somebody compared the last value with its text.
 */
export const partConjoint: LegalParameter<number> = {
  key: 'succession/part-conjoint',
  label: {
    fr: 'Part du conjoint en pleine propriété, en présence d’enfants',
    en: 'Share of a spouse in full ownership, with children',
  },
  unit: 'rate',
  values: { '2002-07-01': 0.25 },
  articles: {
    '2002-07-01': {
      title: 'Code civil, art. 757',
      url: 'https://www.legifrance.gouv.fr/codes/section_lc/LEGITEXT000006070721/LEGISCTA000006136269',
    },
  },
  checkedOn: '2026-11-21',
}
