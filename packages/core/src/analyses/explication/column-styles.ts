import type { ExplanationStep, StepValue } from '../../definition/explanation.ts'
import type { Field } from '../../definition/field.ts'
import type { ReplayedValues } from '../explanation/expand-sums.ts'
import type { Described } from './describe-names.ts'

/** What a calculation is written with, besides its names. Used by `write-calculation.ts` and `write-column.ts`. */
export interface CalculationOptions {
  /** The label and kind of a name, where they are not those of other formulas: a column within its table. */
  readonly described?: (name: string) => Described | undefined
  /** The decimals of the cells of columns, where sums write them. */
  readonly cells?: ReadonlyMap<string, number>
  /** Fields whose choices the formula writes, besides those of its names. */
  readonly fields?: readonly Field[]
  /** Evaluates a part of the formula, where names are not those of steps. */
  readonly evaluate?: (text: string) => StepValue
  /** Whether a name has one value, for a sum that is written with those of its terms; every one has by default. */
  readonly hasValue?: ReplayedValues['hasValue']
}

/** How the formula of a column is written in one language, which no question changes. Used by `write-column.ts`. */
export interface ColumnStyle {
  readonly options: CalculationOptions
  /** Whether no name of it stands for another value than a cell of the row or of the row before. */
  readonly readsOwnCells: boolean
  /** Whether a condition in it may be the same in every row. */
  readonly maySettle: boolean
  /** Its text with labels, where that has no value in it; made at its first use. */
  text?: string
}

/**
 * The styles of the columns of each table in one language, by step and by name, each made at its first use and kept
 * for the next questions. Used by `compile-explication.ts` and `entry-context.ts`.
 */
export type ColumnStyles = Map<ExplanationStep, Map<string, ColumnStyle>>
