import type { StepValue } from '../../definition/explanation.ts'
import type { Replay } from '../explanation/compile-explanation.ts'

/**
 * The rows of a replayed table, 0 being its start; for each part of an explication that reads cells. Used by
 * `cell-digits.ts`, `explain-table.ts`, `row-choice.ts`, `write-calculation.ts` and `write-column.ts`.
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
