import type { LegalParameter } from '../../legal-parameter.ts'
import { legifrance } from '../../legifrance.ts'

/**
 * By territory: the share of the tax, as a fraction, and the most that it takes off, in euros. Used by
 * `regles/impot-revenu/overseas-relief.ts`.
 */
export interface OutreMer {
  /** Guadeloupe, Martinique, La Réunion: `taux` a fraction of the tax, `plafond` in euros. */
  readonly antillesReunion: { readonly taux: number; readonly plafond: number }
  /** French Guiana and Mayotte, in the same units. */
  readonly guyaneMayotte: { readonly taux: number; readonly plafond: number }
}

/**
 * The relief of the tax of people who live overseas: a share of the tax, up to an amount in euros. Rules read the
 * value that holds on 31 December of the year of income. Read by `regles/impot-revenu/income-tax-law.ts`, and listed
 * by `legislation/chapters.ts`. A revision adds a row to `values` and to `articles`, dated 1 January of the first
 * year of income that it holds for. Past rows do not change: past answers depend on them. `checkedOn`: the last day
 * on which somebody compared the last value with its text.
 */
export const outreMer: LegalParameter<OutreMer> = {
  key: 'impot-revenu/outre-mer',
  label: { fr: 'Abattement d’outre-mer sur l’impôt', en: 'Overseas relief of the tax' },
  unit: 'rate',
  members: {
    antillesReunion: {
      label: { fr: 'Guadeloupe, Martinique, La Réunion', en: 'Guadeloupe, Martinique, La Réunion' },
    },
    guyaneMayotte: { label: { fr: 'Guyane, Mayotte', en: 'French Guiana, Mayotte' } },
    taux: { label: { fr: 'taux', en: 'rate' } },
    plafond: { label: { fr: 'plafond', en: 'ceiling' }, unit: 'euros' },
  },
  values: {
    '2018-01-01': {
      antillesReunion: { taux: 0.3, plafond: 2450 },
      guyaneMayotte: { taux: 0.4, plafond: 4050 },
    },
  },
  articles: {
    '2018-01-01': legifrance('CGI, art. 197, I, 3', 'LEGIARTI000044978323'),
  },
  checkedOn: '2026-11-24',
}
