import type { LegalParameter } from '../../legal-parameter.ts'

/**
 * The share of the value of the deceased’s home, as a fraction, left out when the family lives there too. Read by
 * `regles/succession/estate.ts`, and listed by `legislation/chapters.ts`. A revision adds a row to `values` and to
 * `articles`, dated the day from which it holds. Past rows do not change: past answers depend on them. `checkedOn`:
 * the last day on which somebody compared the last value with its text.
 */
export const abattementResidence: LegalParameter<number> = {
  key: 'succession/abattement-residence',
  label: { fr: 'Abattement sur la résidence principale', en: 'Allowance on the main home' },
  unit: 'rate',
  values: { '2007-01-01': 0.2 },
  articles: {
    '2007-01-01': {
      title: 'CGI, art. 764 bis (BOI-ENR-DMTG-10-40-10-30, I, B)',
      url: 'https://bofip.impots.gouv.fr/bofip/1774-PGP.html',
    },
  },
  checkedOn: '2026-11-21',
}
