import type { Language } from '@denier/core'
import { cellCalculations, differingNumbers, formatTableCell, type NoteTable } from '@denier/note'
import { colon, typeset } from '@denier/prose'
import type { View } from '../model/view.ts'
import { messages } from './note-messages.ts'
import type { Lang, NoteProps } from './note-props.ts'
import { referencesOf } from './note-steps.tsx'

/** The tables of the calculation, each turned over, with the rows of its extract. Part of `note.tsx`. */
export function Tables({ note: { tables }, language }: NoteProps): View | null {
  const text = messages[language]
  const shown = tables.filter(({ nombre }) => nombre > 0)
  if (shown.length === 0) return null
  return (
    <section>
      <h2>{text.tables}</h2>
      <p class="note-small">{text.tablesHelp}</p>
      {shown.map((table, index) => (
        <Table key={table.id} table={table} before={shown.slice(0, index)} language={language} />
      ))}
    </section>
  )
}

/** The most rows of a table that only has data: one that is computed comes in extracts. */
const MOST_ROWS = 6

/** A longer name of rows, in characters, would be wider than their values. */
const SHORT_NAME = 8

interface TableProps extends Lang {
  readonly table: NoteTable
  /** The tables above it. */
  readonly before: readonly NoteTable[]
}

/** A table turned over: a line for each column, with its calculation, and a column for each row of the extract. */
function Table({ table, before, language }: TableProps): View {
  const text = messages[language]
  const rows =
    table.lignes.length > MOST_ROWS
      ? [...table.lignes.slice(0, MOST_ROWS - 1), ...table.lignes.slice(-1)]
      : table.lignes
  // a column that counts rows is their name
  const rank = table.colonnes.find(
    ({ nom }) => rows.length > 0 && rows.every(({ rang, valeurs }) => valeurs[nom] === rang),
  )
  const starts = new Map(table.depart.map(({ nom, valeur }) => [nom, valeur]))
  const origins = [...new Set(table.colonnes.flatMap(({ origine }) => origine ?? []))]
  const rowName = rank && rank.libelle.length <= SHORT_NAME ? typeset(rank.libelle) : text.row
  const id = `note-${table.id}`
  return (
    <div class="note-scroll" role="region" tabIndex={0} aria-labelledby={id}>
      <table class="note-table">
        <caption id={id}>
          {`${typeset(table.libelle)} (${text.rows(table.nombre)})`}
          {table.references.length > 0 && ` ${referencesOf(table.references)}`}
          {origins.length > 0 && (
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
                    <small>{typeset(written + startText)}</small>
                    {cellCalculations(column, language).map((one) => (
                      <small key={one.label}>{typeset(`${one.label}${colon(language)}${one.text}`)}</small>
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
      {table.empty.length > 0 && (
        <p class="note-small">{`${text.emptyColumns}${colon(language)}${typeset(table.empty.map(({ libelle }) => libelle).join(' ; '))}.`}</p>
      )}
    </div>
  )
}

/** A shorter calculation has no need to be said by another. */
const LONG_CALCULATION = 60

/** Where a column above of the same name is computed alike: which numbers take the place of others, if any. */
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
