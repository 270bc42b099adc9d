/** The yearly growth that leads from one amount to another. Used by `cagr` and `inflation`. */

import { expm1, log, log1p } from '../units/exact-math.ts'
import type { AnnualRate } from '../units/rate.ts'

/**
 * Compound annual growth rate: `r` of `end = start·(1 + r)^years`, that is `(end/start)^(1/years) - 1`.
 *
 * Near `end = start` the logarithm of the ratio is taken from the difference, which doubles give exactly there; far
 * from it, from the ratio itself. An end of 0 gives -1. Infinity when the rate exceeds the largest double. Source:
 * Excel's RRI. Used by `cagr/growth-rate.ts` and `inflation/prices.ts`.
 * @throws RangeError unless `start > 0`, `end >= 0` and `years > 0`.
 * @example cagr(10000, 25000, 8) // 0.121353…
 */
export function cagr(start: number, end: number, years: number): AnnualRate {
  if (!(start > 0 && end >= 0 && years > 0)) {
    throw new RangeError(`No growth rate from ${start} to ${end} in ${years} years`)
  }
  const ratio = end / start
  const rise = ratio > 0.5 && ratio < 2 ? log1p((end - start) / start) : log(ratio)
  return expm1(rise / years) as AnnualRate
}
