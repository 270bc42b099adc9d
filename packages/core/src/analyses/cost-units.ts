import type { Contract } from '../definition/contract.ts'
import type { Params, ParamsOf } from '../definition/shape.ts'
import type { KindName } from '../units/kinds.ts'

/**
 * The most simulations that one question may take. Used by `goal-seek/gaps.ts`, `goal-seek/goal-seek.ts` and
 * `goal-seek/value-grid.ts`.
 */
export const MOST_SIMULATIONS = 80

/**
 * Cost units of any simulation, added to those that its contract counts; a unit is about 10 ns. Measured on the
 * costliest questions whose contracts count none: 10 µs for any, 0.1 µs for each month of durations, up to 1.5 ms
 * for a replay of past markets. A service uses a worker from 500 000 units on; a question below takes 50 ms at
 * most.
 */
const PER_SIMULATION = 1_000
/** Cost units for each month of the durations of a question. */
const PER_MONTH = 10

/**
 * Cost units of a replay of past markets, added for a question that needs series of the past. Used by `range/range.ts`
 * and `simulation.ts`.
 */
export const REPLAY_COST_UNITS = 50_000

/** Months in one unit of each kind of duration; other kinds are no durations. */
const months: Readonly<Partial<Record<KindName, number>>> = {
  years: 12,
  wholeYears: 12,
  months: 1,
  wholeMonths: 1,
}

/**
 * The estimated cost units of one simulation, for an analysis that repeats it. Used by
 * `explication/explication.ts`, `goal-seek/goal-seek.ts`, `range/range.ts` and `sensitivity/sensitivity.ts`.
 */
export const costPerEvaluation = (contract: Contract, params: ParamsOf<Params>): number =>
  contract.costUnits(params) +
  PER_SIMULATION +
  PER_MONTH * Math.ceil(sumOfMonths(contract, params)) +
  (contract.needs(params).length > 0 ? REPLAY_COST_UNITS : 0)

/** The sum of all durations of a question, in months. */
const sumOfMonths = ({ params: fields }: Contract, params: Readonly<Record<string, unknown>>): number =>
  Object.entries(fields).reduce((sum, [name, { kind }]) => {
    const value = params[name]
    return sum + (typeof value === 'number' ? (months[kind] ?? 0) * value : 0)
  }, 0)
