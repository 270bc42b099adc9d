import type { LegalParameter } from '../../legal-parameter.ts'

/** What the publication of a deed costs, besides the land registration tax. */
export interface SecuriteImmobiliere {
  /** Of the taxable value, a fraction. */
  readonly taux: number
  /** The least, in euros. */
  readonly minimum: number
}

/**
 * The contribution de sécurité immobilière: what the publication of the deed of a gift of property costs. Read by
 * `regles/donation/fees.ts`, and listed by `legislation/chapters.ts`. A revision adds a row to `values` and to
 * `articles`, dated the day from which it holds. Past rows do not change: past answers depend on them. `checkedOn`:
 * the last day on which somebody compared the last value with its text. No official address of the text was
 * confirmed: `url` is a private page that states it. Used by `donation/fees.ts` and
 * `immobilier/acquisition-costs.ts`.
 */
export const securiteImmobiliere: LegalParameter<SecuriteImmobiliere> = {
  key: 'donation/securite-immobiliere',
  label: {
    fr: 'Contribution de sécurité immobilière',
    en: 'Contribution for land registration',
  },
  unit: 'rate',
  members: {
    taux: { label: { fr: 'taux', en: 'rate' }, unit: 'rate' },
    minimum: { label: { fr: 'minimum', en: 'minimum' }, unit: 'euros' },
  },
  values: { '2013-01-01': { taux: 0.001, minimum: 15 } },
  articles: {
    '2013-01-01': {
      title: 'CGI, art. 881 K et 881 M',
      url: 'https://www.calculfraisdenotaire.net/donation.html',
    },
  },
  checkedOn: '2026-11-23',
}
