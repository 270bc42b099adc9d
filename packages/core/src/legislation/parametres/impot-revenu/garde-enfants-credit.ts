import type { LegalParameter } from '../../legal-parameter.ts'
import { legifrance } from '../../legifrance.ts'

/**
 * The share of the expenses, as a fraction, and the expenses counted for each child, in euros. Used by
 * `regles/impot-revenu/family-advantages.ts`.
 */
export interface GardeEnfantsCredit {
  /** The share of the expenses, as a fraction. */
  readonly taux: number
  /** The expenses counted for each child, at the most, in euros a year. */
  readonly plafond: number
}

/**
 * The credit for the care of children under 6: a share of the expenses, as a fraction, up to an amount in euros for
 * each child. Rules read the value that holds on 31 December of the year of income. Read by
 * `regles/impot-revenu/income-tax-law.ts`, and listed by `legislation/chapters.ts`. A revision adds a row to `values`
 * and to `articles`, dated 1 January of the first year of income that it holds for. Past rows do not change: past
 * answers depend on them. `checkedOn`: the last day on which somebody compared the last value with its text.
 */
export const gardeEnfantsCredit: LegalParameter<GardeEnfantsCredit> = {
  key: 'impot-revenu/garde-enfants-credit',
  label: {
    fr: 'Crédit d’impôt pour la garde des enfants de moins de 6 ans',
    en: 'Tax credit for the care of children under 6',
  },
  unit: 'rate',
  members: {
    taux: { label: { fr: 'taux', en: 'rate' } },
    plafond: { label: { fr: 'plafond par enfant', en: 'ceiling for each child' }, unit: 'euros' },
  },
  values: {
    '2006-01-01': { taux: 0.5, plafond: 2300 },
    '2022-01-01': { taux: 0.5, plafond: 3500 },
  },
  articles: {
    '2006-01-01': legifrance('CGI, art. 200 quater B', 'LEGIARTI000046861318'),
    '2022-01-01': legifrance('CGI, art. 200 quater B', 'LEGIARTI000046861318'),
  },
  checkedOn: '2026-11-24',
}
