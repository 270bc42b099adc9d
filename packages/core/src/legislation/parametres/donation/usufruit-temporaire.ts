import type { LegalParameter } from '../../legal-parameter.ts'
import { legifrance } from '../../legifrance.ts'

/** What a usufruct for a fixed time is worth. */
export interface UsufruitTemporaire {
  /** The share of full ownership for each period begun, a fraction. */
  readonly taux: number
  /** The length of a period, in years. */
  readonly annees: number
}

/**
 * What a usufruct for a fixed time is worth, whatever the age of those who enjoy it. Read by
 * `regles/donation/ownership.ts`, and listed by `legislation/chapters.ts`. A revision adds a row to `values` and to
 * `articles`, dated the day from which it holds. Past rows do not change: past answers depend on them. `checkedOn`:
 * the last day on which somebody compared the last value with its text.
 */
export const usufruitTemporaire: LegalParameter<UsufruitTemporaire> = {
  key: 'donation/usufruit-temporaire',
  label: {
    fr: 'Valeur d’un usufruit à durée fixe',
    en: 'Value of a usufruct for a fixed time',
  },
  unit: 'rate',
  members: {
    taux: { label: { fr: 'par période', en: 'for each period' }, unit: 'rate' },
    annees: { label: { fr: 'durée d’une période', en: 'length of a period' }, unit: 'years' },
  },
  values: { '2004-01-01': { taux: 0.23, annees: 10 } },
  articles: {
    '2004-01-01': legifrance('CGI, art. 669, II', 'LEGIARTI000006310173'),
  },
  checkedOn: '2026-11-23',
}
