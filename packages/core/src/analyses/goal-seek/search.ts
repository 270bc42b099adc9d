import { distance, type Lattice } from './lattice.ts'
import type { Plan } from './plan.ts'

/** A figure at a place: `null` where it does not exist, `undefined` where none may be computed. */
export type Look = (place: number, finer?: number) => number | null | undefined

/** What is looked for, and with what. */
export interface Search extends Plan {
  /** The target, rounded as the figure is. */
  readonly target: number
  readonly look: Look
  /** Simulations that may still be made. */
  left(): number
}

/** A place where the figure exists. */
export interface Point {
  readonly place: number
  readonly result: number
}

/** A place that answers: of `finer` more decimals than usual; how near it comes. */
export interface Solution extends Point {
  readonly finer: number
  readonly reach: 'exact' | 'first' | 'jumped' | 'approached'
}

/** On which side of the target a point is: -1, 0 or 1. */
export const sideOf = ({ result }: Point, target: number): number => Math.sign(result - target)

/** How a figure moves as the unknown rises: 1 up, -1 down, 0 not at all, `undefined` both ways. */
export type Direction = -1 | 0 | 1 | undefined

/** How far a solution is from where the search starts. */
export const distanceOf = ({ anchor }: Search, { place, finer }: Solution): number =>
  distance(place / 10 ** finer, anchor)

/** Whether a lattice counts these places one by one, ten times finer. */
export const canDescend = ({ isDense }: Lattice, place: number, limit: number): boolean =>
  isDense && Math.abs(place) * 10 <= limit
