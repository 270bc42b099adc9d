import type { Numeric } from './figures.ts'

/** A request for goal seek, kept to describe its answer. */
export interface Goal {
  readonly target: Numeric
  readonly unknown: Numeric
  /** The wanted value, in the grammar of the API. */
  readonly value: string
}

/** The `data` of an answer of goal seek. */
export interface Solved {
  readonly valeur: number | null
  readonly atteint: number | null
}
