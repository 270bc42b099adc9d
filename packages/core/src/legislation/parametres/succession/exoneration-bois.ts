import type { LegalParameter } from '../../legal-parameter.ts'

/**
 * The share of the value of woods and forests, as a fraction, left out when they are kept and managed. Read by
 * `regles/succession/family/law.ts`, and listed by `legislation/chapters.ts`. A revision adds a row to `values` and to
 * `articles`, dated the day from which it holds. Past rows do not change: past answers depend on them. `checkedOn`:
 * the last day on which somebody compared the last value with its text.
 */
export const exonerationBois: LegalParameter<number> = {
  key: 'succession/exoneration-bois',
  label: { fr: 'Exonération des bois et forêts', en: 'Exemption of woods and forests' },
  unit: 'rate',
  values: {
    '2005-01-01': 0.75,
  },
  articles: {
    '2005-01-01': {
      title: 'CGI, art. 793, 1, 3° et 2, 2° (BOI-ENR-DMTG-10-20-30-10)',
      url: 'https://bofip.impots.gouv.fr/bofip/2237-PGP.html',
    },
  },
  checkedOn: '2026-11-23',
}
