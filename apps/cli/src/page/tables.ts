import { type Field, kinds, type Language, type ResultColumn, type ResultTable } from '@denier/core'
import { formatBrief, formatColumn, isAmount } from '@denier/prose'
import { rowsLeft, tableLeft } from '../messages.ts'
import { type TextColumn, tableLines } from '../terminal/table.ts'
import { paragraph } from '../terminal/text.ts'
import type { Heading } from './figures.ts'
import type { Sheet } from './sheet.ts'

/** A longer table is shortened to its first and last rows. */
const MOST_ROWS = 60
/** How many rows are shown at each end of it. */
const END_ROWS = 12
/** A table other than the main one with more rows is not shown, only named. */
const SMALL = 12

/**
 * For `render-page.ts`: the main table, the short ones, and a note with the headings of those that are not shown.
 * @param main the path of the main table.
 */
export function tablesLines(
  tables: readonly ResultTable[],
  main: string,
  heading: Heading,
  sheet: Sheet,
): string[][] {
  const isMain = ({ path }: ResultTable) => path === main
  // a table inside a group has a dot in its path: it is a detail
  const isShown = (table: ResultTable) =>
    sheet.all || isMain(table) || (table.rows.length <= SMALL && !table.path.includes('.'))
  const shown = tables.filter((table) => isShown(table) && table.rows.length > 0)
  const left = tables.filter((table) => !isShown(table)).map(({ path }) => heading(path))
  const blocks = [...shown]
    .sort((a, b) => Number(isMain(b)) - Number(isMain(a)))
    .map((table) =>
      tableBlock(table, shown.length > 1 ? [sheet.paint('bold', heading(table.path))] : [], sheet),
    )
  const note =
    left.length > 0 ? [paragraph(tableLeft(left, sheet.language), sheet.width).map(dim(sheet))] : []
  return [...blocks, ...note]
}

const dim =
  ({ paint }: Sheet) =>
  (line: string): string =>
    paint('dim', line)

/** The lines of one table, shortened in its middle when it is long. @param head the lines before it. */
function tableBlock({ columns: all, rows }: ResultTable, head: readonly string[], sheet: Sheet): string[] {
  const { width, paint, language } = sheet
  const isLong = !sheet.all && rows.length > MOST_ROWS
  const bold = (text: string) => paint('bold', text)
  const columns = all.filter((column, at) => at === 0 || !isBlank(column, rows))
  const columnsOf = (part: ResultTable['rows']) => columns.map((column) => textColumn(column, part, language))
  if (!isLong) return [...head, ...tableLines(columnsOf(rows), width, bold)]
  const ends = [...rows.slice(0, END_ROWS), ...rows.slice(-END_ROWS)]
  const missing = rowsLeft(rows.length - ends.length, language)
  return [...head, ...tableLines(columnsOf(ends), width, bold), dim(sheet)(missing)]
}

/** Whether a column has no value in any row, such as ages when no age was given. */
const isBlank = ({ read }: ResultColumn, rows: ResultTable['rows']): boolean =>
  rows.every((row) => (read(row) ?? null) === null)

function textColumn(
  { field, read }: ResultColumn,
  rows: ResultTable['rows'],
  language: Language,
): TextColumn {
  const head = field.label[language]
  const values = rows.map(read)
  const cells = formatColumn(field, values, language)
  const short = isAmount(field) ? values.map((value) => wholeEuros(field, value, language)) : undefined
  const sign = signOf(field, language)
  return {
    head,
    cells,
    ...(short && { short }),
    ...(sign !== '' && {
      bare: { head: `${head} (${sign})`, cells: (short ?? cells).map((cell) => cell.replace(SIGNS, '')) },
    }),
    isText: kinds[field.kind].json === 'string' && field.kind !== 'isoDate' && field.kind !== 'civilDate',
  }
}

/** A figure without cents, for a table that is too wide. */
const wholeEuros = (field: Field, value: unknown, language: Language): string =>
  formatBrief(field, typeof value === 'number' ? Math.round(value) : value, language)

/**
 * The unit of an amount or a percent, and the period after it: `€`, `€/mois`, `%`, `/an`. Without a class of Unicode,
 * which takes some milliseconds to compile.
 */
const SIGNS = /\u00a0?(?:€(?:\/[a-z]+)?|%)|(?<=\d)\/[a-z]+$/g

/** The unit of an amount or a percent as the head of a column has it; empty for other kinds. */
function signOf({ kind }: Field, language: Language): string {
  const { unit = '' } = kinds[kind]
  if (unit.startsWith('%')) return '%'
  if (unit === 'EUR/month') return language === 'fr' ? '€/mois' : '€/month'
  return unit === 'EUR' ? '€' : ''
}
