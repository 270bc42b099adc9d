/**
 * Rounding of answers: half away from zero on the decimal value that people read.
 *
 * `1.005` is stored as a double slightly below 1.005, yet readers of `1.005` expect `1.01`. So the
 * rule reads the shortest decimal text of the double (what `String(x)` shows), not at its binary value.
 *
 * The product `|x|·10^d`, of a value `x` and a number of decimals `d`, decides nearly always. Text and
 * product each differ from the true value by at most 2^-53 relatively, 2.22e-16 together: when the fraction
 * is further than that from one half, it cannot lie on the other side of it. Nearer, or where doubles have no
 * room left for the fraction, the digits decide.
 */
const DOUBT = 2.3e-16

/** Powers of ten by their exponent: to compute one takes longer than the rounding. */
const POWERS = Array.from({ length: 18 }, (_, exponent) => 10 ** exponent)

/** From this product on, a double has too few bits left for the fraction. */
const ROOM = 2 ** 50

/**
 * Rounds to `decimals` places, half away from zero on the shortest decimal text of `value`. `-0` and what rounds to
 * it give `0`. Presenters and writers of answers call it. Used by `explanation/agreement.ts`,
 * `explanation/calculation-text.ts`, `explanation/typed-operands.ts`, `explication/describe-names.ts` and others in
 * `analyses`, `definition`, `finance`, `legislation`, `simulateurs` and `units`.
 * @throws RangeError when the value is not finite: an impossible figure is `null`, never NaN or Infinity.
 * @example roundHalfAway(1.005, 2) // 1.01
 */
export function roundHalfAway(value: number, decimals: number): number {
  if (decimals >= 0 && Number.isInteger(value)) return value + 0 // -0 + 0 is 0
  if (!Number.isFinite(value)) throw new RangeError(`${value} is not a finite number`)
  const scale = POWERS[decimals] ?? 10 ** decimals
  const units = roundedUnits(Math.abs(value), scale)
  if (units === undefined) return roundDigits(value, decimals)
  return Math.sign(value) * (units / scale) + 0
}

/**
 * A number rounded half up, counted in units of its last decimal; `undefined` where one product cannot
 * decide, and the caller must read the digits. The count is exact. Used by `json/number.ts`.
 * @param size not negative, and finite.
 * @param scale 10 to the power of the number of decimals.
 * @example roundedUnits(1234.567, 100) // 123457
 */
export function roundedUnits(size: number, scale: number): number | undefined {
  const scaled = size * scale
  const fraction = scaled - Math.floor(scaled)
  return scaled >= ROOM || Math.abs(fraction - 0.5) <= scaled * DOUBT ? undefined : Math.round(scaled)
}

/** The same rule, read digit by digit: slow, and exact for every finite double. */
function roundDigits(value: number, decimals: number): number {
  const [decimal = '', exponent = '0'] = String(Math.abs(value)).split('e')
  const [whole = '', fraction = ''] = decimal.split('.')
  const shift = Number(exponent) - fraction.length + decimals
  const digits = BigInt(whole + fraction)
  if (shift >= 0) return value // every digit stands left of the last place kept
  const divisor = 2n * 10n ** BigInt(-shift)
  const kept = (2n * digits + divisor / 2n) / divisor // half up
  return Math.sign(value) * Number(`${kept}e-${decimals}`) + 0
}
