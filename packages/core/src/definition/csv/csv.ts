import { dsvFormat } from 'd3-dsv'
import type { Contract } from '../contract.ts'
import { isRows, type Shape } from '../shape.ts'
import { type Column, columnsOf } from './columns.ts'

/**
 * The separators of cells and decimals: `virgule`, a comma and a point, or `point-virgule`, a semicolon and a
 * comma, as French spreadsheets expect. Exported by `@denier/core`: `json-or-csv.ts` of `apps/api` reads it
 * from the query.
 */
export type Separator = 'virgule' | 'point-virgule'

interface Dialect {
  /** A row of cells, quoted where they must be. */
  readonly line: (cells: readonly string[]) => string
  readonly number: (value: number) => string
  /** The byte order mark, without which spreadsheets misread accents. */
  readonly mark: string
}

/** A number as JSON writes it. */
const plain = (value: number): string => JSON.stringify(value)

const lineOf = (separator: string) => (cells: readonly string[]) =>
  `${dsvFormat(separator).formatRow([...cells])}\r\n`

const DIALECTS: Readonly<Record<Separator, Dialect>> = {
  virgule: { line: lineOf(','), number: plain, mark: '' },
  'point-virgule': {
    line: lineOf(';'),
    number: (value) => plain(value).replace('.', ','),
    mark: '\uFEFF',
  },
}

/** What a spreadsheet would take for the start of a formula, in the letters of full width too. */
const FORMULA = /^[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/

/**
 * The main table of an answer as CSV (RFC 4180), or the first of its tables that has rows where the main one
 * has none. The first line holds the names on the wire. A `null` is an empty cell. A text that a spreadsheet
 * would take for a formula has a `'` before it; a number never.
 *
 * Exported by `@denier/core/csv`; used by `answer/json-or-csv.ts` of `@denier/api`, and by
 * `commands/run-simulator.ts` of `@denier/cli`.
 * @param data `data` of an answer, rounded.
 * @throws Error when the main table that the contract names is not a table of its result, or not in the
 * answer.
 * @example csvOf(cagr.contract, answer.data, { separator: 'virgule' }) // 'annee,valeur\r\n1,11213.53\r\n…'
 */
export function csvOf(
  { name, result, table }: Pick<Contract, 'name' | 'result' | 'table'>,
  data: Readonly<Record<string, unknown>>,
  { separator = 'virgule' }: { readonly separator?: Separator } = {},
): string {
  const main = tableAt(result, data, table)
  if (!main) throw new Error(`${name} has no table ${table}`)
  const tables = [main, ...Object.keys(result).flatMap((one) => tableAt(result, data, one) ?? [])]
  const { columns: shape, rows } = tables.find((one) => one.rows.length > 0) ?? main
  const columns = columnsOf(shape)
  const { line, number, mark } = DIALECTS[separator]
  const textOf = (value: unknown): string =>
    typeof value === 'number'
      ? number(value)
      : typeof value === 'string'
        ? value.replace(FORMULA, "'$&")
        : String(value ?? '')
  const cells = rows.map((row: unknown) => columns.map(({ cell }: Column) => textOf(cell(row))))
  return mark + [columns.map(({ name }) => name), ...cells].map(line).join('')
}

/** A table of a result, with its rows in an answer; `undefined` for what is no table there. */
function tableAt(result: Shape, data: Readonly<Record<string, unknown>>, name: string) {
  const member = result[name]
  const rows: unknown = data[name]
  return member && isRows(member) && Array.isArray(rows)
    ? { columns: member.rows, rows: rows as readonly unknown[] }
    : undefined
}
