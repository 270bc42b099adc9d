import type { LegalParameter } from '../../legal-parameter.ts'

/** What is added to the rate of the department, and the rates of a new home; fractions. */
export interface TransferDuties {
  /** Of the price: the duty of the municipality. */
  readonly communal: number
  /** Of the department’s duty: what the state takes for its collection. */
  readonly fraisAssiette: number
  /** Of the price of a new home, in place of the rate of the department. */
  readonly neuf: number
  /** Of the duty on a new home: what the state takes for its collection. */
  readonly fraisAssietteNeuf: number
}

/**
 * The duties on the purchase of a home besides the rate of the department, as fractions. Read by
 * `regles/immobilier/acquisition-costs.ts`, and listed by `legislation/chapters.ts`. A revision adds a row to
 * `values` and to `articles`, dated the day from which it holds. Past rows do not change: past answers depend on
 * them. `checkedOn`: the last day on which somebody compared the last value with its text. No official address of the
 * text was confirmed: `url` is a private page that states it.
 */
export const droitsMutation: LegalParameter<TransferDuties> = {
  key: 'immobilier/droits-mutation',
  label: { fr: 'Droits de mutation', en: 'Transfer duties' },
  unit: 'rate',
  members: {
    communal: { label: { fr: 'taxe communale', en: 'municipal duty' } },
    fraisAssiette: { label: { fr: 'frais d’assiette', en: 'collection costs' } },
    neuf: { label: { fr: 'logement neuf', en: 'new home' } },
    fraisAssietteNeuf: { label: { fr: 'frais d’assiette, logement neuf', en: 'collection costs, new home' } },
  },
  values: {
    '2014-03-01': { communal: 0.012, fraisAssiette: 0.0237, neuf: 0.007, fraisAssietteNeuf: 0.0214 },
  },
  articles: {
    '2014-03-01': {
      title: 'CGI, art. 1584, 1594 D, 1594 F quinquies et 1647, V',
      url: 'https://legifiscal.fr/actualites-fiscales/4042-loi-finances-2025-hausse-possible-05-point-frais-notaire.html',
    },
  },
  checkedOn: '2026-11-27',
}
