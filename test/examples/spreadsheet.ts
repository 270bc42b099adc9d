/** The question that every file for spreadsheets asks, and tables read back as numbers. */
import { join } from 'node:path'
import { simulate } from '@denier/core'
import { parse } from 'csv-parse/sync'
import { root } from '../support/lock.ts'

export const folder = join(root, 'examples/spreadsheet')
export const question = { capital: 10_000, mensuel: 300, taux: 7, duree: 20 }
/** Excel reads UTF-8 only behind a byte order mark. */
export const MARK = '\uFEFF'

export async function expectedAnswer() {
  const reply = await simulate('interets-composes', question)
  if (reply.errors) throw new Error(JSON.stringify(reply.errors))
  return reply.data
}

export const rowsOf = (text: string, delimiter: string): Record<string, string>[] =>
  parse(text, { columns: true, bom: true, delimiter })

export const numbersIn = (row: object | undefined, decimal = '.'): object =>
  Object.fromEntries(
    Object.entries(row ?? {}).map(([name, cell]) => [name, Number(String(cell).replace(decimal, '.'))]),
  )
