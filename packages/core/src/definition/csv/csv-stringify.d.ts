/**
 * The part of csv-stringify that `csv.ts` uses, in its form for every place where JavaScript runs. Its own types
 * name Node’s streams, and would let all of the core see Node.
 */
declare module 'csv-stringify/browser/esm/sync' {
  interface Options {
    /** Writes the names of the columns as the first line. */
    readonly header: true
    readonly columns: readonly string[]
    /** What separates cells. */
    readonly delimiter: string
    /** Ends lines by CRLF. */
    readonly record_delimiter: 'windows'
    /** Quotes a cell that holds any end of line, not only the one above. */
    readonly quote_record_delimiter: true
    /** Puts `'` before a text that a spreadsheet would compute. */
    readonly escape_formulas: true
    /** How values that are not texts are written. */
    readonly cast: {
      readonly number: (value: number) => string
      readonly boolean: (value: boolean) => string
    }
  }
  export function stringify(records: readonly (readonly unknown[])[], options: Options): string
}
