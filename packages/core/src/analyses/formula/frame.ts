import type { FormulaValue } from './syntax.ts'

/**
 * Where the names of a formula find their values: the same for every evaluation of a compiled formula. Used by
 * `compile-formula.ts`, `explanation/compile-explanation.ts` and `explanation/names.ts`.
 */
export interface Scope {
  /** The slot of a value, or `undefined` where no value has the name. */
  slotOf(name: string): number | undefined
  /** A table, or `undefined` where none has the name. */
  tableOf(name: string): TableScope | undefined
  /** The table whose own columns are being computed: its columns are read by their bare names. */
  readonly ownTable?: TableScope
}

/** Where formulas find the columns of a table. Used by `explanation/names.ts`. */
export interface TableScope {
  /** The place of the table in `Frame.tables`. */
  readonly index: number
  /** The place of a column, or `undefined` where none has the name. */
  columnOf(name: string): number | undefined
}

/**
 * The values that formulas read. Used by `table-functions.ts`, `explanation/compile-explanation.ts` and
 * `explanation/names.ts`.
 */
export interface Frame {
  /** The values, by the slots that `Scope.slotOf` gives. */
  readonly slots: FormulaValue[]
  /** The tables, by their index. */
  readonly tables: FrameTable[]
}

/**
 * The values of a table, as they are computed row by row. Used by `compile-formula.ts`, `table-functions.ts`,
 * `explanation/names.ts` and `explication/rounded-values.ts`.
 */
export interface FrameTable {
  /** How many rows there are: 1 to `count`; row 0 holds the values at the start. */
  count: number
  /** By column, then by row from 0. */
  readonly columns: FormulaValue[][]
  /** By column, a function that makes a cell that is missing, where its cells are made as they are read. */
  readonly makers: (((row: number) => FormulaValue) | undefined)[]
  /** The row that formulas read now. */
  row: number
}

/**
 * A formula compiled to closures: its text is neither parsed again nor executed as JavaScript. Used by
 * `explanation/compile-explanation.ts`, `compile-formula.ts` and `table-functions.ts`.
 */
export type CompiledFormula = (frame: Frame) => FormulaValue
