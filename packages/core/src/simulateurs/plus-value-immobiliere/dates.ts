import { type CivilDate, daysBetween, fullYearsBetween, yearsAfter } from '../../units/civil-date.ts'

/** Within so many days, the next full year of ownership is worth a warning. */
const SOON = 60
/** Beyond so many years, the law of a sale is a projection. */
const FORESEEABLE = 2

/** When a property was acquired and sold. */
export interface Ownership {
  /** Full years between both days (CGI, art. 150 VC, I). */
  readonly years: number
  /** The day of the sale. */
  readonly sold: CivilDate
  /** The day of the next full year; `undefined` beyond the calendar. */
  readonly anniversary: CivilDate | undefined
  /** Whether that day comes within 60 days after the sale. */
  readonly isAnniversaryNear: boolean
  /** The day whose law is read: that of the sale, today for a later one. */
  readonly lawDay: CivilDate
  /** Whether the sale is more than two years ahead. */
  readonly isProjected: boolean
}

/** Dates the ownership of a property, and the law of its sale. Used by `sale.ts`. */
export function ownershipOf(bought: CivilDate, sold: CivilDate, today: CivilDate): Ownership {
  const years = fullYearsBetween(bought, sold)
  const anniversary = yearsAfter(bought, years + 1)
  const horizon = yearsAfter(today, FORESEEABLE)
  return {
    years,
    sold,
    anniversary,
    isAnniversaryNear: anniversary !== undefined && daysBetween(sold, anniversary) <= SOON,
    lawDay: sold < today ? sold : today,
    isProjected: horizon !== undefined && sold > horizon,
  }
}
