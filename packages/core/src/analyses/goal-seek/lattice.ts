import type { Field } from '../../definition/field.ts'
import { kinds } from '../../units/kinds.ts'
import { roundHalfAway } from '../../units/rounding.ts'

/**
 * The values that a parameter may have, numbered in order: each of a list, or the decimals of its kind between its
 * bounds (cents for euros). Whole numbers count them exactly, where sums of 0.01 would stray.
 */
export interface Lattice {
  readonly first: number
  readonly last: number
  /** Whether there are values in between, of more decimals; the first `decimals` are those of the kind. */
  readonly isDense: boolean
  readonly decimals: number
  /** The value of a place; `finer` more decimals make ten times as many places each. */
  valueAt(place: number, finer?: number): number
  /** The place nearest to a value. */
  placeOf(value: number): number
}

/** How far two numbers are from each other: places of a lattice, or results. */
export const distance = (a: number, b: number): number => Math.abs(a - b)

/** Beyond this, doubles no longer count one by one. */
export const LAST_WHOLE = 2 ** 53

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
  const at = (place: number): number => values[place] ?? Number.NaN
  return {
    first: 0,
    last: values.length - 1,
    decimals: 0,
    isDense: false,
    valueAt: at,
    placeOf: (value) => {
      const distances = values.map((other) => distance(other, value))
      return distances.indexOf(Math.min(...distances))
    },
  }
}
