import { stringify } from 'csv-stringify/browser/esm/sync'
import type { Contract } from '../contract.ts'
import { isRows } from '../shape.ts'
import { type Column, columnsOf } from './columns.ts'

/**
 * The separators of cells and decimals: international, or as French spreadsheets expect. Exported by
 * `@denier/core`: `json-or-csv.ts` of `apps/api` reads it from the query.
 */
export type Separator = 'virgule' | 'point-virgule'

interface Dialect {
  readonly delimiter: string
  readonly number: (value: number) => string
  /** The byte order mark, without which spreadsheets misread accents. */
  readonly mark: string
}

/** As JSON writes it. */
const plain = (value: number): string => JSON.stringify(value)

const DIALECTS: Readonly<Record<Separator, Dialect>> = {
  virgule: { delimiter: ',', number: plain, mark: '' },
  'point-virgule': {
    delimiter: ';',
    number: (value) => plain(value).replace('.', ','),
    mark: '\uFEFF',
  },
}

/**
 * The main table of an answer as CSV (RFC 4180): its first row holds the names on the wire. A `null` is an empty
 * cell. A text that a spreadsheet would take for a formula has a `'` before it; a number never. The API and the
 * command call it.
 *
 * @throws Error when the contract names a table that its result has not.
 * @example csvOf(cagr.contract, answer.data, { separator: 'virgule' }) // 'annee,valeur\r\n1,11213.53\r\n…'
 */
export function csvOf(
  { name, result, table }: Pick<Contract, 'name' | 'result' | 'table'>,
  data: Readonly<Record<string, unknown>>,
  { separator = 'virgule' }: { readonly separator?: Separator } = {},
): string {
  const member = result[table]
  const rows = data[table]
  if (!member || !isRows(member) || !Array.isArray(rows)) throw new Error(`${name} has no table ${table}`)
  const columns = columnsOf(member.rows)
  const { delimiter, number, mark } = DIALECTS[separator]
  const cells = rows.map((row: unknown) => columns.map(({ cell }: Column) => cell(row)))
  return (
    mark +
    stringify(cells, {
      header: true,
      columns: columns.map(({ name }) => name),
      delimiter,
      record_delimiter: 'windows',
      quote_record_delimiter: true,
      escape_formulas: true,
      cast: { number, boolean: String },
    })
  )
}
