import { type Field, isNumeric, type Language, type ResultColumn, type ResultTable } from '@denier/core'
import { formatFigure, typeset } from '@denier/prose'
import { useMemo, useState } from 'preact/hooks'
import { useSettled } from '../hooks/use-settled.ts'
import type { View } from '../model/view.ts'
import { messages } from './messages.ts'

/** How long a folded table waits before it is drawn anew, in milliseconds. */
const PAUSE = 300

interface TableProps {
  readonly table: ResultTable
  readonly heading: string
  readonly language: Language
}

/**
 * A table, folded. Open, it follows the form at each step; closed, it waits until the form is at rest, since a loan
 * has six hundred months.
 */
export function FoldedTable({ table, heading, language }: TableProps): View {
  const [isOpen, open] = useState(false)
  const settled = useSettled(table, PAUSE)
  const drawn = isOpen ? table : settled
  const { rows } = messages[language]
  const count = `${drawn.rows.length} ${drawn.rows.length > 1 ? rows.many : rows.one}`
  const view = useMemo(() => tableView(drawn, heading, language), [drawn, heading, language])
  return (
    <details
      class="result-fold"
      onToggle={({ currentTarget }: { readonly currentTarget: HTMLDetailsElement }) =>
        open(currentTarget.open)
      }
    >
      <summary>
        <span>{heading}</span>
        <small>{count}</small>
      </summary>
      {view}
    </details>
  )
}

const captionId = (path: string): string => `result-table-${path.replaceAll('.', '-')}`

function tableView({ path, columns: all, rows }: ResultTable, heading: string, language: Language): View {
  // What the question did not ask for has no figure in any row.
  const columns = all.filter(({ read }) => rows.some((row) => (read(row) ?? null) !== null))
  const id = captionId(path)
  return (
    <div class="result-scroll" role="region" tabIndex={0} aria-labelledby={id}>
      <table>
        <caption id={id} class="visually-hidden">
          {heading}
        </caption>
        <thead>
          <tr>{columns.map((column) => head(column, language))}</tr>
        </thead>
        <tbody>
          {rows.map((row, rank) => (
            <tr key={rank}>{cells(columns, row, language)}</tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const head = ({ name, field }: ResultColumn, language: Language): View => (
  <th key={name} scope="col" class={alignment(field)}>
    {typeset(field.label[language])}
  </th>
)

const cells = (columns: readonly ResultColumn[], row: unknown, language: Language): readonly View[] =>
  columns.map(({ name, field, read }, rank) => {
    const figure = formatFigure(field, read(row), language)
    const text = isNumeric(field) ? figure : typeset(figure)
    const alike = { key: name, class: alignment(field) }
    return rank === 0 ? (
      <th {...alike} scope="row">
        {text}
      </th>
    ) : (
      <td {...alike}>{text}</td>
    )
  })

/** Numbers line up by their last digit; a sentence may take several lines. */
function alignment(field: Field): string {
  if (isNumeric(field)) return 'result-number'
  return field.kind === 'prose' ? 'result-prose' : 'result-word'
}
