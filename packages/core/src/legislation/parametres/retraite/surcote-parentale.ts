import type { LegalParameter } from '../../legal-parameter.ts'
import { legifrance } from '../../legifrance.ts'

/** The increase of a parent’s pension for quarters worked before the legal age. */
export interface ParentalIncrease {
  /** A fraction of the pension for each quarter. */
  readonly taux: number
  /** The most quarters that increase it. */
  readonly maximum: number
  /** The lowest legal age that gives the increase, in months. */
  readonly ageMinimal: number
  /** The fewest quarters validated for children that give the increase. */
  readonly trimestresEnfants: number
}

/**
 * The increase of the pension of a parent who works in the year before the legal age. `status` is `lecture`, an
 * interpretation: the article is read as the four civil quarters before the first one that may count as extra
 * (docs/decisions/0077-a-pension-from-the-law-of-today.md). Read by `regles/retraite/pension-law.ts`, and listed by
 * `legislation/chapters.ts`. A revision adds a row to `values` and to `articles`, dated the day from which it holds.
 * Past rows do not change: past answers depend on them. `checkedOn`: the last day on which somebody compared the last
 * value with its text.
 */
export const surcoteParentale: LegalParameter<ParentalIncrease> = {
  key: 'retraite/surcote-parentale',
  label: { fr: 'Surcote parentale', en: 'Increase of parents' },
  unit: 'rate',
  status: 'lecture',
  members: {
    taux: { label: { fr: 'par trimestre', en: 'for each quarter' } },
    maximum: { label: { fr: 'trimestres au plus', en: 'quarters at most' }, unit: 'number' },
    ageMinimal: { label: { fr: 'âge légal à partir duquel', en: 'legal age from which' }, unit: 'months' },
    trimestresEnfants: {
      label: { fr: 'trimestres pour enfants, au moins', en: 'quarters for children, at least' },
      unit: 'number',
    },
  },
  values: {
    '2023-09-01': { taux: 0.0125, maximum: 4, ageMinimal: 756, trimestresEnfants: 1 },
  },
  articles: {
    '2023-09-01': legifrance('CSS, art. L. 351-1-2-1 et R. 351-2-1', 'LEGIARTI000051289776'),
  },
  checkedOn: '2026-11-27',
}
