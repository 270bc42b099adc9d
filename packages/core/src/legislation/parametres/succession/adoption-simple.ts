import type { LegalParameter } from '../../legal-parameter.ts'

/**
 * Whether kinship that comes from a simple adoption counts for nothing. The caller states that no exception applies. Read by `regles/succession/family/law.ts`;
 * a revision adds a day and changes no past one.
 */
export const adoptionSimple: LegalParameter<boolean> = {
  key: 'succession/adoption-simple',
  label: {
    fr: 'Adoption simple : le lien ne compte pas pour les droits',
    en: 'Simple adoption: kinship that does not count for duties',
  },
  unit: 'flag',
  values: {
    '2017-01-01': true,
  },
  articles: {
    '2017-01-01': {
      title: 'CGI, art. 786',
      url: 'https://advizexperts.fr/code-general-impots/article-786-cgi-adoption-simple-droits-succession',
    },
  },
  checkedOn: '2026-11-23',
}
