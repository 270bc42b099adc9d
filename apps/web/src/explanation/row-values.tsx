import {
  type Contract,
  type ExplainedTable,
  type ExplicationAnswer,
  type Field,
  fieldsByPath,
  type Language,
} from '@denier/core'
import { formatNumber, typeset } from '@denier/prose'
import type { View } from '../model/view.ts'
import { lastAnalysis, useAnalysis } from '../tools/use-analysis.ts'
import { formatValue } from './format-value.ts'
import { messages } from './messages.ts'
import { Part } from './part.tsx'

interface TableProps {
  readonly table: ExplainedTable
  readonly contract: Contract
  readonly language: Language
}

/**
 * A table with the values of the user, turned: a column for each row. Of a long table the explanation has the
 * first row, the last and those where something changes. Called by `entry-view.tsx`.
 */
export function ExtractedRows({ table, contract, language }: TableProps): View | null {
  const rows = wholeRows(table)
  if (rows.length === 0) return null
  const title = messages[rows.length < table.nombre ? 'extract' : 'values'][language]
  return (
    <Part title={title}>
      <div class="why-scale why-rows" tabIndex={0} role="group" aria-label={title}>
        <table>
          <thead>
            <tr>
              <th scope="col">{messages.column[language]}</th>
              {rows.map(({ rang }) => (
                <th key={rang} scope="col">
                  {`${messages.row[language]} ${rang}`}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.colonnes.map((column) => (
              <tr key={column.nom}>
                <th scope="row">{typeset(column.libelle)}</th>
                {rows.map((row) => (
                  <td key={row.rang}>{cellText(table, column, row, contract, language)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Part>
  )
}

type Column = ExplainedTable['colonnes'][number]
type Row = ExplainedTable['lignes'][number]

/**
 * The rows that have every column. Of the others an explanation only gives the columns that are read as data.
 */
const wholeRows = ({ lignes, colonnes }: ExplainedTable): readonly Row[] =>
  lignes.filter(({ valeurs }) => colonnes.every(({ nom }) => Object.hasOwn(valeurs, nom)))

/**
 * The text of a cell: a choice by its label, a number without unit (it may be a year) without groups of
 * digits.
 */
function cellText(
  { figure }: ExplainedTable,
  column: Column,
  { valeurs }: Row,
  { result }: Contract,
  language: Language,
): string {
  const value = valeurs[column.nom] ?? null
  if (typeof value === 'number' && column.unite === null)
    return formatNumber(value, language, {
      maximumFractionDigits: column.decimales ?? 8,
      useGrouping: false,
    })
  if (typeof value !== 'string') return formatValue(value, column, language)
  const own = fieldsByPath(result).get(`${figure}.${column.nom}`)?.choices
  const word = (own ?? choicesNamed(result, column.nom))?.[value]?.[language]
  return typeset(word ?? value)
}

/** The choices of the first field of this name in a part of a result. */
function choicesNamed(part: unknown, name: string): Field['choices'] {
  if (typeof part !== 'object' || part === null) return undefined
  for (const [key, member] of Object.entries(part)) {
    const choices = (key === name ? (member as Field).choices : undefined) ?? choicesNamed(member, name)
    if (choices) return choices
  }
  return undefined
}

interface OneRowProps extends TableProps {
  /** The query of the explanation that is open. */
  readonly query: string
}

/**
 * A field for the number of a row; the row is then computed column by column, with its values. Used by
 * `entry-view.tsx`.
 */
export function OneRow({ table, contract, language, query }: OneRowProps): View {
  const { state, run } = useAnalysis<number>('explication')
  const finished = lastAnalysis(state)
  const answer = finished?.reply.ok ? (finished.reply.answer as unknown as ExplicationAnswer) : undefined
  const found = answer?.data.tables.find(({ id }) => id === table.id)
  const [row] = found ? wholeRows(found) : []
  const compute = (event: SubmitEvent) => {
    event.preventDefault()
    const { value } = (event.currentTarget as HTMLFormElement).elements[0] as HTMLInputElement
    const next = new URLSearchParams(query)
    next.set('lignes', table.id)
    next.set('numero', value)
    void run(next.toString(), Number(value))
  }
  return (
    <Part title={messages.oneRow[language]}>
      <form class="why-row" onSubmit={compute}>
        <label>
          {`${messages.rowNumber[language](table.nombre)} `}
          <input type="number" inputMode="numeric" min={1} max={table.nombre} required />
        </label>
        <button type="submit" class="button">
          {messages.show[language]}
        </button>
      </form>
      <div role="status">
        {state.status === 'failed' && <p>{messages.failed[language]}</p>}
        {found && row && (
          <ul class="why-list">
            {found.colonnes.map((column) => (
              <li key={column.nom} class="why-line">
                <span>
                  {typeset(column.libelle)}
                  {column.calcul !== null && <small>{` = ${typeset(column.calcul)}`}</small>}
                </span>
                <span class="why-amount">{cellText(found, column, row, contract, language)}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Part>
  )
}
