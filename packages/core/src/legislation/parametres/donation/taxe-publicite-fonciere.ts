import type { LegalParameter } from '../../legal-parameter.ts'

/**
 * The tax on the publication of a gift of property, as a fraction of the taxable value. Read by
 * `regles/donation/fees.ts`, and listed by `legislation/chapters.ts`. A revision adds a row to `values` and to
 * `articles`, dated the day from which it holds. Past rows do not change: past answers depend on them. `checkedOn`:
 * the last day on which somebody compared the last value with its text.
 */
export const taxePubliciteFonciere: LegalParameter<number> = {
  key: 'donation/taxe-publicite-fonciere',
  label: {
    fr: 'Taxe de publicité foncière d’une donation',
    en: 'Land registration tax on a gift',
  },
  unit: 'rate',
  values: { '2014-07-01': 0.006 },
  articles: {
    '2014-07-01': {
      title: 'CGI, art. 791 (BOI-ENR-DMTG-20-40)',
      url: 'https://bofip-archives.impots.gouv.fr/doctrine/pgp/30363-AIDA',
    },
  },
  checkedOn: '2026-11-23',
}
