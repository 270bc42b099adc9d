import type { Field } from '../../definition/field.ts'
import { expm1, log1p } from '../../units/exact-math.ts'
import { type KindName, kinds } from '../../units/kinds.ts'
import { roundHalfAway } from '../../units/rounding.ts'
import { MOST_SIMULATIONS } from '../cost-units.ts'
import { isMoney } from '../figures.ts'
import { stepSizeOf } from '../step-size.ts'

/**
 * The values that a parameter may have, numbered in order by their places: each of a list, or the decimals of its kind
 * between its bounds (cents for euros). Places are whole numbers, because sums of 0.01 would drift.
 */
export interface Lattice {
  readonly first: number
  readonly last: number
  /** Whether there are values in between, with more decimals than those of the kind. */
  readonly isDense: boolean
  /** Decimals of the kind. */
  readonly decimals: number
  /** The value of a place. With `finer` more decimals, places are `10 ** finer` times as many. */
  valueAt(place: number, finer?: number): number
  /** The place nearest to a value. */
  placeOf(value: number): number
}

/** Distance between two places, or two results. */
export const distance = (a: number, b: number): number => Math.abs(a - b)

/** @example latticeOf(euros({ min: 0, max: 1, label })).valueAt(30) // 0.3 */
export function latticeOf({ kind, among, min = -1e9, max = 1e9 }: Field): Lattice {
  if (among) return latticeAmong(among)
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
    valueAt: (place, finer = 0) => Number(`${place}e-${decimals + finer}`) + 0, // the double that prints so
    placeOf: (value) => Math.min(Math.max(Math.round(exact(value)), first), last),
  }
}

/** The values of a list, and no others. @example latticeAmong([11, 0, 30]).valueAt(1) // 11 */
export function latticeAmong(list: readonly number[]): Lattice {
  const values = [...list].sort((a, b) => a - b)
  return {
    first: 0,
    last: values.length - 1,
    decimals: 0,
    isDense: false,
    valueAt: (place) => values[place] ?? Number.NaN,
    placeOf: (value) => {
      const distances = values.map((other) => distance(other, value))
      return distances.indexOf(Math.min(...distances))
    },
  }
}

/** Samples simulated before the search: under half of the simulations that a question may take. */
const SAMPLES = 34

/** Up to so many values are all simulated: two simulations stay for the usual value and for the answer. */
const FEW = MOST_SIMULATIONS - 2

/** Samples that the narrower side of the anchor gets at least. */
const FEWEST_ON_A_SIDE = 6

/** The unit of amounts of money that have no default, in euros. */
const SMALL_AMOUNT = 10

/** Amounts near zero, below which a figure may stop existing. */
const TINY_AMOUNTS = [0.01, 1, 30]

/**
 * The places to simulate first: all where they are few, else the anchor, both bounds, and places that are dense near
 * the anchor and ever wider apart, so that 300 € and 10 000 000 € are both within reach.
 */
export function samplePlaces(lattice: Lattice, kind: KindName, anchor: number): number[] {
  const { first, last } = lattice
  if (!lattice.isDense && last - first < FEW)
    return Array.from({ length: last - first + 1 }, (_, index) => first + index)
  const scale = 10 ** lattice.decimals
  const indexStep = indexStepAt(lattice, kind, anchor)
  const [below, above] = [anchor - first, last - anchor]
  const countBelow = samplesBelow(below, above, indexStep)
  const tiny = isMoney(kind) ? TINY_AMOUNTS.map((amount) => first + amount * scale) : []
  const places = [
    ...tiny.filter((place) => place < anchor - below / 2),
    ...outward(below, indexStep, countBelow).map((offset) => anchor - offset),
    anchor,
    ...outward(above, indexStep, SAMPLES - 1 - countBelow).map((offset) => anchor + offset),
  ]
  return [...new Set(places)].sort((a, b) => a - b)
}

/** How many samples lie below the anchor: in proportion to the orders of magnitude there. */
function samplesBelow(below: number, above: number, indexStep: number): number {
  if (below === 0) return 0
  const [weightBelow, weightAbove] = [log1p(below / indexStep), log1p(above / indexStep)]
  const share = Math.round(((SAMPLES - 1) * weightBelow) / (weightBelow + weightAbove || 1))
  if (above === 0) return share
  return Math.min(Math.max(share, FEWEST_ON_A_SIDE), SAMPLES - 1 - FEWEST_ON_A_SIDE)
}

/** The number of places around the anchor that make a small change. */
export function indexStepAt(lattice: Lattice, kind: KindName, anchor: number): number {
  const unit = isMoney(kind) ? SMALL_AMOUNT : 1
  return (stepSizeOf(kind, lattice.valueAt(anchor)) || unit) * 10 ** lattice.decimals
}

/** Distances up to `reach`: evenly spaced within a indexStep, in geometric progression beyond. */
function outward(reach: number, indexStep: number, count: number): number[] {
  if (reach <= 0) return []
  const pace = log1p(reach / indexStep) / count
  return Array.from({ length: count }, (_, index) =>
    index === count - 1
      ? reach
      : Math.min(Math.max(Math.round(indexStep * expm1(pace * (index + 1))), index + 1), reach),
  )
}
