import { type Field, isNumeric, type Language, type ResultColumn, type ResultTable } from '@denier/core'
import { typeset } from '@denier/prose'
import { useMemo, useState } from 'preact/hooks'
import { useSettled } from '../hooks/use-settled.ts'
import type { View } from '../model/view.ts'
import { messages } from './messages.ts'
import type { FormatFigure } from './stops.ts'
import type { ExplainFigure } from './use-explanation.ts'

/** How long the form must be unchanged before a folded table is drawn again, in milliseconds. */
const PAUSE = 300

interface TableProps {
  readonly table: ResultTable
  readonly heading: string
  /** How its figures are written. */
  readonly format: FormatFigure
  readonly language: Language
  /** Opens the explanation of the table, where it has one. */
  readonly explain?: ExplainFigure | undefined
}

/**
 * A foldable table. Open, it follows each change of the form; closed, it is drawn again only after a pause,
 * since the table of a loan has up to 600 rows. Part of `rest.tsx`.
 */
export function FoldedTable({ table, heading, format, language, explain }: TableProps): View {
  const [isOpen, open] = useState(false)
  const settled = useSettled(table, PAUSE)
  const drawn = isOpen ? table : settled
  const { rows } = messages[language]
  const count = `${drawn.rows.length} ${drawn.rows.length > 1 ? rows.many : rows.one}`
  const view = useMemo(() => tableView(drawn, heading, format, language), [drawn, heading, format, language])
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
      {explain && (
        <button
          type="button"
          class="result-why result-table-why"
          aria-haspopup="dialog"
          onClick={(event: MouseEvent) =>
            explain({ path: table.path, label: heading, text: '' }, event.currentTarget as HTMLElement)
          }
        >
          {messages[language].whyTable}
        </button>
      )}
      {view}
    </details>
  )
}

const captionId = (path: string): string => `result-table-${path.replaceAll('.', '-')}`

function tableView(
  { path, columns: all, rows }: ResultTable,
  heading: string,
  format: FormatFigure,
  language: Language,
): View {
  // Columns without any figure belong to options that were not requested.
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
            <tr key={rank}>{cells(columns, row, format, language)}</tr>
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

const cells = (
  columns: readonly ResultColumn[],
  row: unknown,
  format: FormatFigure,
  language: Language,
): readonly View[] =>
  columns.map(({ name, field, read }, rank) => {
    const figure = format(field, read(row), language)
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

/** The class of a cell: numbers are aligned right; prose may take several lines. */
function alignment(field: Field): string {
  if (isNumeric(field)) return 'result-number'
  return field.kind === 'prose' ? 'result-prose' : 'result-word'
}
