import type { LegalParameter } from '../../legal-parameter.ts'

/**
 * Whether kinship that comes from a simple adoption counts for nothing. The caller states that no exception applies.
 * Read by `regles/succession/family/law.ts`, and listed by `legislation/chapters.ts`. A revision adds a row to
 * `values` and to `articles`, dated the day from which it holds. Past rows do not change: past answers depend on
 * them. `checkedOn`: the last day on which somebody compared the last value with its text. No official address of the
 * text was confirmed: `url` is a private page that states it.
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
