/** The question that every file for spreadsheets asks, and tables read back as numbers. */
import { join } from 'node:path'
import { simulate } from '@denier/core'
import { parse } from 'csv-parse/sync'
import { root } from '../support/lock.ts'

/** The folder of the files. Used by `spreadsheet.test.ts` and `to-csv.full.test.ts`. */
export const folder = join(root, 'examples/spreadsheet')
/** The question, to `interets-composes`. Used by `to-csv.full.test.ts`. */
export const question = { capital: 10_000, mensuel: 300, taux: 7, duree: 20 }
/**
 * The byte order mark, without which Excel does not read UTF-8. Used by `spreadsheet.test.ts` and
 * `to-csv.full.test.ts`.
 */
export const MARK = '\uFEFF'

/** The data of the library's answer. Used by `spreadsheet.test.ts` and `to-csv.full.test.ts`. */
export async function expectedAnswer() {
  const reply = await simulate('interets-composes', question)
  if (reply.errors) throw new Error(JSON.stringify(reply.errors))
  return reply.data
}

/** The rows of a CSV, by column. Used by `spreadsheet.test.ts` and `to-csv.full.test.ts`. */
export const rowsOf = (text: string, delimiter: string): Record<string, string>[] =>
  parse(text, { columns: true, bom: true, delimiter })

/** The cells of a row as numbers. Used by `spreadsheet.test.ts` and `to-csv.full.test.ts`.
 * @param decimal the mark before decimals.
 */
export const numbersIn = (row: object | undefined, decimal = '.'): object =>
  Object.fromEntries(
    Object.entries(row ?? {}).map(([name, cell]) => [name, Number(String(cell).replace(decimal, '.'))]),
  )
