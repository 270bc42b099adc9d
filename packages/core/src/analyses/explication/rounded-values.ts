import type { StepValue } from '../../definition/explanation.ts'
import type { Replay } from '../explanation/compile-explanation.ts'
import { keep } from '../explanation/keep.ts'
import { roundedValue } from '../explanation/typed-operands.ts'
import type { FrameTable, TableScope } from '../formula/frame.ts'

/** A column whose cells are rounded as formulas read them: a formula may read one row in hundreds. */
interface ColumnToFill {
  readonly cells: StepValue[]
  /** Rounds a cell and keeps it. */
  readonly make: (row: number) => StepValue
}

/** A column of a table, with the decimals to which its cells are rounded. */
interface RoundedColumn {
  readonly table: string
  readonly column: string
  readonly decimals: number
}

/**
 * The name of a step, and the value that a reader types for it in place of its own. Used by `cell-digits.ts`.
 */
export interface TypedValue {
  readonly nom: string
  /** The value typed. */
  readonly lu: StepValue
}

/**
 * Evaluates formulas of a replay with the values that a reader sees: columns rounded, steps as they are
 * typed. Every value is restored afterwards. Used by `compile-explication.ts` and `entry-context.ts`.
 */
export class RoundedValues {
  readonly #replay: Replay
  /** Columns that were rounded: by their values, then by decimals. */
  readonly #columns = new Map<readonly StepValue[], ColumnToFill[]>()

  constructor(replay: Replay) {
    this.#replay = replay
  }

  /**
   * Runs `read` while the frame has these columns rounded and these steps as typed. Returns its result. Each is named
   * once, and exists.
   */
  during<T>(columns: readonly RoundedColumn[], typed: readonly TypedValue[], read: () => T): T {
    const { names, frame } = this.#replay
    const { slots } = frame
    // the usual case has no rounded column, and some calls have no typed step either
    if (columns.length + typed.length === 0) return read()
    const places = columns.map(({ table, column, decimals }) => {
      const scope = names.tableOf(table) as TableScope
      const { columns, makers } = frame.tables[scope.index] as FrameTable
      const index = scope.columnOf(column) as number
      const exact = columns[index] as StepValue[]
      const { cells, make } = this.#rounded(exact, decimals)
      columns[index] = cells
      makers[index] = make
      return { columns, makers, index, exact }
    })
    const values = typed.map(({ nom, lu }) => {
      const slot = names.slotOf(nom) as number
      const exact = slots[slot] ?? null
      slots[slot] = lu
      return { slot, exact }
    })
    try {
      return read()
    } finally {
      for (const { slot, exact } of values) slots[slot] = exact
      for (const { columns, makers, index, exact } of places) {
        columns[index] = exact
        makers[index] = undefined
      }
    }
  }

  #rounded(exact: readonly StepValue[], decimals: number): ColumnToFill {
    const known = keep(this.#columns, exact, (): ColumnToFill[] => [])
    known[decimals] ??= columnToFill(exact, decimals)
    return known[decimals]
  }
}

/** As a table prints its cells: all of a column with the same decimals. */
function columnToFill(exact: readonly StepValue[], decimals: number): ColumnToFill {
  const cells: StepValue[] = []
  const make = (row: number): StepValue => {
    const cell = roundedValue(exact[row] ?? null, decimals)
    cells[row] = cell
    return cell
  }
  return { cells, make }
}
