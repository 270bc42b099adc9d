import type { Replay } from '../explanation/compile-explanation.ts'
import type { NameDescriptions } from './describe-names.ts'
import type { Described } from './described.ts'
import type { FormulaReader } from './formula-reader.ts'
import type { RoundedValues } from './rounded-values.ts'

/**
 * The data and functions from which the steps, tables and values of one answer are written.
 * `compile-explication.ts` makes it. Used by `cell-digits.ts`, `compile-explication.ts`, `explain-step.ts`,
 * `explain-table.ts` and others in `explication`.
 */
export interface EntryContext {
  readonly replay: Replay
  /** The labels and kinds of names, in the language of the answer. */
  readonly describe: NameDescriptions
  /** Parses a formula, once for each text. */
  readonly read: FormulaReader
  /** Reads formulas with the digits that a reader sees. */
  readonly rounded: RoundedValues
  /** The label and kind of a name in any formula, tables and their columns included. */
  readonly describedOf: (name: string) => Described
  /** Whether the digits of a name may be shortened: those of a step, not those that the question or the law gives. */
  readonly isComputed: (name: string) => boolean
  /** Whether a name is that of a value of law. */
  readonly isLaw: (name: string) => boolean
}
