import type { Numeric } from './figures.ts'

/**
 * A request of the goal seek tool, kept to describe its answer. Used by `goal-answer.tsx` and `goal-seek-tool.tsx`.
 */
export interface Goal {
  readonly target: Numeric
  readonly unknown: Numeric
  /** The wanted value, in the grammar of the API. */
  readonly value: string
}

/** The `data` of an answer of goal seek: the value found, and the figure that it gives; `null` when none was found. */
export interface Solved {
  readonly valeur: number | null
  readonly atteint: number | null
}
