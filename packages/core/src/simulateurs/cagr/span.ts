import { type CivilDate, daysBetween } from '../../units/civil-date.ts'

/** A Julian year: the average of three years of 365 days and one of 366 (actual/365.25). Used by `explain.ts`. */
export const DAYS_A_YEAR = 365.25

/** The days of the first and of the last amount. */
interface Dates {
  readonly date_debut: CivilDate | undefined
  readonly date_fin: CivilDate | undefined
}

/** The years between two dates; `undefined` when one is not given. Used by `contract.ts`. */
export const yearsBetween = ({ date_debut: from, date_fin: to }: Dates): number | undefined =>
  from && to && daysBetween(from, to) / DAYS_A_YEAR

/**
 * The years between the two amounts, however they were given; `undefined` when they were not. Used by `explain.ts`,
 * `sentence.ts` and `simulate.ts`.
 */
export const spanOf = (given: Dates & { readonly duree: number | undefined }): number | undefined =>
  given.duree ?? yearsBetween(given)
