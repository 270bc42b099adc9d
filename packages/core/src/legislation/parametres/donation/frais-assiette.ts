import type { LegalParameter } from '../../legal-parameter.ts'

/**
 * What the state adds to the land registration tax for assessing and collecting it, as a fraction of the tax. Read by
 * `regles/donation/fees.ts`; a revision adds a day and changes no past one.
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
