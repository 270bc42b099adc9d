import type { Language } from '@denier/core'
import { toGrammar } from '@denier/prose'
import type { FormRow, Rowset } from './list-rows.ts'

/** Kinds of fields that are typed as a number, so that a table from elsewhere fills them. */
const NUMBERS: ReadonlySet<string> = new Set(['euros', 'calendarYear', 'count', 'percent'])

/**
 * Whether the rows of a list may be pasted from a table: they have several fields, each of them a number.
 * Used by `form/list-field.tsx`.
 */
export const canPasteRows = ({ row }: Rowset): boolean =>
  Object.keys(row).length > 1 && Object.values(row).every(({ kind }) => NUMBERS.has(kind))

/**
 * The rows of a pasted text, a line each: cells between tabs, semicolons or vertical bars, or else the first
 * word and the rest. Lines without a digit, such as titles, are left out. Numbers are read as people of the
 * language write them; what is no number is kept, and gets its fault in the form. Returns no row for a text
 * of one cell, which is pasted as usual. Used by `form/list-field.tsx`.
 * @example pastedRows(statement, '2023\t38 500,00 €\n2024\t39 800', 'fr') // [{ annee: '2023', montant: '38500.00' }, …]
 */
export function pastedRows({ row }: Rowset, text: string, language: Language): readonly FormRow[] {
  const fields = Object.entries(row)
  const rows = text
    .split(/\r\n|\r|\n/)
    .filter((line) => /\d/.test(line))
    .map((line) => cellsOf(line.trim(), fields.length))
  if (rows.length === 1 && rows[0]?.length === 1) return []
  return rows.map((cells) =>
    Object.fromEntries(
      fields.map(([name, field], index) => [name, toGrammar(field, cells[index] ?? '', language)]),
    ),
  )
}

/** The cells of a line; the last one has all that is left. */
function cellsOf(line: string, count: number): readonly string[] {
  const separator = /[\t;|]/.test(line) ? /\s*[\t;|]\s*/ : /\s+/
  const parts = line.split(separator).filter((part) => part !== '')
  const rest = parts.slice(count - 1).join(' ')
  return [...parts.slice(0, count - 1), ...(rest === '' ? [] : [rest])]
}
