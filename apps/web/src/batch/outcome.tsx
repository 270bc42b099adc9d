import { formatNumber } from '@denier/prose'
import type { ComponentChildren } from 'preact'
import type { View } from '../model/view.ts'
import { messages } from './messages.ts'
import type { PartProps } from './part-props.ts'

/** The column of faults. Its name is written again here: the page does not import what reads files. */
const ERRORS = 'erreurs'

/** The result: its file, its first rows, and the rows that were refused. Part of `batch-app.tsx`. */
export function Outcome({ language, state }: PartProps): View | null {
  const { result } = state
  if (!result) return null
  const whole = (value: number) => formatNumber(value, language, {})
  const { header, rows } = result.sample
  return (
    <section class="batch-part" aria-labelledby="batch-result">
      <h2 id="batch-result">{messages.result[language]}</h2>
      <p>{messages.done[language](whole(result.rows), whole(result.refused))}</p>
      <p>
        <a class="button is-main" href={result.address} download={result.name}>
          {`${messages.download[language]} ${result.name}`}
        </a>
      </p>
      {result.refusedRows.length > 0 && (
        <>
          <h3 id="batch-refused">{messages.refusedRows[language]}</h3>
          <p class="form-note">{messages.refusedHelp[language]}</p>
          <Table
            label={messages.refusedRows[language]}
            header={[messages.row[language], messages.faults[language]]}
          >
            {result.refusedRows.map(({ row, errors }) => (
              <tr>
                <th scope="row">{whole(row)}</th>
                <td lang="en">
                  {errors.map((error) => (
                    <div>{error}</div>
                  ))}
                </td>
              </tr>
            ))}
          </Table>
        </>
      )}
      <h3>{messages.preview[language]}</h3>
      <Table label={messages.preview[language]} header={header}>
        {rows.map((cells) => (
          <tr>
            {cells.map((cell, at) =>
              header[at] === ERRORS ? (
                <td class="batch-cell batch-errors" lang="en">
                  {cell}
                </td>
              ) : (
                <td class="batch-cell">{cell}</td>
              ),
            )}
          </tr>
        ))}
      </Table>
    </section>
  )
}

interface TableProps {
  readonly label: string
  readonly header: readonly string[]
  readonly children: ComponentChildren
}

/** A table that scrolls alone, by keys too. */
const Table = ({ label, header, children }: TableProps): View => (
  <div class="tools-table batch-scroll" tabIndex={0} role="group" aria-label={label}>
    <table>
      <thead>
        <tr>
          {header.map((name) => (
            <th scope="col">{name}</th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </div>
)
