import type { KindName } from '../../units/kinds.ts'
import type { Text } from '../../units/text.ts'
import type { Lattice } from './lattice.ts'

/** What the numbers of a question are. */
export interface Subject {
  readonly lattice: Lattice
  readonly unknown: KindName
  readonly figure: KindName
  /** What people call the parameter looked for, and the figure aimed at. */
  readonly names: { readonly unknown: Text; readonly figure: Text }
  /** The target as it was asked. */
  readonly asked: number
  /** The target looked for, rounded as the figure is. */
  readonly target: number
}
