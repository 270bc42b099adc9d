import type { Numeric } from './figures.ts'

/**
 * A request of the goal seek tool, kept to describe its answer. Used by `goal-answer.tsx` and
 * `goal-seek-tool.tsx`.
 */
export interface Goal {
  /** The figure that shall have the wanted value. */
  readonly target: Numeric
  /** The parameter that is solved for. */
  readonly unknown: Numeric
  /** The wanted value, in the grammar of the API. */
  readonly value: string
}

/**
 * The `data` of an answer of goal seek: the value found (`valeur`) and the figure that it gives (`atteint`),
 * each in its own unit; `null` when none was found. Used by `goal-answer.tsx`.
 */
export interface Solved {
  readonly valeur: number | null
  readonly atteint: number | null
}
