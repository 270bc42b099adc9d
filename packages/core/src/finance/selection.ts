import { percentile } from './percentile.ts'

/**
 * The percentiles of a sample, as `percentile` defines them, in the order of the shares. Used by
 * `retirement-trials.ts`.
 *
 * Only the figures of the needed ranks are put in place, by Hoare's quickselect (Algorithm 65, Communications
 * of the ACM, 1961): about 3N comparisons for a rank on average, fewer for the next ones, where sorting takes
 * N·log₂N.
 *
 * @param values finite figures; the function changes their order.
 * @param shares fractions from 0 to 1.
 * @throws RangeError when there is no figure, or a share is outside of 0 to 1.
 * @example percentilesOf(Float64Array.of(4, 1, 3, 2), [0.5]) // [2.5]
 */
export function percentilesOf<Shares extends readonly number[]>(values: Float64Array, shares: Shares) {
  if (values.length === 0 || !shares.every((p) => p >= 0 && p <= 1)) {
    throw new RangeError(`No percentiles ${shares.join()} of ${values.length} figures`)
  }
  const ranks = new Set(
    shares.flatMap((p) => [Math.floor((values.length - 1) * p), Math.ceil((values.length - 1) * p)]),
  )
  place(
    values,
    [...ranks].sort((a, b) => a - b),
    0,
    values.length - 1,
  )
  return shares.map((p) => percentile(values, p)) as { [share in keyof Shares]: number }
}

/**
 * Puts in place the figures of some ranks, all between the indexes `first` and `last`. After a split, figures
 * up to `j` are at most the pivot, those from `i` on at least the pivot, and any between equals it. A side
 * without ranks is not sorted further.
 */
function place(values: Float64Array, ranks: readonly number[], first: number, last: number): void {
  if (ranks.length === 0 || first >= last) return
  const pivot = middleOf(
    values[first] as number,
    values[(first + last) >> 1] as number,
    values[last] as number,
  )
  let i = first
  let j = last
  while (i <= j) {
    while ((values[i] as number) < pivot) i += 1
    while ((values[j] as number) > pivot) j -= 1
    if (i > j) break
    const held = values[i] as number
    values[i] = values[j] as number
    values[j] = held
    i += 1
    j -= 1
  }
  const below = ranks.filter((rank) => rank <= j)
  const above = ranks.filter((rank) => rank >= i)
  place(values, below, first, j)
  place(values, above, i, last)
}

/** The middle one of three figures: as a pivot, it cuts a sample that is already sorted in halves. */
const middleOf = (a: number, b: number, c: number): number =>
  Math.max(Math.min(a, b), Math.min(Math.max(a, b), c))
