import type { StepValue } from '../../definition/explanation.ts'
import type { Replay } from '../explanation/compile-explanation.ts'
import type { CompiledFormula } from '../formula/frame.ts'

/**
 * How many rows a replayed table has, its cells by column and row, and formulas at a row: rows count from 1, 0 being the
 * start. A cell that does not exist is `null`. Used by `cell-digits.ts`, `explain-table.ts`, `row-choice.ts`,
 * `table-focus.ts`, `write-calculation.ts` and `write-column.ts`.
 */
export function tableValues(id: string, { names, frame }: Replay) {
  const table = names.tableOf(id)
  const values = table && frame.tables[table.index]
  return {
    count: values?.count ?? 0,
    valueAt: (column: string, row: number): StepValue => {
      const index = table?.columnOf(column)
      return index === undefined ? null : (values?.columns[index]?.[row] ?? null)
    },
    /** Evaluates a formula in a row. */
    resultAt: (row: number, compiled: CompiledFormula): StepValue => {
      if (values) values.row = row
      const result = compiled(frame)
      if (values) values.row = 0 // as after a replay
      return result
    },
  }
}
