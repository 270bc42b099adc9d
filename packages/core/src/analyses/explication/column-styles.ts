import type { ExplanationStep, StepValue } from '../../definition/explanation.ts'
import type { Field } from '../../definition/field.ts'
import type { ReplayedValues } from '../explanation/expand-sums.ts'
import type { CompiledFormula } from '../formula/frame.ts'
import type { Described } from './described.ts'

/**
 * How a calculation is written, besides the values of its names. Used by `write-calculation.ts` and
 * `write-column.ts`.
 */
export interface CalculationOptions {
  /**
   * The label and kind of a name where they differ from those in other formulas, as of a column within its
   * table.
   */
  readonly described?: (name: string) => Described | undefined
  /** The decimals of the cells that sums write, by column: `annees.solde`. */
  readonly cells?: ReadonlyMap<string, number>
  /** Fields whose choices the formula writes, besides those of its names. */
  readonly fields?: readonly Field[]
  /** Evaluates a part of the formula, where names are not those of steps. */
  readonly evaluate?: (text: string) => StepValue
  /** Whether a name has one value, so that a sum may be written with its terms; every name has by default. */
  readonly hasValue?: ReplayedValues['hasValue']
}

/** How the formula of a column is written in one language, which no question changes. Used by `write-column.ts`. */
export interface ColumnStyle {
  readonly options: CalculationOptions
  /** Whether every name in it is a column of its own table. */
  readonly readsOwnCells: boolean
  /** Whether a condition in it may be the same in every row. */
  readonly maySettle: boolean
  /** Its text with labels, where the text contains no value; made at its first use. */
  text?: string
}

/**
 * The styles of the columns of each table in one language, by step and by name, each made at its first use and kept
 * for the next questions. Used by `describe-names.ts`.
 */
export type ColumnStyles = Map<ExplanationStep, Map<string, ColumnStyle>>

/** A column of a table, by their names. Used by `cell-digits.ts`. */
export interface ColumnName {
  readonly table: string
  readonly column: string
}

/**
 * What no question changes of the claim of a column: that its formula prints its cells. Used by `cell-digits.ts` and
 * `describe-names.ts`.
 */
export interface ColumnPlan {
  readonly column: string
  /** The columns of its own table that its formula reads, each once. */
  readonly own: readonly ColumnName[]
  /** The columns of other tables that it reads. */
  readonly others: readonly ColumnName[]
  /** The values that it reads, with their places in the frame. */
  readonly values: readonly { readonly nom: string; readonly slot: number }[]
  readonly decimals: number
  readonly result: CompiledFormula
  readonly size: CompiledFormula
}
