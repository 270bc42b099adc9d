/**
 * Finds the rates at which a value is zero. The search runs over `x = ln(1 + r)`, the continuous rate: there -99 %
 * and 9900 % are equally far from 0, and no discount factor overflows. Used by the internal rates of return
 * (`irr.ts`, `annuity-return.ts`, and `cash-flows.ts` below them).
 */

import { expm1 } from '../units/exact-math.ts'
import { findRootOutward } from './root.ts'

/** A rate of -1 + 2e-16, the last one that a double distinguishes from -100 %. */
const LOWEST = -36

/** A rate of 1e304. */
const HIGHEST = 700

/** The error allowed on `x`: far below the digits that a rate shows, and above the noise of the values. */
const TOLERANCE = 1e-14

/**
 * All the roots `x`, in increasing order, of a value that crosses zero at most once between two `turningPoints`:
 * its turning points, in increasing order. One where the value is exactly 0 is itself a root. `stride` is how
 * far from 0 a root usually is: one over the time that the money stays, so that it grows or shrinks about `e`
 * times. Used by `annuity-return.ts` and `cash-flows.ts`.
 * @example continuousRates((x) => Math.exp(-x) - 0.5, [], 1) // [0.693147…], which is ln(1 + 100 %)
 */
export function continuousRates(
  value: (x: number) => number,
  turningPoints: readonly number[],
  stride: number,
): number[] {
  const marks = [...new Set([LOWEST, ...turningPoints, 0, HIGHEST])].sort((a, b) => a - b)
  const roots: number[] = []
  let left = LOWEST
  let signLeft = 0
  for (const right of marks) {
    const sign = Math.sign(value(right))
    if (sign === 0) roots.push(right)
    else if (sign * signLeft < 0) {
      const [near, far] = Math.abs(left) < Math.abs(right) ? [left, right] : [right, left]
      const root = findRootOutward(value, near, far, stride, { tolerance: TOLERANCE })
      if (root !== undefined) roots.push(root)
    }
    left = right
    signLeft = sign
  }
  return roots
}

/**
 * The rate nearest to 0 among continuous ones, as a fraction per period: `e^x - 1`; `undefined` when there is none.
 * Flows that change sign several times may have several rates: the nearest to 0 supposes the least growth or loss.
 * Used by `annuity-return.ts` and `irr.ts`.
 */
export function nearestRate(rates: readonly number[]): number | undefined {
  if (rates.length === 0) return undefined
  return expm1(rates.reduce((best, x) => (Math.abs(x) < Math.abs(best) ? x : best)))
}
