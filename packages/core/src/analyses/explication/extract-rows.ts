import type { StepValue } from '../../definition/explanation.ts'

/** The most rows of an extract: what a printed page has room for beside each other. */
const MOST_ROWS = 6

/** A table of more columns than this has fewer rows, for its formulas take the room. */
const MANY_COLUMNS = 20
/** The most rows of an extract of such a table. */
const ROWS_OF_MANY_COLUMNS = 4

/** A column that changes in more than this share of the rows says nothing of one of them. */
const OFTEN = 1 / 3

/**
 * The rows that say what happens in a table: the first, the last, and those where a column changes its sign, begins
 * or ends to exist, or leaves a value that it kept. Where there are more, those where most columns change. A short
 * table is given whole. Called by `explain-table.ts`.
 * @param columns each column by row, from 1.
 * @returns the rows, from 1, in order.
 * @example extractRows([[0, 0, 0, 5, 5, 5, 5, 5]].map(…), 8) // [1, 4, 8]
 */
export function extractRows(columns: readonly (readonly StepValue[])[], count: number): readonly number[] {
  const all = Array.from({ length: count }, (_, index) => index + 1)
  const most = columns.length > MANY_COLUMNS ? ROWS_OF_MANY_COLUMNS : MOST_ROWS
  if (count <= most) return all
  const changes = columns
    .map((column) => changesOf(column, count))
    .filter(({ size }) => size <= count * OFTEN)
  const score = (row: number) => changes.filter((rows) => rows.has(row)).length
  const changed = all
    .slice(1, -1)
    .filter((row) => score(row) > 0)
    .toSorted((a, b) => score(b) - score(a) || a - b)
    .slice(0, most - 2)
  return [1, ...changed, count].toSorted((a, b) => a - b)
}

/**
 * The rows from the second on where a column is not as in the row before: by its sign or, where it mostly stays,
 * its value.
 */
function changesOf(column: readonly StepValue[], count: number): ReadonlySet<number> {
  const rowsWhere = (differs: (value: StepValue, before: StepValue) => boolean) =>
    new Set(
      Array.from({ length: count - 1 }, (_, index) => index + 2).filter((row) =>
        differs(column[row] ?? null, column[row - 1] ?? null),
      ),
    )
  const values = rowsWhere((value, before) => value !== before)
  return values.size <= count * OFTEN
    ? values
    : rowsWhere((value, before) => signOf(value) !== signOf(before))
}

const signOf = (value: StepValue): StepValue => (typeof value === 'number' ? Math.sign(value) : value)
