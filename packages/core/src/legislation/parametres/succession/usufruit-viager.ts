import type { LegalParameter } from '../../legal-parameter.ts'
import { legifrance } from '../../legifrance.ts'

/** What a usufruct for life is worth up to an age. */
export interface PalierAge {
  /** The age to be under, in full years; `null` for all who are older. */
  readonly moinsDe: number | null
  /** The share of full ownership, as a fraction. */
  readonly usufruit: number
}

/**
 * What a usufruct for life is worth by the age of the person who enjoys it, the youngest first. Read by
 * `regles/succession/spouse.ts` and `regles/donation/ownership.ts`, and listed by `legislation/chapters.ts`. A
 * revision adds a row to `values` and to `articles`, dated the day from which it holds. Past rows do not change: past
 * answers depend on them. `checkedOn`: the last day on which somebody compared the last value with its text.
 */
export const usufruitViager: LegalParameter<readonly PalierAge[]> = {
  key: 'succession/usufruit-viager',
  label: { fr: 'Valeur de l’usufruit selon l’âge', en: 'Value of a usufruct by age' },
  unit: 'ages',
  values: {
    '2004-01-01': [
      { moinsDe: 21, usufruit: 0.9 },
      { moinsDe: 31, usufruit: 0.8 },
      { moinsDe: 41, usufruit: 0.7 },
      { moinsDe: 51, usufruit: 0.6 },
      { moinsDe: 61, usufruit: 0.5 },
      { moinsDe: 71, usufruit: 0.4 },
      { moinsDe: 81, usufruit: 0.3 },
      { moinsDe: 91, usufruit: 0.2 },
      { moinsDe: null, usufruit: 0.1 }, // « plus de 91 ans »: at 91 exactly, read as the last step
    ],
  },
  articles: { '2004-01-01': legifrance('CGI, art. 669, I', 'LEGIARTI000006310173') },
  checkedOn: '2026-11-21',
}
