import type { StepValue } from '../../definition/explanation.ts'
import type { Replay } from '../explanation/compile-explanation.ts'

/**
 * How many rows a replayed table has, and its cells by column and row: rows count from 1, 0 being the start.
 * A cell that does not exist is `null`. Used by `cell-digits.ts`, `explain-table.ts`, `row-choice.ts`,
 * `write-calculation.ts` and `write-column.ts`.
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
  }
}
