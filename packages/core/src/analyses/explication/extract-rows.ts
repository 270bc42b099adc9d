import type { StepValue } from '../../definition/explanation.ts'

/** The most rows of an extract: as many as a printed page holds side by side. */
const MOST_ROWS = 6

/** The extract of a table with more columns than this has fewer rows, since its formulas take the room. */
const MANY_COLUMNS = 20
/** The most rows of an extract of such a table. */
const ROWS_OF_MANY_COLUMNS = 4

/** The changes of a column that changes in more than this share of the rows do not count. */
const OFTEN = 1 / 3

/** The weight of a change of a column that other steps read; that of any other column has the weight 1. */
const READ_WEIGHT = 2

/** A column of a table. */
interface ExtractColumn {
  /** The values by row; index 0 is the start of the table, not a row. */
  readonly values: readonly StepValue[]
  /** Whether the steps shown read it. */
  readonly isRead: boolean
}

/**
 * The rows that show what happens in a table: the first, the last, those that formulas single out, and those
 * where a column changes its sign, its first or last value, or a value that it kept. Where there are too
 * many, those where most columns change are kept. A short table is given whole. Called by `explain-table.ts`.
 * @param wanted the rows that formulas single out, the most wanted first.
 * @returns the rows, from 1, in order.
 * @example extractRows([{ values: [0, 0, 0, 5, 5, 5, 5, 5], … }], 8, []) // [1, 4, 8]
 */
export function extractRows(
  columns: readonly ExtractColumn[],
  count: number,
  wanted: readonly number[],
): readonly number[] {
  const all = Array.from({ length: count }, (_, index) => index + 1)
  const most = columns.length > MANY_COLUMNS ? ROWS_OF_MANY_COLUMNS : MOST_ROWS
  if (count <= most) return all
  const changes = columns
    .map(({ values, isRead }) => ({ rows: changesOf(values, count), weight: isRead ? READ_WEIGHT : 1 }))
    .filter(({ rows }) => rows.size <= count * OFTEN)
  const score = (row: number) =>
    changes.reduce((sum, { rows, weight }) => sum + (rows.has(row) ? weight : 0), 0)
  const changed = all
    .filter((row) => score(row) > 0)
    .map((row) => ({ row, score: score(row) }))
    .toSorted((a, b) => b.score - a.score || a.row - b.row)
    .map(({ row }) => row)
  const between = [...new Set([...wanted, ...changed])].filter((row) => row > 1 && row < count)
  return [1, ...between.slice(0, most - 2), count].toSorted((a, b) => a - b)
}

/**
 * The rows from the second on where a column is not as in the row before: by its sign or, where it mostly stays, its
 * value. After a value of one row alone, such as a loss in one year, the return to the value before is no change.
 */
function changesOf(column: readonly StepValue[], count: number): ReadonlySet<number> {
  const rowsWhere = (keyOf: (value: StepValue) => StepValue) => {
    const at = (row: number) => keyOf(column[row] ?? null)
    const isReturn = (row: number) => row > 2 && at(row) === at(row - 2)
    const found = new Set<number>()
    for (let row = 2; row <= count; row++)
      if (at(row) !== at(row - 1) && !(isReturn(row) && found.has(row - 1))) found.add(row)
    return found
  }
  const values = rowsWhere(withoutNoise)
  return values.size <= count * OFTEN ? values : rowsWhere(signOf)
}

/** Without the noise of doubles, such as 1e-13 where cents cancel: six decimals. */
const withoutNoise = (value: StepValue): StepValue =>
  typeof value === 'number' ? Math.round(value * NOISE) / NOISE + 0 : value // + 0: no -0
const NOISE = 1e6

/** The sign of a number; any other value unchanged. */
function signOf(value: StepValue): StepValue {
  const plain = withoutNoise(value)
  return typeof plain === 'number' ? Math.sign(plain) : plain
}
