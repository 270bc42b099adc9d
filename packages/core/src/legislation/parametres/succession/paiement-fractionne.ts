import type { LegalParameter } from '../../legal-parameter.ts'

/** Payments over a year and over three, months between two of them, and the yearly rate. */
export interface PaiementFractionne {
  readonly versementsUnAn: number
  readonly versementsTroisAns: number
  readonly intervalle: number
  readonly taux: number
}

/**
 * How duties are paid by instalments: how many over a year and over three, the months between two, and the rate of
 * the year of the request, a fraction. Read by `regles/succession/family/law.ts`;
 * a revision adds a day and changes no past one.
 */
export const paiementFractionne: LegalParameter<PaiementFractionne> = {
  key: 'succession/paiement-fractionne',
  label: { fr: 'Paiement fractionné des droits', en: 'Duties paid by instalments' },
  unit: 'number',
  members: {
    versementsUnAn: { label: { fr: 'versements sur un an', en: 'payments over a year' } },
    versementsTroisAns: { label: { fr: 'versements sur trois ans', en: 'payments over three years' } },
    intervalle: {
      label: { fr: 'mois entre deux versements', en: 'months between two payments' },
      unit: 'months',
    },
    taux: { label: { fr: 'taux', en: 'rate' }, unit: 'rate' },
  },
  values: {
    '2025-01-01': { versementsUnAn: 3, versementsTroisAns: 7, intervalle: 6, taux: 0.023 },
    '2026-01-01': { versementsUnAn: 3, versementsTroisAns: 7, intervalle: 6, taux: 0.02 },
  },
  articles: {
    '2025-01-01': {
      title: 'CGI, art. 1717 et annexe III, art. 396 à 404',
      url: 'https://www.eure-agricole.fr/succession-le-cout-du-paiement-differe-ou-fractionne-diminue-en-2026',
    },
    '2026-01-01': {
      title: 'CGI, art. 1717 et annexe III, art. 396 à 404',
      url: 'https://www.cnaf.notaires.fr/node/600',
    },
  },
  checkedOn: '2026-11-23',
}
