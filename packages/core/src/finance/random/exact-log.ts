import { LN2_HIGH, LN2_LOW } from './exact-exp.ts'

/** `z^25/25` and beyond add less than 1e-19 relatively at `|z| ≤ 0.1716`. */
const LAST_POWER = 23

/**
 * The natural logarithm to the same last bit on every engine, within two units in the last place: with
 * `x = 2^k·m` and `√½ ≤ m ≤ √2`, `ln x = k·ln 2 + 2(z + z³/3 + z⁵/5 + …)`, `z = (m - 1)/(m + 1)`. See `exactExp`
 * for why `Math.log` is not used.
 *
 * Near 1 it keeps the digits of `x - 1`, which doubles give exactly there.
 * @throws RangeError unless `x` is positive and finite.
 * @example exactLog(1.05) / 12 // 0.00406584701411…, the monthly log growth of 5 % a year
 */
export function exactLog(x: number): number {
  if (!(x > 0 && x < Number.POSITIVE_INFINITY)) throw new RangeError(`No logarithm of ${x}`)
  let k = 0
  let m = x
  for (; m > Math.SQRT2; k += 1) m /= 2
  for (; m < Math.SQRT1_2; k -= 1) m *= 2
  const z = (m - 1) / (m + 1)
  let sum = 0
  for (let power = LAST_POWER; power >= 3; power -= 2) sum = (sum + 1 / power) * (z * z)
  return k * LN2_HIGH + (k * LN2_LOW + 2 * (z + z * sum))
}
