import type { LegalParameter } from '../../legal-parameter.ts'
import { legifrance } from '../../legifrance.ts'

/** What an employee pays for the old-age insurance, as fractions of the wage. Used by `regles/salaire/contributions.ts`. */
export interface CotisationsVieillesse {
  /** On the wage up to the ceiling. */
  readonly plafonnee: number
  /** On the whole wage. */
  readonly deplafonnee: number
}

/**
 * The contributions of an employee to the old-age insurance, as fractions. Read by `regles/salaire/contributions.ts`,
 * and listed by `legislation/chapters.ts`. A revision adds a row to `values` and to `articles`, dated the day from
 * which it holds. Past rows do not change: past answers depend on them. `checkedOn`: the last day on which somebody
 * compared the last value with its text.
 */
export const cotisationsVieillesse: LegalParameter<CotisationsVieillesse> = {
  key: 'salaire/cotisations-vieillesse',
  label: { fr: 'Assurance vieillesse, part du salarié', en: 'Old-age insurance, share of the employee' },
  unit: 'rate',
  members: {
    plafonnee: { label: { fr: 'jusqu’au plafond', en: 'up to the ceiling' } },
    deplafonnee: { label: { fr: 'sur tout le salaire', en: 'on the whole wage' } },
  },
  values: { '2026-01-01': { plafonnee: 0.069, deplafonnee: 0.004 } },
  articles: { '2026-01-01': legifrance('CSS, art. D. 242-4', 'LEGIARTI000053302465') },
  checkedOn: '2026-11-27',
}
