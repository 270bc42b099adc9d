import type { LegalParameter } from '../../legal-parameter.ts'

/**
 * Value added tax on a notary’s fees, as a fraction. Read by `regles/donation/fees.ts`, and listed by
 * `legislation/chapters.ts`. A revision adds a row to `values` and to `articles`, dated the day from which it holds.
 * Past rows do not change: past answers depend on them. `checkedOn`: the last day on which somebody compared the last
 * value with its text. No official address of the text was confirmed: `url` is a private page that states it. Used by
 * `donation/fees.ts` and `immobilier/acquisition-costs.ts`.
 */
export const tvaEmoluments: LegalParameter<number> = {
  key: 'donation/tva-emoluments',
  label: {
    fr: 'TVA sur les émoluments du notaire',
    en: 'VAT on the notary’s fees',
  },
  unit: 'rate',
  values: { '2014-01-01': 0.2 },
  articles: {
    '2014-01-01': {
      title: 'CGI, art. 278',
      url: 'https://www.calculfraisdenotaire.net/donation.html',
    },
  },
  checkedOn: '2026-11-23',
}
