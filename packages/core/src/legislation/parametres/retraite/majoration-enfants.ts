import type { LegalParameter } from '../../legal-parameter.ts'
import { legifrance } from '../../legifrance.ts'

/** The increase for children. */
export interface ChildrenIncrease {
  /** A fraction of the pension. */
  readonly taux: number
  /** The fewest children that give it. */
  readonly enfants: number
}

/**
 * The increase of the pension of the general scheme for large families. Read by `regles/retraite/pension-law.ts`, and
 * listed by `legislation/chapters.ts`. A revision adds a row to `values` and to `articles`, dated the day from which
 * it holds. Past rows do not change: past answers depend on them. `checkedOn`: the last day on which somebody compared
 * the last value with its text.
 */
export const majorationEnfants: LegalParameter<ChildrenIncrease> = {
  key: 'retraite/majoration-enfants',
  label: { fr: 'Majoration pour enfants', en: 'Increase for children' },
  unit: 'rate',
  members: {
    taux: { label: { fr: 'taux', en: 'rate' } },
    enfants: { label: { fr: 'à partir de tant d’enfants', en: 'from so many children' }, unit: 'number' },
  },
  values: {
    '1983-04-01': { taux: 0.1, enfants: 3 },
  },
  articles: {
    '1983-04-01': legifrance('CSS, art. L. 351-12 et R. 351-30', 'LEGIARTI000006750045'),
  },
  checkedOn: '2026-11-27',
}
