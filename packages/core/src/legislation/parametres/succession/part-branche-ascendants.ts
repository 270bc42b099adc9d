import type { LegalParameter } from '../../legal-parameter.ts'

/**
 * The share, as a fraction, of one side of the family, when only ascendants inherit. Read by `regles/succession/family/law.ts`;
 * a revision adds a day and changes no past one.
 */
export const partBrancheAscendants: LegalParameter<number> = {
  key: 'succession/part-branche-ascendants',
  label: {
    fr: 'Part d’un parent à côté des ascendants de l’autre branche',
    en: 'Share of a parent beside ascendants of the other side',
  },
  unit: 'rate',
  values: {
    '2007-01-01': 0.5,
  },
  articles: {
    '2007-01-01': {
      title: 'Code civil, art. 736 et 738-1',
      url: 'https://publish.calenco.com/LEGI/LEGITEXT000006070721/LEGIARTI000006430967.html',
    },
  },
  checkedOn: '2026-11-23',
}
