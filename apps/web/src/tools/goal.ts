import type { Numeric } from './figures.ts'

/** What goal seek was asked, for the words of its answer. */
export interface Goal {
  readonly target: Numeric
  readonly unknown: Numeric
  /** In the grammar of the service. */
  readonly value: string
}

/** What it answers, under `data`. */
export interface Solved {
  readonly valeur: number | null
  readonly atteint: number | null
}
