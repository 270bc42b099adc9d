import type { LegalParameter } from '../../legal-parameter.ts'

/** The reserved share, as a fraction, by branches of children. */
export interface ReserveDescendants {
  readonly unEnfant: number
  readonly deuxEnfants: number
  readonly troisEnfants: number
}

/**
 * The share of the estate that children cannot be deprived of, by how many there are, alive or represented, as
 * fractions. Read by `regles/succession/family/law.ts`;
 * a revision adds a day and changes no past one.
 */
export const reserveDescendants: LegalParameter<ReserveDescendants> = {
  key: 'succession/reserve-descendants',
  label: { fr: 'Réserve des enfants', en: 'Reserved share of children' },
  unit: 'rate',
  members: {
    unEnfant: { label: { fr: 'un enfant', en: 'one child' } },
    deuxEnfants: { label: { fr: 'deux enfants', en: 'two children' } },
    troisEnfants: { label: { fr: 'trois enfants ou plus', en: 'three children or more' } },
  },
  values: {
    '2007-01-01': { unEnfant: 1 / 2, deuxEnfants: 2 / 3, troisEnfants: 3 / 4 },
  },
  articles: {
    '2007-01-01': {
      title: 'Code civil, art. 913 et 913-1',
      url: 'https://www.help-voisinage.fr/Code%20Civil/files/basic-html/page333.html',
    },
  },
  checkedOn: '2026-11-23',
}
