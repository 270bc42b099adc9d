import type { CivilDate } from '../../../units/civil-date.ts'

/**
 * A gift already made by the same person to the same one. Used by `family/liability.ts`, `donation/compare.ts`,
 * `donation/gift.ts` and `simulateurs/succession/family-heirs.explain.ts`.
 */
export interface DatedGift {
  /** The day of the gift. */
  readonly date: CivilDate
  /** Euros that no exemption covers: those of CGI, art. 790 G or 790 A bis are never recalled. */
  readonly taxable: number
}

/** A gift, and what it took of the allowances of its day. In euros. */
export interface CountedGift extends DatedGift {
  /** Whether it was made in the years that are recalled. */
  readonly recalled: boolean
  /** Taken of the allowance of kinship. */
  readonly fromKinship: number
  /** Then taken of that of disability. */
  readonly fromDisability: number
  /** What no allowance covered. */
  readonly excess: number
}

/** All gifts to one person, and the sums of those that are recalled. In euros. */
export interface Recall {
  /** By date; those of one day keep their order. */
  readonly gifts: readonly CountedGift[]
  /** The taxable euros of the gifts recalled. */
  readonly recalled: number
  /** What they took of the allowance of kinship. */
  readonly fromKinship: number
  /** What they took of that of disability. */
  readonly fromDisability: number
  /** What fills the low steps of the scale. */
  readonly excess: number
}

/** What decides which gifts are recalled, and what each of them took. */
export interface RecallCase {
  /** The day of the death, or of the new gift. */
  readonly day: CivilDate
  /** For how many years gifts are recalled (`recallLaw`). */
  readonly years: number
  /** The allowance of kinship for a gift of a day, in euros: `giftAllowanceOn`, shared or not. */
  readonly kinshipOn: (day: CivilDate) => number
  /** What disability adds then, in euros; 0 without it. */
  readonly disabilityOn: (day: CivilDate) => number
}

/** Nothing given. Used by `donation/gift.ts`. */
export const NO_RECALL: Recall = { gifts: [], recalled: 0, fromKinship: 0, fromDisability: 0, excess: 0 }

/**
 * Whether a gift is recalled on a day: not when it was made more than so many years before (CGI, art. 784). On 29
 * February the day so many years before may not exist; gifts of 28 February are then older than that. Used by
 * `simulateurs/succession/family-heirs.explain.ts`.
 * @example isRecalled('2011-11-23' as CivilDate, '2026-11-23' as CivilDate, 15) // true
 */
export function isRecalled(given: CivilDate, day: CivilDate, years: number): boolean {
  const year = String(Number(day.slice(0, FULL_YEAR.length)) - years).padStart(FULL_YEAR.length, '0')
  return given >= year + day.slice(FULL_YEAR.length)
}

/** The part of a date `YYYY-MM-DD` that is its year. */
const FULL_YEAR = 'YYYY'

/**
 * What earlier gifts have taken of the allowances of a person, in euros (CGI, art. 784). Each gift took what those of
 * its own last years had left, at the amounts of its day: of kinship first, then of disability. Used by
 * `family/liability.ts` and `donation/gift.ts`.
 * @example
 * recallOf([{ date, taxable: 130_000 }], { day, years: 15, kinshipOn: () => 100_000, disabilityOn: () => 0 })
 * // fromKinship 100 000, excess 30 000
 */
export function recallOf(
  gifts: readonly DatedGift[],
  { day, years, kinshipOn, disabilityOn }: RecallCase,
): Recall {
  const counted: CountedGift[] = []
  for (const gift of byDate(gifts)) {
    const before = sumOf(counted.filter(({ date }) => isRecalled(date, gift.date, years)))
    const fromKinship = taken(kinshipOn(gift.date) - before.fromKinship, gift.taxable)
    const fromDisability = taken(disabilityOn(gift.date) - before.fromDisability, gift.taxable - fromKinship)
    const excess = gift.taxable - fromKinship - fromDisability
    counted.push({
      ...gift,
      recalled: isRecalled(gift.date, day, years),
      fromKinship,
      fromDisability,
      excess,
    })
  }
  return { gifts: counted, ...sumOf(counted.filter(({ recalled }) => recalled)) }
}

/** The sums of gifts counted already that are recalled on another day, in euros. Called by `donation/at-death.ts`. */
export const recalledOn = (
  counted: readonly CountedGift[],
  { day, years }: Pick<RecallCase, 'day' | 'years'>,
): Omit<Recall, 'gifts'> =>
  counted.length === 0 ? NO_RECALL : sumOf(counted.filter(({ date }) => isRecalled(date, day, years)))

const byDate = (gifts: readonly DatedGift[]): readonly DatedGift[] =>
  [...gifts].sort((one, other) => (one.date < other.date ? -1 : Number(one.date > other.date)))

/** What a gift takes of what is left of an allowance, in euros. */
const taken = (left: number, amount: number): number => Math.min(Math.max(0, left), amount)

const sumOf = (gifts: readonly CountedGift[]): Omit<Recall, 'gifts'> => ({
  recalled: gifts.reduce((sum, { taxable }) => sum + taxable, 0),
  fromKinship: gifts.reduce((sum, { fromKinship }) => sum + fromKinship, 0),
  fromDisability: gifts.reduce((sum, { fromDisability }) => sum + fromDisability, 0),
  excess: gifts.reduce((sum, { excess }) => sum + excess, 0),
})
