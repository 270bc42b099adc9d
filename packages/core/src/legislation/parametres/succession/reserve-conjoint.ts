import type { LegalParameter } from '../../legal-parameter.ts'

/**
 * The share, as a fraction, that a spouse cannot be deprived of when there is no child. Read by `regles/succession/family/law.ts`;
 * a revision adds a day and changes no past one.
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
