import type { BatchFigure } from '../batch-figures.ts'

/** A row of an output whose columns are typed: a value a column, `null` where there is none. */
export type TableRow = readonly unknown[]

/**
 * A row for a Parquet output: its number where `--numeroter` asks for it, the columns of the input, the figures, and
 * the errors as one text. `written-columns.ts` gives their types. Used by `csv-chunk.ts`, `ndjson-chunk.ts` and
 * `table-chunk.ts`.
 * @param row its number. @param values the figures; `undefined` for a row that is refused.
 */
export const tableRow = (
  { isNumbered }: { readonly isNumbered: boolean },
  figures: readonly BatchFigure[],
  {
    row,
    kept,
    values,
    messages,
  }: {
    readonly row: number
    readonly kept: readonly unknown[]
    readonly values: readonly unknown[] | undefined
    readonly messages: readonly string[]
  },
): TableRow => [
  ...(isNumbered ? [row] : []),
  ...kept,
  ...(values ?? figures.map(() => null)),
  messages.length > 0 ? messages.join('; ') : null,
]
