/** Arithmetic with 40 digits for oracles (tests that compute figures again), and the tolerance of rounded figures. */
import { Decimal as Library } from 'decimal.js'
import { expect } from 'vitest'

/**
 * A constructor of its own, so that no other user of decimal.js changes its settings. Its defaults hold any
 * double: exponents up to 9e15, halves rounded away from zero. Used by `decimal-formula.ts`,
 * `donation-oracle-gift.ts`, `donation-oracle.ts` and others in `simulateurs`, `support`, `packages/core`
 * and `test`.
 */
export const Decimal = Library.clone({ precision: 40, defaults: true })
/**
 * A number of 40 digits. Used by `decimal-formula.ts`, `donation-oracle-gift.ts`, `donation-oracle.ts` and others
 * in `simulateurs`, `support`, `packages/core` and `test`.
 */
export type Decimal = Library

/**
 * The number that a person reads: 0.1 is a tenth, not the double next to it. Used by `decimal-formula.ts`,
 * `donation-oracle-gift.ts`, `donation-oracle.ts` and others in `simulateurs`, `support` and
 * `packages/core`.
 * @throws RangeError for NaN and infinities: comparisons with them are all false, so that an oracle would
 * pass.
 */
export function decimal(value: Library.Value): Decimal {
  const read = new Decimal(value)
  if (!read.isFinite()) throw new RangeError(`${value} is not a finite number`)
  return read
}

/**
 * The value that the bits of a double hold, to 40 digits. For functions that take computed doubles: the
 * shortest text of a double is up to half a unit in the last place away from its value. Used by
 * `finance/oracle.test.ts` and `cout-dette/oracle.test.ts`.
 */
export const decimalOfDouble = (value: number): Decimal => decimal(value.toPrecision(Decimal.precision))

/**
 * A percent as the factor by which it multiplies: 5 gives 1.05. Used by `achat-location/oracle.test.ts`,
 * `cagr/oracle.test.ts`, `coast-fire/oracle.test.ts` and others in `simulateurs`.
 */
export const factorOf = (percent: number): Decimal => decimal(percent).div(100).plus(1)

/**
 * The equivalent monthly factor of a yearly one, `y^(1/12)`, by one step of Halley's method:
 * `x ← x(11x^12 + 13y)/(13x^12 + 11y)`. It starts from a double, within 1e-16; one step cubes that error.
 * `pow` finds the same digits by logarithm and exponential, ten times slower. Used by
 * `achat-location/oracle.test.ts`, `coast-fire/oracle.test.ts`, `cout-dette/oracle.test.ts` and others in
 * `simulateurs`.
 */
export function monthlyFactor(yearly: Decimal): Decimal {
  if (yearly.isZero() || yearly.eq(1)) return yearly
  const root = decimal(yearly.toNumber() ** (1 / 12))
  const twelfth = root.pow(12)
  const above = twelfth.times(11).plus(yearly.times(13))
  return root.times(above).div(twelfth.times(13).plus(yearly.times(11)))
}

/**
 * `1 + q + q² + … + q^(n-1)`, by halves: the sum of 2m terms is that of m terms, times `1 + q^m`. Only additions of
 * positive numbers, so no digit is lost. Used by `cagr/oracle.test.ts`, `coast-fire/oracle.test.ts`,
 * `cout-dette/oracle.test.ts` and `enveloppes/oracle.test.ts`.
 */
export function sumOfPowers(q: Decimal, n: number): Decimal {
  let [sum, power] = [decimal(0), decimal(1)]
  for (const bit of n.toString(2)) {
    sum = sum.times(power.plus(1))
    power = power.times(power)
    if (bit === '0') continue
    sum = sum.plus(power)
    power = power.times(q)
  }
  return sum
}

/**
 * The promised tolerance of amounts, in euros. Used by `achat-location/oracle.test.ts`,
 * `budget-50-30-20/oracle.test.ts`, `cagr/oracle.test.ts` and others in `simulateurs`.
 */
export const CENT = 0.01
/**
 * The promised tolerance of rates, in points of percent. Used by `budget-50-30-20/oracle.test.ts`,
 * `cagr/oracle.test.ts`, `coast-fire/oracle.test.ts` and others in `simulateurs`.
 */
export const POINT = 0.0001
/**
 * The promised tolerance of durations, in years. Used by `cagr/oracle.test.ts`,
 * `impact-frais/oracle.test.ts`, `inflation/history.test.ts` and others in `simulateurs`.
 */
export const YEAR = 0.01

/** A double's 16 digits hold a cent up to 1e11 € after some hundred steps, and a ten-thousandth up to 1e9. */
const LARGEST_IN_UNITS = 1e13

/**
 * Expects a rounded figure within the tolerance of the exact one; beyond 1e13 times the tolerance, to ten
 * digits. Used by `finance/historical-windows.test.ts`, `achat-location/oracle.test.ts`,
 * `budget-50-30-20/oracle.test.ts` and others in `simulateurs` and `test`.
 */
export function expectExact(figure: number | null, expected: Decimal, tolerance: number, name: string): void {
  if (figure === null) expect.fail(`${name} is null, expected ${expected.toFixed(6)}`)
  const approximate = expected.toNumber()
  const allowed =
    Math.abs(approximate) < tolerance * LARGEST_IN_UNITS ? tolerance : Math.abs(approximate) * 1e-10
  if (Math.abs(approximate - figure) < allowed * 0.9) return // doubles decide most cases, faster
  if (!expected.minus(figure).abs().lte(allowed))
    expect.fail(`${name} is ${figure}, expected ${expected.toFixed(10)}`)
}
