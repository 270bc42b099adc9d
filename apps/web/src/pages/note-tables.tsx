import type { Language } from '@denier/core'
import {
  cellCalculations,
  differingNumbers,
  extractText,
  formatTableCell,
  type NoteTable,
} from '@denier/note'
import { colon, typeset } from '@denier/prose'
import type { View } from '../model/view.ts'
import { messages } from './note-messages.ts'
import type { Lang, NoteProps } from './note-props.ts'
import { referencesOf } from './note-steps.tsx'

/**
 * The tables of the calculation, with all their rows or an extract. Each is transposed: a row for each of its
 * columns. Null where none has rows. Part of `note.tsx`.
 */
export function Tables({ note: { tables }, language }: NoteProps): View | null {
  const text = messages[language]
  const shown = tables.filter(({ nombre }) => nombre > 0)
  if (shown.length === 0) return null
  return (
    <section>
      <h2>{text.tables}</h2>
      <p class="note-small">{text.tablesHelp}</p>
      {shown.map((table, index) =>
        groupsOf(rowsShown(table)).map((rows, group) => (
          <Table
            key={`${table.id}${group}`}
            table={table}
            rows={rows}
            isContinued={group > 0}
            before={shown.slice(0, index)}
            language={language}
          />
        )),
      )}
    </section>
  )
}

/** The most rows beside each other: those of A4. */
const SIDE_BY_SIDE = 6
/** The most rows of a table that only has data: one that is computed comes whole, or in extracts. */
const MOST_ROWS = 12

type Rows = NoteTable['lignes']

/** All the rows of a table; the first and the last where there are too many. */
const rowsShown = ({ lignes }: NoteTable): Rows =>
  lignes.length > MOST_ROWS ? [...lignes.slice(0, SIDE_BY_SIDE - 1), ...lignes.slice(-1)] : lignes

/** Rows by as many as stand beside each other; a table without rows has one group of none. */
const groupsOf = (rows: Rows): readonly Rows[] =>
  rows.length === 0
    ? [rows]
    : Array.from({ length: Math.ceil(rows.length / SIDE_BY_SIDE) }, (_, group) =>
        rows.slice(group * SIDE_BY_SIDE, (group + 1) * SIDE_BY_SIDE),
      )

/** A longer name of rows, in characters, would be wider than their values. */
const SHORT_NAME = 8

interface TableProps extends Lang {
  readonly table: NoteTable
  readonly rows: Rows
  /** Whether rows of the same table stand above: the calculations stand there. */
  readonly isContinued: boolean
  /** The tables above it. */
  readonly before: readonly NoteTable[]
}

/**
 * A table turned over: a line for each column, with its calculation, and a column for each row of the
 * extract.
 */
function Table({ table, rows, isContinued, before, language }: TableProps): View {
  const text = messages[language]
  // a column that holds the number of each row gives the rows their name
  const rank = table.colonnes.find(
    ({ nom }) => rows.length > 0 && rows.every(({ rang, valeurs }) => valeurs[nom] === rang),
  )
  const starts = new Map(table.depart.map(({ nom, valeur }) => [nom, valeur]))
  const origins = [...new Set(table.colonnes.flatMap(({ origine }) => origine ?? []))]
  const rowName = rank && rank.libelle.length <= SHORT_NAME ? typeset(rank.libelle) : text.row
  const id = `note-${table.id}${isContinued ? `-${rows[0]?.rang}` : ''}`
  return (
    <div class="note-scroll" role="region" tabIndex={0} aria-labelledby={id}>
      <table class="note-table">
        <caption id={id}>
          {`${typeset(table.libelle)} (${countText(table, rows, isContinued, language)})`}
          {!isContinued && table.references.length > 0 && ` ${referencesOf(table.references)}`}
          {!isContinued && origins.length > 0 && (
            <small>{`${text.origins}${colon(language)}${typeset(origins.join(' '))}`}</small>
          )}
        </caption>
        <thead>
          <tr>
            <th scope="col">{text.column}</th>
            {rows.map(({ rang }) => (
              <th key={rang} scope="col" class="note-number">
                {`${rowName} ${rang}`}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.colonnes
            .filter((column) => column !== rank)
            .map((column) => {
              const start = starts.get(column.nom)
              const { calcul, origine } = column
              const hasStart = start !== undefined && start !== 0 && start !== null
              const written =
                calcul === null
                  ? text[origine === undefined ? 'none' : 'observed']
                  : `= ${sameAs([...before, table], column, language) ?? calcul}`
              const startText = hasStart
                ? ` (${text.start}${colon(language)}${formatTableCell(start, column, language)})`
                : ''
              return (
                <tr key={column.nom}>
                  <th scope="row">
                    {`${typeset(column.libelle)} `}
                    {!isContinued && <small>{typeset(written + startText)}</small>}
                    {!isContinued &&
                      cellCalculations(column, language).map((one) => (
                        <small key={one.label}>{typeset(` ${one.label}${colon(language)}${one.text}`)}</small>
                      ))}
                  </th>
                  {rows.map(({ rang, valeurs }) => (
                    <td
                      key={rang}
                      class={typeof valeurs[column.nom] === 'string' ? 'note-word' : 'note-number'}
                    >
                      {cellText(table, column, valeurs[column.nom] ?? null, language)}
                    </td>
                  ))}
                </tr>
              )
            })}
        </tbody>
      </table>
      {!isContinued && table.empty.length > 0 && (
        <p class="note-small">{`${text.emptyColumns}${colon(language)}${typeset(table.empty.map(({ libelle }) => libelle).join(' ; '))}.`}</p>
      )}
    </div>
  )
}

/** How many rows a table has and, where not all of them stand here, which do. */
function countText(table: NoteTable, rows: Rows, isContinued: boolean, language: Language): string {
  const text = messages[language]
  if (rows.length === 0 || rows.length === table.nombre) return text.rows(table.nombre)
  return `${isContinued ? `${text.next}, ` : ''}${extractText(rows, table.nombre, language)}`
}

/** A shorter calculation has no need to be said by another. */
const LONG_CALCULATION = 60

/**
 * Where a column above of the same name is computed alike: which numbers take the place of others, if any.
 */
function sameAs(
  tables: readonly NoteTable[],
  column: NoteTable['colonnes'][number],
  language: Language,
): string | undefined {
  const { libelle, calcul } = column
  if (calcul === null || calcul.length < LONG_CALCULATION) return undefined
  const columns = tables.flatMap(({ colonnes }) => colonnes)
  const above = columns
    .slice(0, columns.indexOf(column))
    .findLast((one) => one.libelle === libelle && one.calcul !== null)
  // a number within a label, such as « valeur de 1 € », is none of the calculation
  const labels = columns.map((one) => one.libelle).toSorted((a, b) => b.length - a.length)
  const bare = (text: string) => labels.reduce((rest, label) => rest.replaceAll(label, 'x'), text)
  const numbers = above?.calcul ? differingNumbers(bare(above.calcul), bare(calcul)) : undefined
  return numbers && messages[language].same(numbers)
}

/** A cell; the word of a choice by its label. */
function cellText(
  { words }: NoteTable,
  column: NoteTable['colonnes'][number],
  value: string | number | boolean | null,
  language: Language,
): string {
  const word = typeof value === 'string' ? words[column.nom]?.[value] : undefined
  return word === undefined ? formatTableCell(value, column, language) : typeset(word)
}
