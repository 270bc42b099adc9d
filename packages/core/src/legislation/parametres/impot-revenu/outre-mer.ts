import type { LegalParameter } from '../../legal-parameter.ts'
import { legifrance } from '../../legifrance.ts'

/** By territory: the share of the tax, as a fraction, and the most that it takes off, in euros. */
export interface OutreMer {
  readonly antillesReunion: { readonly taux: number; readonly plafond: number }
  readonly guyaneMayotte: { readonly taux: number; readonly plafond: number }
}

/**
 * The relief of the tax of people who live overseas: a share of the tax, up to an amount in euros. Rules read the
 * value that holds on 31 December of the year of income. Read by `regles/impot-revenu/income-tax-law.ts` and
 * `regles/impot-revenu/overseas-relief.ts`; a revision adds a day and changes no past one.
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
