import type { PensionValues } from '../../legislation/regles/retraite/pension-law.ts'
import {
  type CivilDate,
  MONTHS_IN_QUARTER,
  monthIndex,
  monthsAfter,
  quarterStart,
} from '../../units/civil-date.ts'
import type { Question } from './question.ts'

/** A civil quarter near or after the legal age, which may increase the pension (surcote) or not. */
export interface CandidateQuarter {
  /** The calendar year. */
  readonly year: number
  /** The rank of the quarter in it, 1 to 4. */
  readonly quarter: number
  /** Whether it is one of the quarters that its year validates, taken as the last of it. */
  readonly isWorked: boolean
  /** Quarters of all schemes before it. */
  readonly before: number
  /** In the year before the legal age, for parents. */
  readonly isParental: boolean
}

/** Quarters of all schemes validated before a civil quarter, and those of its year. */
export interface Validated {
  readonly beforeYear: (year: number) => number
  readonly inYear: (year: number) => number
}

/**
 * The civil quarters that may increase a pension: those over at the departure, from the first that starts after the
 * day of the legal age; and for a parent whose legal age is at least 63, those of the four before them (CSS, art.
 * L. 351-1-2, L. 351-1-2-1 and D. 351-1-4). They count where they are worked and the required quarters are there
 * before them. No text dates the quarters that a year validates: the fund counts the civil quarters of the period, up
 * to those of the year (circulaire Cnav 2018-4, point 2), as if they were its last ones. Used by `pension.ts`.
 */
export function candidateQuarters(
  { birth, generation, params }: Question,
  { surcoteParentale: parental }: PensionValues,
  effect: CivilDate,
  validated: Validated,
): readonly CandidateQuarter[] {
  const first = monthIndex(firstExtraQuarter(birth, generation.ageLegal))
  const last = monthIndex(effect) - MONTHS_IN_QUARTER
  const isParent =
    generation.ageLegal >= parental.ageMinimal && params.trimestres_enfants >= parental.trimestresEnfants
  const quarters: CandidateQuarter[] = []
  const from = first - (isParent ? MONTHS_IN_QUARTER * parental.maximum : 0)
  for (let month = from; month <= last; month += MONTHS_IN_QUARTER) {
    const year = Math.floor(month / 12)
    const rank = Math.floor((month % 12) / MONTHS_IN_QUARTER)
    const over = Math.min(12, monthIndex(effect) - 12 * year) / MONTHS_IN_QUARTER
    const idle = Math.floor(over) - validated.inYear(year)
    quarters.push({
      year,
      quarter: rank + 1,
      isWorked: rank >= idle,
      before: validated.beforeYear(year) + Math.max(0, rank - idle),
      isParental: month < first,
    })
  }
  return quarters
}

/**
 * The first day of the first civil quarter that starts after the day of the legal age (CSS, art. D. 351-1-4). Used by
 * `pension.explain.ts`.
 * @param legalAge in months.
 */
export const firstExtraQuarter = (birth: CivilDate, legalAge: number): CivilDate =>
  monthsAfter(quarterStart(monthsAfter(birth, legalAge)), MONTHS_IN_QUARTER)
