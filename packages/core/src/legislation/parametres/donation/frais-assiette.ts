import type { LegalParameter } from '../../legal-parameter.ts'

/**
 * What the state adds to the land registration tax for assessing and collecting it, as a fraction of the tax. Read by
 * `regles/donation/fees.ts`, and listed by `legislation/chapters.ts`. A revision adds a row to `values` and to
 * `articles`, dated the day from which it holds. Past rows do not change: past answers depend on them. `checkedOn`:
 * the last day on which somebody compared the last value with its text. No official address of the text was
 * confirmed: `url` is a private page that states it.
 */
export const fraisAssiette: LegalParameter<number> = {
  key: 'donation/frais-assiette',
  label: {
    fr: 'Frais d’assiette et de recouvrement de la taxe de publicité foncière',
    en: 'Assessment and collection costs of the land registration tax',
  },
  unit: 'rate',
  values: { '2014-07-01': 0.0237 },
  articles: {
    '2014-07-01': {
      title: 'CGI, art. 1647, V',
      url: 'https://www.calculfraisdenotaire.net/donation.html',
    },
  },
  checkedOn: '2026-11-23',
}
