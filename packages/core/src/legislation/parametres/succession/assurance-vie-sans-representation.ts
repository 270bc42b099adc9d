import type { LegalParameter } from '../../legal-parameter.ts'

/**
 * Whether one who inherits in the place of another pays on premiums by a kinship of his or her own. Read by
 * `regles/succession/family/law.ts` and `regles/succession/life-insurance.ts`, and listed by
 * `legislation/chapters.ts`. A revision adds a row to `values` and to `articles`, dated the day from which it holds.
 * Past rows do not change: past answers depend on them. `checkedOn`: the last day on which somebody compared the last
 * value with its text. No official address of the text was confirmed: `url` is a private page that states it.
 */
export const assuranceVieSansRepresentation: LegalParameter<boolean> = {
  key: 'succession/assurance-vie-sans-representation',
  label: { fr: 'Assurance-vie : pas de représentation', en: 'Life insurance: no representation' },
  unit: 'flag',
  values: {
    '1991-11-20': true,
  },
  articles: {
    '1991-11-20': {
      title: 'CGI, art. 757 B (BOI-ENR-DMTG-10-50-80, 390)',
      url: 'https://fidroit.fr/blog/heritier-venant-en-representation-beneficiaire-dun-contrat-dassurance-vie-application-de-la-double-liquidation-fiscale-ca-aix-en-provence-28-05-2014/',
    },
  },
  checkedOn: '2026-11-23',
}
