import type { Contract } from '../definition/contract.ts'
import type { Params, ParamsOf } from '../definition/shape.ts'
import type { KindName } from '../units/kinds.ts'

/** Simulations that one question may take, whatever it asks. */
export const MOST_SIMULATIONS = 80

/**
 * What one simulation costs besides the steps that its contract counts, in the same steps of some 10 ns. Measured on the
 * costliest questions whose contracts count none: 10 µs for any, 0.1 µs for each month of the durations asked, up to a
 * millisecond and a half for a walk through the history of markets. What stays under the bar from which a service
 * answers aside, 500 000 steps, takes 50 ms of processor at the most; the decision on goal seek has the others.
 */
const ORDINARY = 1_000
const A_MONTH = 10

/** A walk through the history of markets. */
export const OVER_HISTORY = 50_000

/** How many months a value of a kind lasts, where it is a duration. */
const months: Readonly<Partial<Record<KindName, number>>> = {
  years: 12,
  wholeYears: 12,
  months: 1,
  wholeMonths: 1,
}

/** How much work one simulation of a repeated question is. */
export const effortOf = (contract: Contract, params: ParamsOf<Params>): number =>
  contract.steps(params) +
  ORDINARY +
  A_MONTH * Math.ceil(monthsAsked(contract, params)) +
  (contract.needs(params).length > 0 ? OVER_HISTORY : 0)

/** All the durations of a question, end to end. */
const monthsAsked = ({ params: fields }: Contract, params: Readonly<Record<string, unknown>>): number =>
  Object.entries(fields).reduce((sum, [name, { kind }]) => {
    const value = params[name]
    return sum + (typeof value === 'number' ? (months[kind] ?? 0) * value : 0)
  }, 0)
