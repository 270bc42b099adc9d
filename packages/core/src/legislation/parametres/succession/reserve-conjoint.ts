import type { LegalParameter } from '../../legal-parameter.ts'

/**
 * The share, as a fraction, that a spouse cannot be deprived of when there is no child. Read by
 * `regles/succession/family/law.ts`, and listed by `legislation/chapters.ts`. A revision adds a row to `values` and to
 * `articles`, dated the day from which it holds. Past rows do not change: past answers depend on them. `checkedOn`:
 * the last day on which somebody compared the last value with its text. No official address of the text was
 * confirmed: `url` is a private page that states it.
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
      url: 'https://www.help-voisinage.fr/Code%20Civil/files/basic-html/page333.html',
    },
  },
  checkedOn: '2026-11-23',
}
