import type { ExplicationAnswer } from '@denier/core'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { ExplainedFigure } from '../model/explained-figure.ts'
import type { View } from '../model/view.ts'
import { useAnalysis } from '../tools/use-analysis.ts'
import { entriesOf, labelOf, rootOf } from './entries.ts'
import { EntryView } from './entry-view.tsx'
import { messages } from './messages.ts'

/** The id of the title, which labels the dialog. */
const TITLE = 'why-title'

/** Used by `result/use-explanation.ts`. */
export interface ExplanationDialogProps extends ExplainedFigure {
  /** Called once the dialog is closed, by its button or by Escape. */
  readonly onClose: () => void
}

/**
 * A modal dialog that computes the explanation of a figure when it opens. Each operand opens the step below
 * it. Used by `result/use-explanation.ts`.
 */
export function ExplanationDialog(props: ExplanationDialogProps): View {
  const { path, query, language, onClose } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const { state, run } = useAnalysis<string>('explication')
  useEffect(() => {
    dialog.current?.showModal()
    void run(`${query}&lignes=extraits`, path) // of tables only the rows where something changes
  }, [])

  const answer = state.status === 'finished' && state.reply.ok ? state.reply.answer : undefined
  const isRunning = state.status === 'none' || state.status === 'running'
  const close = () => dialog.current?.close()
  return (
    <dialog ref={dialog} class="why" aria-labelledby={TITLE} onClose={onClose}>
      <div class="why-page">
        <p class="why-top">
          {messages.why[language]}
          <button type="button" class="why-close" onClick={close}>
            {messages.close[language]}
          </button>
        </p>
        {answer ? (
          // `useAnalysis` types the data of any analysis; these are those of an explication
          <Explained {...props} answer={answer as unknown as ExplicationAnswer} />
        ) : (
          <div>
            <h2 id={TITLE}>{props.label}</h2>
            <p role="status">{messages[isRunning ? 'working' : 'failed'][language]}</p>
          </div>
        )}
      </div>
    </dialog>
  )
}

interface ExplainedProps extends ExplainedFigure {
  readonly answer: ExplicationAnswer
}

/**
 * The step that is open, with a button back to the one before it. The focus goes to the title of a step that
 * is opened, and on the way back to the operand that had opened it. Exported for
 * `test/web/explanation.test.ts`.
 */
export function Explained({
  label,
  text,
  language,
  query,
  simulator,
  answer: { data, meta },
}: ExplainedProps): View {
  const entries = entriesOf(data)
  const root = rootOf(data)
  const titleOf = (id: string) => labelOf(entries, id)
  const [opened, setOpened] = useState<readonly string[]>(root === undefined ? [] : [root])
  /** The id of the step that was left by the button back; '' after a step was opened. */
  const left = useRef('')
  const page = useRef<HTMLDivElement>(null)
  const id = opened.at(-1)
  const before = opened.at(-2)
  // A layout effect, so that the focus is not lost between the render and its move.
  useLayoutEffect(() => {
    const names = [...(page.current?.querySelectorAll<HTMLElement>('[data-operand]') ?? [])]
    const from = names.find(({ dataset }) => dataset.operand === left.current)
    const title = page.current?.querySelector('h2')
    ;(from ?? title)?.focus()
    if (!from) title?.scrollIntoView({ block: 'nearest' })
  }, [opened])

  const open = (next: string) => {
    left.current = ''
    setOpened([...opened, next])
  }
  const goBack = () => {
    left.current = id ?? ''
    setOpened(opened.slice(0, -1))
  }
  const entry = id === undefined ? undefined : entries.get(id)
  const isRoot = before === undefined
  return (
    <div ref={page}>
      {before !== undefined && (
        <button type="button" class="why-back" onClick={goBack}>
          {messages.back[language](titleOf(before))}
        </button>
      )}
      <h2 id={TITLE} tabIndex={-1}>
        {isRoot || id === undefined ? label : titleOf(id)}
      </h2>
      {entry ? (
        <EntryView
          entry={entry}
          entries={entries}
          language={language}
          simulator={simulator}
          query={query}
          text={isRoot ? text : undefined}
          compared={isRoot ? data.compares : []}
          open={open}
        />
      ) : (
        <p>{messages.none[language]}</p>
      )}
      {meta.rejouees > 0 && <p class="why-note">{messages.replayed[language](meta.rejouees)}</p>}
    </div>
  )
}
