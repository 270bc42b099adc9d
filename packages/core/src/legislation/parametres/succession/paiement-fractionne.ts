import type { LegalParameter } from '../../legal-parameter.ts'

/** Payments over a year and over three, months between two of them, and the yearly rate. */
export interface PaiementFractionne {
  /** The number of payments over a year. */
  readonly versementsUnAn: number
  /** The number of payments over three years. */
  readonly versementsTroisAns: number
  /** The months between two payments. */
  readonly intervalle: number
  /** The yearly rate of interest, as a fraction. */
  readonly taux: number
}

/**
 * How duties are paid by instalments: how many over a year and over three, the months between two, and the rate of
 * the year of the request, a fraction. Read by `regles/succession/family/law.ts`, and listed by
 * `legislation/chapters.ts`. A revision adds a row to `values` and to `articles`, dated the day from which it holds.
 * Past rows do not change: past answers depend on them. `checkedOn`: the last day on which somebody compared the last
 * value with its text. No official address of the text was confirmed: `url` is a private page that states it.
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
