import type { LegalParameter } from '../../legal-parameter.ts'

/**
 * Value added tax on a notary’s fees, as a fraction. Read by `regles/donation/fees.ts`; a revision adds a day and
 * changes no past one.
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
