import { exp } from '../../units/exact-math.ts'
import { CELL_BITS, normalCells } from './normal-cells.ts'

/** How far a 32-bit draw is shifted for its 12 highest bits. */
const FIRST = 32 - CELL_BITS
/** How far for the next 12 bits. */
const SECOND = 32 - 2 * CELL_BITS
/** Keeps 12 bits. */
const MASK = 2 ** CELL_BITS - 1

/**
 * Makes the table of random monthly growth factors, once for all trials. A month's growth is the product of
 * two entries, one chosen by the 12 highest bits of a draw, the other by the next 12. Each entry is
 * `exp(mean/2 + v/√2·z)`, `z` a value of `normalCells` and `v` the deviation, so that the logarithm of the
 * product is the sum of two independent ones: its mean is `mean` and its variance v², exactly but for
 * roundings. Used by `finance/retirement-trials.ts`.
 *
 * Against the normal law, per month: skewness 0; excess kurtosis -0.0009; distribution function within 1/8192, half
 * of the one draw in 4096 whose two cells mirror each other and give the mean itself; 1, 2, 3 and 4 deviations are
 * passed 1.0000, 1.0002, 0.999 and 0.941 times as often; nothing passes 5.30, which the normal law does once in 8.6
 * million months. The sum of n months has an excess kurtosis n times smaller.
 *
 * @param mean of the monthly log growth.
 * @param deviation of the monthly log growth, from 0.
 * @returns 4096 factors, in rising order.
 * @example growthFactors(Math.log(1.05) / 12, 0.15 / Math.sqrt(12))
 */
export function growthFactors(mean: number, deviation: number): Float64Array {
  const scale = deviation / Math.sqrt(2)
  return normalCells().map((z) => exp(mean / 2 + scale * z))
}

/**
 * The growth of a month, by the 24 highest bits of a draw. Used by `finance/retirement-trials.ts`.
 * @param word 32 bits, signed or not.
 * @param factors as `growthFactors` makes them.
 * @example growthOf(factors, generator.next())
 */
export const growthOf = (factors: Float64Array, word: number): number =>
  (factors[word >>> FIRST] as number) * (factors[(word >>> SECOND) & MASK] as number)
