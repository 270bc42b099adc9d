import type { Field } from '../../definition/field.ts'
import { expm1, log1p } from '../../units/exact-math.ts'
import { type KindName, kinds } from '../../units/kinds.ts'
import { roundHalfAway } from '../../units/rounding.ts'
import { MOST_SIMULATIONS } from '../cost-units.ts'
import { isMoney } from '../figures.ts'
import { stepSizeOf } from '../step-size.ts'

/**
 * The values that the unknown of a goal seek may have, in order, each at a whole index: those of a list, or the
 * decimals of its kind between its bounds (cents for euros). The search counts in indexes, because sums of 0.01 would
 * drift. Used by `goal-seek.ts`, `plan.ts` and `warnings.ts`.
 */
export interface ValueGrid {
  /** The lowest index, of the lowest value. */
  readonly first: number
  /** The highest index. */
  readonly last: number
  /** Whether there are values in between, with more decimals than those of the kind. */
  readonly isDense: boolean
  /** Decimals of the kind. */
  readonly decimals: number
  /**
   * The value at an index. `finer` adds decimals, 0 by default: an index is then `10 ** finer` times as
   * large.
   */
  valueAt(gridIndex: number, finer?: number): number
  /** The index nearest to a value. */
  nearestIndex(value: number): number
}

/** Distance between two indexes, or two results. Used by `find.ts`, `gaps.ts`, `plan.ts` and `profile.ts`. */
export const distance = (a: number, b: number): number => Math.abs(a - b)

/**
 * The grid of the values that a field accepts. Used by `plan.ts`.
 * @example gridOf(euros({ min: 0, max: 1, label })).valueAt(30) // 0.3
 */
export function gridOf({ kind, among, min = -1e9, max = 1e9 }: Field): ValueGrid {
  if (among) return gridOfList(among)
  const decimals = kinds[kind].decimals ?? 0
  const scale = 10 ** decimals
  const exact = (value: number) => roundHalfAway(value * scale, 3) // 0.07 × 100 is not quite 7
  const first = Math.ceil(exact(min))
  const last = Math.floor(exact(max))
  return {
    first,
    last,
    decimals,
    isDense: kinds[kind].json === 'number',
    // parsed from decimal text, to get the double nearest to it; + 0 turns -0 into 0
    valueAt: (gridIndex, finer = 0) => Number(`${gridIndex}e-${decimals + finer}`) + 0,
    nearestIndex: (value) => Math.min(Math.max(Math.round(exact(value)), first), last),
  }
}

/**
 * The values of a list, and no others. Used by `plan.ts`.
 * @example gridOfList([11, 0, 30]).valueAt(1) // 11
 */
export function gridOfList(list: readonly number[]): ValueGrid {
  const values = [...list].sort((a, b) => a - b)
  return {
    first: 0,
    last: values.length - 1,
    decimals: 0,
    isDense: false,
    valueAt: (gridIndex) => values[gridIndex] ?? Number.NaN,
    nearestIndex: (value) => {
      const distances = values.map((other) => distance(other, value))
      return distances.indexOf(Math.min(...distances))
    },
  }
}

/**
 * How many samples are simulated before the search: under half of the simulations that a question may take.
 */
const SAMPLES = 34

/**
 * A grid of at most this many values is simulated whole: two simulations stay for the usual value and the
 * answer.
 */
const FEW = MOST_SIMULATIONS - 2

/** The fewest samples on a side of the start index, even a narrow one. */
const FEWEST_ON_A_SIDE = 6

/** The step from an amount of 0, in euros. */
const SMALL_AMOUNT = 10

/** Amounts near the lower bound, in euros, that are sampled too, since a figure may stop existing there. */
const TINY_AMOUNTS = [0.01, 1, 30]

/**
 * The indexes to simulate first: all where they are few. Otherwise the start index, both bounds, and indexes that are
 * dense near the start and ever wider apart, so that 300 € and 10 000 000 € are both within reach. Used by `plan.ts`.
 */
export function sampleIndexes(grid: ValueGrid, kind: KindName, startIndex: number): number[] {
  const { first, last } = grid
  if (!grid.isDense && last - first < FEW)
    return Array.from({ length: last - first + 1 }, (_, index) => first + index)
  const scale = 10 ** grid.decimals
  const indexStep = indexStepAt(grid, kind, startIndex)
  const [below, above] = [startIndex - first, last - startIndex]
  const countBelow = samplesBelow(below, above, indexStep)
  const tiny = isMoney(kind) ? TINY_AMOUNTS.map((amount) => first + amount * scale) : []
  const gridIndexes = [
    ...tiny.filter((gridIndex) => gridIndex < startIndex - below / 2),
    ...outward(below, indexStep, countBelow).map((offset) => startIndex - offset),
    startIndex,
    ...outward(above, indexStep, SAMPLES - 1 - countBelow).map((offset) => startIndex + offset),
  ]
  return [...new Set(gridIndexes)].sort((a, b) => a - b)
}

/** How many samples lie below the start index: in proportion to the orders of magnitude there. */
function samplesBelow(below: number, above: number, indexStep: number): number {
  if (below === 0) return 0
  const [weightBelow, weightAbove] = [log1p(below / indexStep), log1p(above / indexStep)]
  const share = Math.round(((SAMPLES - 1) * weightBelow) / (weightBelow + weightAbove || 1))
  if (above === 0) return share
  return Math.min(Math.max(share, FEWEST_ON_A_SIDE), SAMPLES - 1 - FEWEST_ON_A_SIDE)
}

/** How many indexes near the start make a small change: a step of a sensitivity study. Used by `plan.ts`. */
export function indexStepAt(grid: ValueGrid, kind: KindName, startIndex: number): number {
  const unit = isMoney(kind) ? SMALL_AMOUNT : 1
  return (stepSizeOf(kind, grid.valueAt(startIndex)) || unit) * 10 ** grid.decimals
}

/**
 * `count` distances from the start index up to `reach`: evenly spaced within one step, then ever wider apart.
 */
function outward(reach: number, indexStep: number, count: number): number[] {
  if (reach <= 0) return []
  const growth = log1p(reach / indexStep) / count
  return Array.from({ length: count }, (_, index) =>
    index === count - 1
      ? reach
      : Math.min(Math.max(Math.round(indexStep * expm1(growth * (index + 1))), index + 1), reach),
  )
}
