import type { ColumnRole } from '@denier/core/batch'
import type { View } from '../model/view.ts'
import { messages } from './messages.ts'
import type { PartProps } from './part-props.ts'

/** What becomes of each column, and the choice to keep those with doubtful names. Part of `batch-app.tsx`. */
export function ColumnTable({ language, state, actions }: PartProps): View {
  const { columns = [], firstRow = [] } = state.columns ?? {}
  const labels = new Map(state.description?.params.map(({ name, label }) => [name, label]))
  const useOf = (column: ColumnRole) => {
    if (column.role === 'parameter') return labels.get(column.name) ?? column.name
    if (column.role === 'kept' || state.keepsNearNames)
      return <span class="batch-kept">{messages.kept[language]}</span>
    return (
      <span class="batch-near">
        {`${messages.near[language]} `}
        <code>{column.near}</code>
      </span>
    )
  }
  return (
    <section class="batch-part" aria-labelledby="batch-columns">
      <h2 id="batch-columns">{messages.columns[language]}</h2>
      <div class="tools-table batch-scroll" tabIndex={0} role="group" aria-label={messages.columns[language]}>
        <table>
          <thead>
            <tr>
              <th scope="col">{messages.column[language]}</th>
              <th scope="col">{messages.role[language]}</th>
              <th scope="col">{messages.firstRow[language]}</th>
            </tr>
          </thead>
          <tbody>
            {columns.map((column, at) => (
              <tr>
                <th scope="row">
                  <code>{column.name}</code>
                </th>
                <td>{useOf(column)}</td>
                <td class="batch-cell">{firstRow[at]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {columns.some(({ role }) => role === 'near') && (
        <div class="batch-warning">
          <p id="batch-near-help">{messages.nearHelp[language]}</p>
          <label class="batch-check">
            <input
              type="checkbox"
              checked={state.keepsNearNames}
              aria-describedby="batch-near-help"
              onChange={({ currentTarget }) => actions.keepNearNames(currentTarget.checked)}
            />
            <span>{messages.keepNear[language]}</span>
          </label>
        </div>
      )}
    </section>
  )
}
