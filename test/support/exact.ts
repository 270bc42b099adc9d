/** Figures held to exact ones. */
import { expect } from 'vitest'
import { type Exact, exact } from './exact-number.ts'
import { twelfthRoot } from './twelfth-root.ts'

export { Exact, exact, exactBits } from './exact-number.ts'

const ZERO = exact(0)
const ONE = exact(1)

/** A percent as what one euro becomes: 5 is 1.05. */
export const factorOf = (percent: number): Exact => exact(percent).div(100).plus(1)

/** What one euro becomes in a month when a year makes it `yearly`: the equivalent rate. */
export const monthlyFactor = (yearly: Exact): Exact => (yearly.eq(1) ? ONE : twelfthRoot(yearly))

/** `1 + q + q² + … + q^(n-1)`, added up one by one. */
export function sumOfPowers(q: Exact, n: number): Exact {
  let sum = ZERO
  let power = ONE
  for (let k = 0; k < n; k += 1) {
    sum = sum.plus(power)
    power = power.times(q)
  }
  return sum
}

/** A double's 16 digits hold a cent up to 1e11 € after some hundred steps, and a ten-thousandth up to 1e9. */
const DIGITS = 1e13

/** How near each unit must be: the house's promise. */
export const CENT = 0.01
export const POINT = 0.0001
export const YEAR = 0.01

/** Milliseconds that ten thousand exact lives may take on a busy machine. */
export const PATIENCE = 180_000

/** Holds a rounded figure to the exact one; beyond 1e13 times the tolerance, to ten digits. */
export function expectExact(figure: number | null, expected: Exact, tolerance: number, name: string): void {
  if (figure === null) expect.fail(`${name} is null, expected ${expected.toFixed(6)}`)
  const rough = expected.toNumber()
  const allowed = Math.abs(rough) < tolerance * DIGITS ? tolerance : Math.abs(rough) * 1e-10
  if (Math.abs(rough - figure) < allowed * 0.9) return // doubles see that much, and quicker
  const gap = expected.minus(figure).abs()
  if (gap.gt(allowed)) expect.fail(`${name} is ${figure}, expected ${expected.toFixed(10)}`)
}
