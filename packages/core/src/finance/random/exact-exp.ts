/**
 * The exponential, to the same last bit on every engine.
 *
 * ECMAScript leaves the digits of `Math.exp` to the engine; it fixes those of +, -, ×, / and `Math.sqrt` (IEEE 754),
 * and nothing else is used here. A path of thousands of draws may then be replayed anywhere.
 */

/** ln 2 in two pieces: the first ends in 32 zero bits, so that `k·LN2_HIGH` is exact. Source: fdlibm, e_exp.c. */
export const LN2_HIGH = 0.6931471803691238
export const LN2_LOW = 1.9082149292705877e-10

/** Beyond, powers of two would leave the normal doubles. */
const FURTHEST = 700

/** 1/0! to 1/14!: at |r| ≤ ln(2)/2 the first term left out is under 1e-19. */
const INVERSE_FACTORIALS = inverseFactorials(14)

/**
 * `e^x`, within one unit in the last place (2.3e-16 relatively): `e^x = 2^k·e^r` with `x = k·ln 2 + r` and
 * `|r| ≤ ln(2)/2`, and `e^r` by its Taylor series, the large terms added last.
 *
 * @throws RangeError unless `-700 <= x <= 700`.
 * @example exactExp(1) // 2.71828182845904…
 */
export function exactExp(x: number): number {
  if (!(Math.abs(x) <= FURTHEST)) throw new RangeError(`No exponential of ${x} here: at most ${FURTHEST}`)
  const k = Math.round(x / (LN2_HIGH + LN2_LOW))
  const r = x - k * LN2_HIGH - k * LN2_LOW
  let sum = 0
  for (let n = INVERSE_FACTORIALS.length - 1; n >= 2; n -= 1) {
    sum = sum * r + (INVERSE_FACTORIALS[n] as number)
  }
  return timesPowerOfTwo(1 + (r + r * r * sum), k)
}

/** `x·2^k`, by steps that change the exponent only. */
function timesPowerOfTwo(x: number, k: number): number {
  const step = k < 0 ? 0.5 : 2
  let product = x
  for (let left = Math.abs(k); left > 0; left -= 1) product *= step
  return product
}

/** 18! still fits a double exactly, hence each inverse is the nearest double. */
function inverseFactorials(last: number): readonly number[] {
  const inverses = [1]
  let factorial = 1
  for (let n = 1; n <= last; n += 1) {
    factorial *= n
    inverses.push(1 / factorial)
  }
  return inverses
}
