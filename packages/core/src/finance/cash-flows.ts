/**
 * Cash flows at any times, and the rates at which they balance. Used by `irr.ts` and
 * `annuity-return.ts`.
 */

import { exp } from '../units/exact-math.ts'
import { continuousRates } from './rate-search.ts'

/** Euros received or paid at a time. Used by `annuity-return.ts` and `irr.ts`. */
export interface CashFlow {
  /** Periods from any start that the flows have in common, fractions allowed. */
  readonly time: number
  /** Euros, positive when received. */
  readonly amount: number
}

/**
 * Every `x = ln(1 + r)` at which the flows balance: `Σ a·e^(-x·t) = 0`, in increasing order, none missed
 * between -36 and 700, the rates that doubles hold.
 * Flows come in increasing time, no two at the same time, none of 0.
 *
 * Laguerre's rule of signs (1883) says there are at most as many as the flows change sign, and its proof finds them.
 * With `s` a time between two flows of opposite signs, `e^(s·x)` times the sum has for derivative the sum of the
 * flows `(s - t)·a`, which change sign once less. Between two of its zeros the sum crosses zero at most once: find
 * those first, by the same means, down to no change of sign and no zero. So one change costs one search, and V
 * changes about V²/2 of them. Used by `annuity-return.ts` and `irr.ts`.
 * @example balancingRates([{ time: 0, amount: -100 }, { time: 1, amount: 110 }]) // [ln 1.1]
 */
export function balancingRates(flows: readonly CashFlow[]): number[] {
  const [firstChange] = signChangesOf(flows)
  if (firstChange === undefined) return []
  const times = flows.map(({ time }) => time)
  const amounts = flows.map(({ amount }) => amount)
  const timeOf = (k: number): number => times.at(k) as number
  const middle = (timeOf(firstChange - 1) + timeOf(firstChange)) / 2 // the `s` of the proof
  const turningPoints = balancingRates(
    flows.map(({ time, amount }) => ({ time, amount: amount * (middle - time) })),
  )
  const flat = new Set(turningPoints.filter((x) => isNoise(times, amounts, x)))
  const value = (x: number): number => (flat.has(x) ? 0 : discounted(times, amounts, x))
  return continuousRates(value, turningPoints, 1 / (timeOf(-1) - timeOf(0)))
}

/**
 * The indexes of the flows whose sign differs from that of the one before. No flow is 0. Used by `annuity-return.ts`.
 */
export const signChangesOf = (flows: readonly CashFlow[]): number[] =>
  flows.flatMap(({ amount }, k) => (k > 0 && amount > 0 !== (flows[k - 1] as CashFlow).amount > 0 ? [k] : []))

/**
 * The flows' value in euros at a continuous rate `x`: at the time of the first flow for a positive rate, of
 * the last one for a negative rate, so that every factor is at most 1. Its sign and its zeros are those of
 * the present value. Equal gaps, the usual case, cost one exponential in all.
 */
function discounted(times: readonly number[], amounts: readonly number[], x: number): number {
  const last = times.length - 1
  const [start, towards] = x < 0 ? [0, 1] : [last, -1]
  let sum = amounts[start] as number
  let gap = 0
  let factor = 1
  for (let k = start + towards; k >= 0 && k <= last; k += towards) {
    const wait = Math.abs((times[k] as number) - (times[k - towards] as number))
    if (wait !== gap) {
      gap = wait
      factor = exp(-Math.abs(x) * gap)
    }
    sum = sum * factor + (amounts[k] as number)
  }
  return sum
}

/** Whether the value at `x` is no more than the rounding of its terms: a double root, where zero is only touched. */
function isNoise(times: readonly number[], amounts: readonly number[], x: number): boolean {
  const size = discounted(times, amounts.map(Math.abs), x)
  return Math.abs(discounted(times, amounts, x)) <= amounts.length * Number.EPSILON * size
}
