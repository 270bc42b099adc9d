/**
 * Exponentials and logarithms to the same last bit on every engine.
 *
 * ECMAScript leaves the last digits of `Math.exp` and `Math.log` to the engine, and engines differ; it fixes
 * those of +, -, × and / (IEEE 754), which are all that is used here. Over fifty years of months a difference
 * in the last bit grows to a cent: a page and a service would then give different figures.
 *
 * All are within two units in the last place.
 */

/** ln 2 in two pieces: the first ends in 32 zero bits, so that `k·LN2_HIGH` is exact. Source: fdlibm, e_exp.c. */
const LN2_HIGH = 0.6931471803691238
const LN2_LOW = 1.9082149292705877e-10
const LN2 = LN2_HIGH + LN2_LOW

/** Beyond these bounds the exponential is 0 or Infinity. */
const OVERFLOW = 709.782712893384
const UNDERFLOW = -745.1332191019412

/**
 * `e^x`: `2^k·e^r` with `x = k·ln 2 + r` and `|r| ≤ ln(2)/2`, `e^r` by its Taylor series, the large terms added last.
 * Used by `formula/number-functions.ts`, `finance/account.ts`, `finance/annuity-return.ts`, `finance/cash-flows.ts`
 * and others in `finance` and `simulateurs`.
 * @example exp(1) // 2.71828182845904…
 */
export function exp(x: number): number {
  if (!(x <= OVERFLOW)) return x > OVERFLOW ? Number.POSITIVE_INFINITY : Number.NaN
  if (x < UNDERFLOW) return 0
  const k = Math.round(x / LN2)
  return timesPowerOfTwo(1 + expm1Near0(remainder(x, k)), k)
}

/**
 * `e^x - 1`, which keeps its digits where `e^x` is nearly 1. Used by `rate.ts`, `goal-seek/value-grid.ts`,
 * `finance/account.ts`, `finance/annuity-return.ts` and others in `simulateurs` and `finance`.
 * @example expm1(1e-12) // 1.0000000000005e-12
 */
export function expm1(x: number): number {
  if (!(x <= OVERFLOW)) return x > OVERFLOW ? Number.POSITIVE_INFINITY : Number.NaN
  if (x < -40) return -1 // e^-40 is less than half a unit in the last place of -1
  const k = Math.round(x / LN2)
  if (k === 0) return Math.abs(x) < TINY ? x : expm1Near0(x)
  const rise = expm1Near0(remainder(x, k))
  // for such k, `2^k` alone may overflow, and 53 bits do not hold the -1
  if (k > 52) return timesPowerOfTwo(1 + rise, k) - 1
  const power = powerOfTwo(k)
  return power * rise + (power - 1)
}

/**
 * `ln x`: with `x = 2^k·m` and `√½ ≤ m ≤ √2`, `k·ln 2 + ln m`. Used by `formula/number-functions.ts`,
 * `finance/return.ts` and `retraite-fire/draws.ts`.
 * @example log(1.05) / 12 // 0.00406584701411…
 */
export function log(x: number): number {
  if (!(x > 0)) return x === 0 ? Number.NEGATIVE_INFINITY : Number.NaN
  if (x === Number.POSITIVE_INFINITY) return x
  const { k, m } = mantissaOf(x)
  return k * LN2_HIGH + (k * LN2_LOW + logOf((m - 1) / (m + 1)))
}

/**
 * `ln(1 + x)`, which keeps its digits where `x` is nearly 0. Used by `rate.ts`, `goal-seek/value-grid.ts`,
 * `finance/compound.ts`, `finance/duration.ts` and others in `simulateurs` and `finance`.
 * @example log1p(1e-12) // 9.999999999995e-13
 */
export function log1p(x: number): number {
  if (Math.abs(x) < TINY) return x
  if (x >= Math.SQRT1_2 - 1 && x <= Math.SQRT2 - 1) return logOf(x / (2 + x))
  const sum = 1 + x
  if (!(sum > 0) || sum === Number.POSITIVE_INFINITY) return log(sum)
  return log(sum) + (x - (sum - 1)) / sum // what the sum rounded off
}

/** Where the next term of a series is under half a unit: the number is its own exponential less 1, and logarithm. */
const TINY = 1e-17

/** `x - k·ln 2`, without the loss of digits of one subtraction. */
const remainder = (x: number, k: number): number => x - k * LN2_HIGH - k * LN2_LOW

/**
 * `e^r - 1` as `r + r²/2! + … + r¹⁴/14!`: at |r| ≤ ln(2)/2 the first term left out is under 1e-19. One line
 * for each term is faster than a loop over a table. Each factorial is an exact double, so its inverse is the
 * nearest double.
 */
function expm1Near0(r: number): number {
  let sum = 1 / 87178291200
  sum = sum * r + 1 / 6227020800
  sum = sum * r + 1 / 479001600
  sum = sum * r + 1 / 39916800
  sum = sum * r + 1 / 3628800
  sum = sum * r + 1 / 362880
  sum = sum * r + 1 / 40320
  sum = sum * r + 1 / 5040
  sum = sum * r + 1 / 720
  sum = sum * r + 1 / 120
  sum = sum * r + 1 / 24
  sum = sum * r + 1 / 6
  sum = sum * r + 1 / 2
  return r + r * r * sum
}

/**
 * `2(z + z³/3 + z⁵/5 + … + z²³/23)`, which is `ln((1 + z)/(1 - z))`: at |z| ≤ 0.1716 what is left out is under 1e-19.
 */
function logOf(z: number): number {
  const square = z * z
  let sum = (1 / 23) * square
  sum = (sum + 1 / 21) * square
  sum = (sum + 1 / 19) * square
  sum = (sum + 1 / 17) * square
  sum = (sum + 1 / 15) * square
  sum = (sum + 1 / 13) * square
  sum = (sum + 1 / 11) * square
  sum = (sum + 1 / 9) * square
  sum = (sum + 1 / 7) * square
  sum = (sum + 1 / 5) * square
  sum = (sum + 1 / 3) * square
  return 2 * (z + z * sum)
}

/** The 64 bits of a double, shared by the two functions that read or write them. */
const bits = new DataView(new ArrayBuffer(8))

/** The `k` and `m` of `x = 2^k·m` with `√½ < m ≤ √2`, read from the bits of a positive finite double. */
function mantissaOf(x: number): { k: number; m: number } {
  const scaled = x < 1e-300 ? x * 2 ** 60 : x // a subnormal double has no exponent of its own
  bits.setFloat64(0, scaled)
  const high = bits.getUint32(0)
  bits.setUint32(0, (high & 0x000fffff) | 0x3ff00000)
  const m = bits.getFloat64(0)
  const k = (high >>> 20) - 1023 - (x < 1e-300 ? 60 : 0)
  return m > Math.SQRT2 ? { k: k + 1, m: m / 2 } : { k, m }
}

/** `2^k` from its bits, for an exponent that a normal double has. */
function powerOfTwo(k: number): number {
  bits.setUint32(0, (k + 1023) << 20)
  bits.setUint32(4, 0)
  return bits.getFloat64(0)
}

/** `x·2^k`, for an `x` near 1; beyond the usual exponents in two halves, each of which a double has. */
function timesPowerOfTwo(x: number, k: number): number {
  if (Math.abs(k) <= MOST_STORED) return x * (POWERS[k + MOST_STORED] as number)
  const half = Math.trunc(k / 2)
  return x * powerOfTwo(half) * powerOfTwo(k - half)
}

/** The powers of two from `2^-64` to `2^64`, computed in advance: nearly all exponents are among them. */
const MOST_STORED = 64
const POWERS = Float64Array.from({ length: 2 * MOST_STORED + 1 }, (_, index) =>
  powerOfTwo(index - MOST_STORED),
)
