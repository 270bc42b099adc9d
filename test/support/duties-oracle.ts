/** Gift and inheritance duties with 40 digits, band by band, for the oracles of estates and of gifts (CGI 669 to 790). */
import { type Decimal, decimal } from './decimal.ts'

export const ZERO: Decimal = decimal(0)
export const ONE: Decimal = decimal(1)
export const least = (a: Decimal, b: Decimal): Decimal => (a.lt(b) ? a : b)
export const positive = (a: Decimal): Decimal => (a.gt(0) ? a : ZERO)
export const total = <T>(items: readonly T[], of: (item: T) => Decimal): Decimal =>
  items.reduce((sum, item) => sum.plus(of(item)), ZERO)
/** `whole` × `part` / `of`, and zero when there is nothing to divide by. */
export const prorata = (whole: Decimal, part: Decimal, of: Decimal): Decimal =>
  of.isZero() ? ZERO : whole.times(part).div(of)

/** Items by a key, in order of first appearance. */
export function groupBy<K, T>(items: readonly T[], keyOf: (item: T) => K): Map<K, readonly T[]> {
  const groups = new Map<K, readonly T[]>()
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
  return groups
}

/** Bands as [euros where it ends, percent]; the last one ends nowhere. */
export type Bands = readonly (readonly [end: number, percent: number])[]
const END = Number.POSITIVE_INFINITY
/** CGI 777, table I. */
export const DIRECT: Bands = [
  [8072, 5],
  [12_109, 10],
  [15_932, 15],
  [552_324, 20],
  [902_838, 30],
  [1_805_677, 40],
  [END, 45],
]
/** CGI 777, table II. */
export const SPOUSES: Bands = [
  [8072, 5],
  [15_932, 10],
  [31_865, 15],
  [552_324, 20],
  [902_838, 30],
  [1_805_677, 40],
  [END, 45],
]
/** CGI 777, table III. */
export const SIBLINGS: Bands = [
  [24_430, 35],
  [END, 45],
]
export const FOURTH_DEGREE: Bands = [[END, 55]]
export const STRANGERS: Bands = [[END, 60]]
/** CGI 990 I. */
export const LEVY: Bands = [
  [700_000, 20],
  [END, 31.25],
]

export interface Slice {
  readonly base: Decimal
  readonly percent: number
}

/** What each band holds of the interval from `excess` to `excess + base`. */
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

/** Duties on `base` euros above `excess` euros that recalled gifts have filled. */
export const dutiesOn = (bands: Bands, base: Decimal, excess: Decimal = ZERO): Decimal =>
  total(slicesOf(bands, base, excess), (slice) => slice.base.times(slice.percent).div(100))

/** Percent of the last band reached, 0 when nothing is taxed. */
export const marginalPercent = (bands: Bands, base: Decimal, excess: Decimal = ZERO): number =>
  slicesOf(bands, base, excess).at(-1)?.percent ?? 0

/** Share of a usufruct for life: nine tenths, less one for each ten years from 21 on (CGI 669, I). */
export const usufructAt = (age: number): Decimal =>
  decimal(9 - Math.min(8, Math.max(0, Math.floor((age - 11) / 10)))).div(10)

/** The day `years` before, as ISO text; texts compare as days do, and a day that does not exist stands between two. */
export const yearsBefore = (day: string, years: number): string =>
  `${String(Number(day.slice(0, 4)) - years).padStart(4, '0')}${day.slice(4)}`

export interface PastGift {
  readonly date: string
  /** Taxable euros: what was declared, less what was exempt. */
  readonly taxable: Decimal
}
export interface Recall {
  readonly recalled: Decimal
  /** Euros of the allowance of kinship and of that of disability that recalled gifts took. */
  readonly kinship: Decimal
  readonly disability: Decimal
  readonly excess: Decimal
}

/**
 * Replays gifts in order of date (CGI 784): each takes what those of its own last fifteen years left of the two
 * allowances. Only those of the fifteen years before `day` are recalled.
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
  const [kinship, byDisability] = [sum('kinship'), sum('disability')]
  const excess = sum('taxable').minus(kinship).minus(byDisability)
  return { recalled: sum('taxable'), kinship, disability: byDisability, excess }
}

export const DISABILITY = 159_325
/** CGI 779, I, for a gift of that day: 159 325 until 16 August 2012. */
export const lineAllowanceAt = (date: string): Decimal => decimal(date < '2012-08-17' ? 159_325 : 100_000)
