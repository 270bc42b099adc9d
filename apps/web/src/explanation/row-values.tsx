import type { Contract, ExplainedTable, ExplicationAnswer, Language } from '@denier/core'
import { columnWords, formatCell, wholeRows } from '@denier/note'
import { typeset } from '@denier/prose'
import type { View } from '../model/view.ts'
import { lastAnalysis, useAnalysis } from '../tools/use-analysis.ts'
import { messages } from './messages.ts'
import { Part } from './part.tsx'

interface TableProps {
  readonly table: ExplainedTable
  readonly contract: Contract
  readonly language: Language
}

/**
 * The values of the reader in a table: the first row, the last and those where something changes, a column for each.
 * Called by `entry-view.tsx`.
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
                {rows.map(({ rang, valeurs }) => (
                  <td key={rang}>{cellText(table, column, valeurs, contract, language)}</td>
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

/** A cell; the word of a choice by its label. */
function cellText(
  table: ExplainedTable,
  { nom, unite, decimales }: Column,
  values: ExplainedTable['lignes'][number]['valeurs'],
  contract: Contract,
  language: Language,
): string {
  const value = values[nom] ?? null
  const word = typeof value === 'string' ? columnWords(table, contract, language)[nom]?.[value] : undefined
  return typeset(word ?? formatCell(value, unite, decimales, language))
}

interface OneRowProps extends TableProps {
  /** The query of the explanation that is open. */
  readonly query: string
}

/** A field for the number of a row; the row is then computed column by column, with its values. */
export function OneRow({ table, contract, language, query }: OneRowProps): View {
  const { state, run } = useAnalysis<number>('explication')
  const finished = lastAnalysis(state)
  const answer = finished?.reply.ok ? (finished.reply.answer as unknown as ExplicationAnswer) : undefined
  const found = answer?.data.tables.find(({ id }) => id === table.id)
  const [row] = found ? wholeRows(found) : []
  const ask = (event: SubmitEvent) => {
    event.preventDefault()
    const { value } = (event.currentTarget as HTMLFormElement).elements[0] as HTMLInputElement
    const search = new URLSearchParams(query)
    search.set('lignes', table.id)
    search.set('numero', value)
    void run(search.toString(), Number(value))
  }
  return (
    <Part title={messages.oneRow[language]}>
      <form class="why-row" onSubmit={ask}>
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
                <span class="why-amount">{cellText(found, column, row.valeurs, contract, language)}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Part>
  )
}
