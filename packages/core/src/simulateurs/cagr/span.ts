import { type CivilDate, daysBetween } from '../../units/civil-date.ts'

/** A Julian year: the average of three years of 365 days and one of 366 (actual/365.25). */
const DAYS_A_YEAR = 365.25

/** The years between the two amounts, however they were given; `undefined` when they were not. */
export function spanOf(given: {
  readonly duree: number | undefined
  readonly date_debut: CivilDate | undefined
  readonly date_fin: CivilDate | undefined
}): number | undefined {
  if (given.duree !== undefined) return given.duree
  if (!given.date_debut || !given.date_fin) return undefined
  return daysBetween(given.date_debut, given.date_fin) / DAYS_A_YEAR
}
