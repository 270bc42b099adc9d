import type { View } from '../model/view.ts'
import type { BatchFigureChoice } from './batch-protocol.ts'
import { messages } from './messages.ts'
import type { PartProps } from './part-props.ts'

/** The figures to compute: those that decide are shown, the others folded. Part of `batch-app.tsx`. */
export function FigureChoice({ language, state, actions }: PartProps): View {
  const { figures = [], decisive = [] } = state.description ?? {}
  const first = decisive.flatMap((path) => figures.find((one) => one.path === path) ?? [])
  const others = figures.filter(({ path }) => !decisive.includes(path))
  const boxes = (list: readonly BatchFigureChoice[]) => (
    <div class="batch-checks">
      {list.map(({ path, label }) => (
        <label class="batch-check">
          <input
            type="checkbox"
            value={path}
            checked={state.figures.includes(path)}
            onChange={({ currentTarget }) => actions.chooseFigure(path, currentTarget.checked)}
          />
          <span>
            {`${label} `}
            <code>{path}</code>
          </span>
        </label>
      ))}
    </div>
  )
  return (
    <section class="batch-part" role="group" aria-labelledby="batch-figures">
      <h2 id="batch-figures">{messages.figures[language]}</h2>
      {boxes(first)}
      {others.length > 0 && (
        <details class="batch-more">
          <summary>{messages.otherFigures[language](others.length)}</summary>
          {boxes(others)}
        </details>
      )}
    </section>
  )
}
