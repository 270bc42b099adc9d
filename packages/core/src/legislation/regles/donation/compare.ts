import type { CivilDate } from '../../../units/civil-date.ts'
import { eachYear } from '../../../units/each-year.ts'
import type { DatedGift } from '../succession/recall.ts'
import { dutyAtDeath, type HeirOfDonor, heirOfDonor } from './at-death.ts'
import type { Recipient } from './gift.ts'

/** Some persons who receive the same. */
interface Heirs extends Recipient {
  /** How many they are. */
  readonly count: number
  /** What each of them now receives from each donor, as later gifts recall it, in euros. */
  readonly counted: readonly number[]
}

/** To give now, or to leave the same at death. */
interface ComparisonCase {
  /** The day of the gift. */
  readonly day: CivilDate
  /** How many donors there are. */
  readonly donors: number
  readonly heirs: readonly Heirs[]
  /** The full ownership of all that is given, in euros. */
  readonly given: number
  /** What else the donors own, in euros. */
  readonly kept: number
  /** Growth of all assets, a yearly fraction. */
  readonly growth: number
  /** Duties and fees of the gift, in euros. */
  readonly cost: number
  /** Whether the donors pay them. */
  readonly isPaidByDonor: boolean
}

/** What is left of both ways when the donors die that year, in euros. */
interface ComparisonYear {
  /** Years after the gift; 0 is its day. */
  readonly year: number
  /** Duties at the death of the donors who gave; those of the gift are apart. */
  readonly dutiesIfGiven: number
  /** Duties at the death of donors who left everything. */
  readonly dutiesIfLeft: number
  /** What the recipients have, all duties and fees paid, after the gift. */
  readonly netIfGiven: number
  /** The same where everything was left. */
  readonly netIfLeft: number
  /** `netIfGiven` less `netIfLeft`: negative where leaving is better. */
  readonly advantage: number
}

/** To give now or to leave everything, by the day on which the donors die. */
interface Comparison {
  /** All of them die on the day of the gift. */
  readonly atOnce: ComparisonYear
  /** They die so many years later, from year 1. */
  readonly years: readonly ComparisonYear[]
}

/**
 * What the recipients have, all duties paid, if the donors give now or leave everything, on the day of the gift and
 * for each year in which all of them may die. The recipients inherit equal shares; a usufruct kept ends free of
 * duties (CGI, art. 1133).
 *
 *   `netIfGiven = (given + kept - cost)·(1 + growth)^n - duties on the rest, this gift recalled`
 *   `netIfLeft = (given + kept)·(1 + growth)^n - duties on all of it`
 *
 * Used by `simulateurs/donation/comparison.ts`.
 * @example compareGiveAndLeave({ ... }, 20).years.at(-1)?.advantage
 */
export function compareGiveAndLeave(requested: ComparisonCase, horizon: number): Comparison {
  const { given, kept, cost } = requested
  const owned = given + kept
  const rest = Math.max(0, requested.isPaidByDonor ? kept - cost : kept)
  const [ifGiven, ifLeft] = [true, false].map((isGiven) => inheritances(requested, isGiven)) as [
    readonly Inheritance[],
    readonly Inheritance[],
  ]
  const persons = requested.donors * requested.heirs.reduce((sum, { count }) => sum + count, 0)
  const inYear = (year: number): ComparisonYear => {
    const growth = (1 + requested.growth) ** year
    const day = yearsAfter(requested.day, year)
    const dutiesIfGiven = dutiesOf(ifGiven, (rest * growth) / persons, day)
    const dutiesIfLeft = dutiesOf(ifLeft, (owned * growth) / persons, day)
    const netIfGiven = (owned - cost) * growth - dutiesIfGiven
    const netIfLeft = owned * growth - dutiesIfLeft
    return { year, dutiesIfGiven, dutiesIfLeft, netIfGiven, netIfLeft, advantage: netIfGiven - netIfLeft }
  }
  return { atOnce: inYear(0), years: eachYear(horizon, inYear) }
}

/** Some equal heirs of one donor. */
interface Inheritance {
  readonly count: number
  readonly heir: HeirOfDonor
}

/** What the heirs of each donor were given, this gift included where it is made. */
const inheritances = ({ heirs, donors, day }: ComparisonCase, isGiven: boolean): readonly Inheritance[] =>
  heirs.flatMap((heir) =>
    Array.from({ length: donors }, (_, donor) => {
      const gift: DatedGift = { date: day, taxable: heir.counted[donor] ?? 0 }
      const earlier = isGiven ? [...heir.earlier, gift] : heir.earlier
      return { count: heir.count, heir: heirOfDonor({ ...heir, earlier }, day) }
    }),
  )

/** Duties of all heirs of all donors, who each inherit the same share, in euros. */
const dutiesOf = (inherited: readonly Inheritance[], share: number, death: CivilDate): number =>
  inherited.reduce((total, { count, heir }) => total + count * dutyAtDeath(heir, share, death).due, 0)

/**
 * The same day so many years later, even where 29 February does not exist: it is only compared. The calendar ends
 * in 9999.
 */
function yearsAfter(day: CivilDate, years: number): CivilDate {
  const year = Math.min(Number(day.slice(0, FULL_YEAR.length)) + years, Number(LAST_YEAR))
  const text = String(year).padStart(FULL_YEAR.length, '0') + day.slice(FULL_YEAR.length)
  return text as CivilDate
}

/** The part of a date `YYYY-MM-DD` that is its year. */
const FULL_YEAR = 'YYYY'
/** The last year that a date can be written with. */
const LAST_YEAR = '9999'
