/**
 * The figure below which a share of a sample lies: of N figures in rising order, the one of rank `(N - 1)·p` counted
 * from 0, interpolated in a straight line between its two neighbours. Used by `saving-windows.ts`, `selection.ts`,
 * `formula/table-functions.ts` and `retraite-fire/history.ts`.
 *
 * Written as a step up from the lower neighbour, so that two equal neighbours give themselves exactly. Source:
 * Hyndman and Fan, Sample Quantiles in Statistical Packages (1996), definition 7; Excel's PERCENTILE.INC.
 * @param sorted finite figures in rising order, those of the two ranks at least: the caller sorts, once for several
 * shares.
 * @param p the share, 0 (the least) to 1 (the greatest); 0.5 is the median.
 * @throws RangeError when there is no figure, or `p` is not a share.
 * @example percentile([1, 2, 3, 4], 0.5) // 2.5
 */
export function percentile(sorted: ArrayLike<number>, p: number): number {
  if (!(sorted.length > 0 && p >= 0 && p <= 1)) {
    throw new RangeError(`No percentile ${p} of ${sorted.length} figures`)
  }
  const rank = (sorted.length - 1) * p
  const below = Math.floor(rank)
  const low = sorted[below] as number
  const high = sorted[Math.ceil(rank)] as number
  return low + (rank - below) * (high - low)
}
