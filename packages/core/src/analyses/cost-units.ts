import type { Contract } from '../definition/contract.ts'
import type { Params, ParamsOf } from '../definition/shape.ts'
import type { KindName } from '../units/kinds.ts'

/** Simulations that one analysis request may take. */
export const MOST_SIMULATIONS = 80

/**
 * The cost of one simulation besides the cost units that its contract counts; a unit is about 10 ns. Measured on the
 * costliest requests whose contracts count none: 10 µs for any, 0.1 µs for each month of durations, up to 1.5 ms for a
 * replay of past markets. Under 500 000 units, from which a service uses a worker, a request takes 50 ms at most.
 */
const ORDINARY = 1_000
const A_MONTH = 10

/** A replay of past markets. */
export const OVER_HISTORY = 50_000

/** Months in one unit of each kind of duration. */
const months: Readonly<Partial<Record<KindName, number>>> = {
  years: 12,
  wholeYears: 12,
  months: 1,
  wholeMonths: 1,
}

/** The cost units of one simulation of an analysis that repeats it. */
export const costPerEvaluation = (contract: Contract, params: ParamsOf<Params>): number =>
  contract.costUnits(params) +
  ORDINARY +
  A_MONTH * Math.ceil(monthsAsked(contract, params)) +
  (contract.needs(params).length > 0 ? OVER_HISTORY : 0)

/** The sum of all durations of a request, in months. */
const monthsAsked = ({ params: fields }: Contract, params: Readonly<Record<string, unknown>>): number =>
  Object.entries(fields).reduce((sum, [name, { kind }]) => {
    const value = params[name]
    return sum + (typeof value === 'number' ? (months[kind] ?? 0) * value : 0)
  }, 0)
