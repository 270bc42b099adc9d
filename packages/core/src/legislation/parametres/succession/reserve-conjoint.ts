import type { LegalParameter } from '../../legal-parameter.ts'

/**
 * The share, as a fraction, that a spouse cannot be deprived of when there is no child. Read by
 * `regles/succession/family/law.ts`, and listed by `legislation/chapters.ts`. A revision adds a row to `values` and to
 * `articles`, dated the day from which it holds. Past rows do not change: past answers depend on them. `checkedOn`:
 * the last day on which somebody compared the last value with its text.
 */
export const reserveConjoint: LegalParameter<number> = {
  key: 'succession/reserve-conjoint',
  label: { fr: 'Réserve du conjoint, sans enfant', en: 'Reserved share of a spouse, without children' },
  unit: 'rate',
  values: {
    '2007-01-01': 0.25,
  },
  articles: {
    '2007-01-01': {
      title: 'Code civil, art. 914-1',
      url: 'https://www.legifrance.gouv.fr/codes/section_lc/LEGITEXT000006070721/LEGISCTA000006150544',
    },
  },
  checkedOn: '2026-11-23',
}
