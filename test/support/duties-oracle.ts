/**
 * Gift and inheritance duties with 40 digits, band by band, for the oracles of estates and of gifts (CGI 669
 * to 790). Amounts in euros, days as ISO texts.
 */
import { type Decimal, decimal } from './decimal.ts'

/**
 * Zero, to 40 digits. Used by `donation-oracle-gift.ts`, `donation-oracle.ts`, `estate-oracle-civil.ts` and others
 * in `support` and `test`.
 */
export const ZERO: Decimal = decimal(0)
/**
 * One, to 40 digits. Used by `donation-oracle-gift.ts`, `estate-oracle-civil.ts`,
 * `estate-oracle-insurance.ts` and `estate-oracle-tax.ts`.
 */
export const ONE: Decimal = decimal(1)
/**
 * The smaller of two numbers. Used by `donation-oracle-gift.ts`, `estate-oracle-civil.ts`,
 * `estate-oracle-insurance.ts` and `estate-oracle-tax.ts`.
 */
export const least = (a: Decimal, b: Decimal): Decimal => (a.lt(b) ? a : b)
/**
 * The number, or zero where it is negative. Used by `donation-oracle-gift.ts`, `donation-oracle.ts`,
 * `estate-oracle-civil.ts` and others in `support`.
 */
export const positive = (a: Decimal): Decimal => (a.gt(0) ? a : ZERO)
/**
 * The sum of a figure over items. Used by `donation-oracle.ts`, `estate-oracle-civil.ts`,
 * `estate-oracle-insurance.ts` and others in `support` and `test`.
 */
export const total = <T>(items: readonly T[], of: (item: T) => Decimal): Decimal =>
  items.reduce((sum, item) => sum.plus(of(item)), ZERO)
/**
 * `whole` × `part` / `of`, and zero when there is nothing to divide by. Used by `estate-oracle-civil.ts` and
 * `estate-oracle-insurance.ts`.
 */
export const prorata = (whole: Decimal, part: Decimal, of: Decimal): Decimal =>
  of.isZero() ? ZERO : whole.times(part).div(of)

/**
 * Items by a key, in order of first appearance. Used by `donation-oracle.ts`, `estate-oracle-civil.ts` and
 * `estate-oracle-insurance.ts`.
 */
export function groupBy<K, T>(items: readonly T[], keyOf: (item: T) => K): Map<K, readonly T[]> {
  const groups = new Map<K, readonly T[]>()
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
  return groups
}

/**
 * Bands as [euros where it ends, percent]; the last one ends nowhere. Used by `donation-oracle-gift.ts`,
 * `donation-oracle.ts` and `estate-oracle-tax.ts`.
 */
export type Bands = readonly (readonly [end: number, percent: number])[]
/** Where the last band ends. */
const END = Number.POSITIVE_INFINITY
/**
 * Descendants and ascendants (CGI 777, table I). Used by `donation-oracle-gift.ts` and
 * `estate-oracle-tax.ts`.
 */
export const DIRECT: Bands = [
  [8072, 5],
  [12_109, 10],
  [15_932, 15],
  [552_324, 20],
  [902_838, 30],
  [1_805_677, 40],
  [END, 45],
]
/** Spouses and civil partners (CGI 777, table II). Used by `donation-oracle-gift.ts`. */
export const SPOUSES: Bands = [
  [8072, 5],
  [15_932, 10],
  [31_865, 15],
  [552_324, 20],
  [902_838, 30],
  [1_805_677, 40],
  [END, 45],
]
/**
 * Brothers and sisters (CGI 777, table III). Used by `donation-oracle-gift.ts` and `estate-oracle-tax.ts`.
 */
export const SIBLINGS: Bands = [
  [24_430, 35],
  [END, 45],
]
/**
 * Relatives up to the fourth degree (CGI 777, table III). Used by `donation-oracle-gift.ts` and
 * `estate-oracle-tax.ts`.
 */
export const FOURTH_DEGREE: Bands = [[END, 55]]
/**
 * More distant relatives and other people (CGI 777, table III). Used by `donation-oracle-gift.ts` and
 * `estate-oracle-tax.ts`.
 */
export const STRANGERS: Bands = [[END, 60]]
/**
 * The levy on life insurance from premiums paid before 70 (CGI 990 I). Used by `estate-oracle-insurance.ts`.
 */
export const LEVY: Bands = [
  [700_000, 20],
  [END, 31.25],
]

/** The euros in one band, and its percent. */
export interface Slice {
  readonly base: Decimal
  readonly percent: number
}

/** What each band holds of the interval from `excess` to `excess + base`. Used by `estate-oracle-tax.ts`. */
export function slicesOf(bands: Bands, base: Decimal, excess: Decimal): readonly Slice[] {
  const top = excess.plus(base)
  let start = 0
  return bands.flatMap(([end, percent]) => {
    const low = excess.gt(start) ? excess : decimal(start)
    const high = end === END ? top : least(top, decimal(end))
    start = end
    return high.gt(low) ? [{ base: high.minus(low), percent }] : []
  })
}

/**
 * Duties in euros on `base` euros, above `excess` euros of the bands that recalled gifts have filled. Used by
 * `donation-oracle-gift.ts`, `donation-oracle.ts`, `estate-oracle-insurance.ts` and `estate-oracle-tax.ts`.
 */
export const dutiesOn = (bands: Bands, base: Decimal, excess: Decimal = ZERO): Decimal =>
  total(slicesOf(bands, base, excess), (slice) => slice.base.times(slice.percent).div(100))

/**
 * Percent of the last band reached, 0 when nothing is taxed. Used by `donation-oracle-gift.ts` and
 * `estate-oracle-tax.ts`.
 */
export const marginalPercent = (bands: Bands, base: Decimal, excess: Decimal = ZERO): number =>
  slicesOf(bands, base, excess).at(-1)?.percent ?? 0

/**
 * Share of a usufruct for life, as a fraction: nine tenths, less one for each ten years from 21 on (CGI 669,
 * I). Used by `donation-oracle-gift.ts`, `estate-oracle-civil.ts` and `estate-oracle-insurance.ts`.
 */
export const usufruitAt = (age: number): Decimal =>
  decimal(9 - Math.min(8, Math.max(0, Math.floor((age - 11) / 10)))).div(10)

/**
 * The day `years` before (after, where they are negative), as ISO text. Texts compare as days do: 29 February
 * of a year that has none stands between two days. Used by `donation-oracle.ts`.
 */
export const yearsBefore = (day: string, years: number): string =>
  `${String(Number(day.slice(0, 4)) - years).padStart(4, '0')}${day.slice(4)}`

/** A gift made before. Used by `donation-oracle-gift.ts`. */
export interface PastGift {
  /** Its ISO day. */
  readonly date: string
  /** Taxable euros: what was declared, less what was exempt. */
  readonly taxable: Decimal
}
/**
 * What gifts of the last fifteen years take from a new gift or an inheritance. Used by
 * `estate-oracle-tax.ts`.
 */
export interface Recall {
  /** Taxable euros of these gifts. */
  readonly recalled: Decimal
  /** Euros of the allowance of kinship and of that of disability that recalled gifts took. */
  readonly kinship: Decimal
  readonly disability: Decimal
  /** Euros above the allowances, which fill the bands from below. */
  readonly excess: Decimal
}

/**
 * Replays gifts in order of date (CGI 784): each takes what those of its own last fifteen years left of the
 * two allowances. Only those of the fifteen years before `day` are recalled. Used by
 * `donation-oracle-gift.ts` and `estate-oracle-tax.ts`.
 * @param allowanceAt the allowance of kinship in euros, by ISO day.
 * @param disability the allowance of disability in euros, 0 without one.
 */
export function recallOf(
  gifts: readonly PastGift[],
  day: string,
  allowanceAt: (date: string) => Decimal,
  disability: Decimal,
): Recall {
  const done: { date: string; taxable: Decimal; kinship: Decimal; disability: Decimal }[] = []
  for (const gift of gifts.toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))) {
    const recent = done.filter((past) => past.date >= yearsBefore(gift.date, 15))
    const kinshipLeft = positive(allowanceAt(gift.date).minus(total(recent, (past) => past.kinship)))
    const disabilityLeft = positive(disability.minus(total(recent, (past) => past.disability)))
    const kinship = least(gift.taxable, kinshipLeft)
    done.push({ ...gift, kinship, disability: least(gift.taxable.minus(kinship), disabilityLeft) })
  }
  const recalled = done.filter((past) => past.date >= yearsBefore(day, 15))
  const sum = (of: 'taxable' | 'kinship' | 'disability') => total(recalled, (past) => past[of])
  const [kinship, disabilityTaken] = [sum('kinship'), sum('disability')]
  const excess = sum('taxable').minus(kinship).minus(disabilityTaken)
  return { recalled: sum('taxable'), kinship, disability: disabilityTaken, excess }
}

/**
 * The allowance of a person with a disability, in euros (CGI 779, II). Used by `donation-oracle-gift.ts`,
 * `estate-oracle-insurance.ts` and `estate-oracle-tax.ts`.
 */
export const DISABILITY = 159_325
/**
 * The allowance of children and parents in euros, for a gift of that ISO day (CGI 779, I). Used by
 * `donation-oracle-gift.ts` and `estate-oracle-tax.ts`.
 */
export const lineAllowanceAt = (date: string): Decimal => decimal(date < '2012-08-17' ? 159_325 : 100_000)
