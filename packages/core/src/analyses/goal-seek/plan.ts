import type { Contract } from '../../definition/contract.ts'
import type { Field } from '../../definition/field.ts'
import type { Params, ParamsOf } from '../../definition/shape.ts'
import { distance, gridOf, gridOfList, indexStepAt, sampleIndexes, type ValueGrid } from './value-grid.ts'

/**
 * Validates a value of the unknown: the parameters, or `undefined` where the contract refuses them. Used by
 * `goal-seek.ts`.
 */
export type Validate = (value: number) => ParamsOf<Params> | undefined

/**
 * Where a goal seek searches: indexes of the grid that the contract accepts, in several runs where it refuses
 * those in between. Used by `goal-seek.ts` and `profile.ts`.
 */
export interface Plan {
  readonly grid: ValueGrid
  /** The accepted index nearest to where the search should start. */
  readonly startIndex: number
  /** How many indexes near the start make a small change. */
  readonly indexStep: number
  /** Indexes in order; a run ends at the last index that is accepted. */
  readonly runs: readonly (readonly number[])[]
}

/** In a range of at most this many whole numbers, each is validated, which takes no simulation. */
const MOST_VALIDATED = 1_000

/**
 * Plans the search of `goal-seek.ts` for one unknown.
 * @param start the value to stay near.
 * @param accepted a value that the contract accepts, for ranges in which few are.
 */
export function planOf(field: Field, start: number, accepted: number, validate: Validate): Plan {
  const grid = gridOf(field)
  return !grid.isDense && grid.last - grid.first <= MOST_VALIDATED
    ? planAmong(field, grid, start, validate)
    : planBetween(field, grid, start, accepted, validate)
}

/** The plan of few whole numbers: those that the contract accepts, and no others. */
function planAmong(
  { kind }: Field,
  { first, last, valueAt }: ValueGrid,
  start: number,
  validate: Validate,
): Plan {
  const all = Array.from({ length: last - first + 1 }, (_, index) => valueAt(first + index))
  const grid = gridOfList(all.filter((value) => validate(value) !== undefined))
  const startIndex = grid.nearestIndex(start)
  const indexStep = indexStepAt(grid, kind, startIndex)
  return { grid, startIndex, indexStep, runs: [sampleIndexes(grid, kind, startIndex)] }
}

/** The plan of amounts, rates or thousands of whole numbers: samples, run by run. */
function planBetween(
  { kind }: Field,
  grid: ValueGrid,
  start: number,
  accepted: number,
  validate: Validate,
): Plan {
  const isAccepted = (gridIndex: number) => validate(grid.valueAt(gridIndex)) !== undefined
  const usual = grid.nearestIndex(start)
  const gridIndexes = new Set([...sampleIndexes(grid, kind, usual), grid.nearestIndex(accepted)])
  const acceptedIndexes = acceptedRuns(
    [...gridIndexes].sort((a, b) => a - b),
    isAccepted,
  )
  const all = acceptedIndexes.flat()
  const runs = grid.isDense ? acceptedIndexes : [all] // a refused whole number does not separate its neighbours
  const startIndex = all.reduce((best, gridIndex) =>
    distance(gridIndex, usual) < distance(best, usual) ? gridIndex : best,
  )
  return { grid, startIndex, indexStep: indexStepAt(grid, kind, startIndex), runs }
}

/**
 * The accepted indexes, run by run. Where one of two neighbours is refused, the run goes on to the last
 * accepted index.
 */
function acceptedRuns(
  gridIndexes: readonly number[],
  isAccepted: (gridIndex: number) => boolean,
): number[][] {
  const runs: number[][] = []
  let before: { readonly gridIndex: number; readonly ok: boolean } | undefined
  for (const gridIndex of gridIndexes) {
    const ok = isAccepted(gridIndex)
    const run = runs.at(-1)
    if (ok && before?.ok) run?.push(gridIndex)
    else if (ok)
      runs.push(
        before
          ? [...new Set([lastAccepted(gridIndex, before.gridIndex, isAccepted), gridIndex])]
          : [gridIndex],
      )
    else if (before?.ok) {
      const last = lastAccepted(before.gridIndex, gridIndex, isAccepted)
      if (last !== before.gridIndex) run?.push(last)
    }
    before = { gridIndex, ok }
  }
  return runs
}

/** The last accepted index on the way from an accepted one to a refused one. */
function lastAccepted(accepted: number, refused: number, isAccepted: (gridIndex: number) => boolean): number {
  let [yes, no] = [accepted, refused]
  while (distance(no, yes) > 1) {
    const middle = Math.trunc((yes + no) / 2)
    if (isAccepted(middle)) yes = middle
    else no = middle
  }
  return yes
}

/**
 * In a range of at most this many units, each whole value is tried: where parameters must sum to 100, only
 * one value may be accepted.
 */
const WIDEST_RANGE = 1_000

/**
 * Values of the unknown with which to validate a question, the preferred first. The search starts from one
 * that the contract accepts. Used by `goal-parser.ts` and `goal-seek.ts`.
 * @param others gives the values of the other parameters that are known, defaults included.
 */
export function* trialValues(
  contract: Contract,
  unknown: string,
  field: Field,
  others: () => Readonly<Record<string, unknown>>,
): Generator<number> {
  const grid = gridOf(field)
  const startIndex = grid.nearestIndex(usualStartValue(contract, unknown) ?? middleOf(field))
  yield grid.valueAt(startIndex)
  for (const gridIndex of sampleIndexes(grid, field.kind, startIndex)) yield grid.valueAt(gridIndex)
  const [low, high] = [grid.valueAt(grid.first), grid.valueAt(grid.last)]
  if (high - low <= WIDEST_RANGE) for (let value = Math.ceil(low); value <= high; value++) yield value
  yield grid.valueAt(grid.nearestIndex(high - sumOfKind(contract.params, unknown, others())))
}

/**
 * The sum of the other parameters of the unknown's kind: where all must sum to 100, the unknown is the rest.
 */
const sumOfKind = (fields: Params, unknown: string, values: Readonly<Record<string, unknown>>): number =>
  Object.entries(fields).reduce((sum, [name, { kind }]) => {
    const value = values[name]
    return name !== unknown && kind === fields[unknown]?.kind && typeof value === 'number' ? sum + value : sum
  }, 0)

/**
 * The value to start from: the parameter's default, else that of the worked example; `undefined` without either. Used
 * by `goal-seek.ts`.
 */
export function usualStartValue({ params, example }: Contract, unknown: string): number | undefined {
  const value = params[unknown]?.default ?? (example.query as Readonly<Record<string, unknown>>)[unknown]
  return typeof value === 'number' ? value : undefined
}

/**
 * The middle of a field's range or list: the value to start from where the contract gives none. Used by
 * `goal-seek.ts`.
 */
export const middleOf = ({ min = 0, max = 0, among }: Field): number =>
  among ? (among[among.length >> 1] ?? 0) : (min + max) / 2
