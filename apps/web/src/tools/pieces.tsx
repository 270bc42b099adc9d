import type { Language } from '@denier/core'
import { typeset } from '@denier/prose'
import type { View } from '../model/view.ts'
import type { Numeric } from './figures.ts'
import { messages } from './messages.ts'

interface ChoiceProps {
  readonly id: string
  readonly label: string
  readonly options: readonly Numeric[]
  /** The key of the chosen option. */
  readonly value: string
  readonly onChoose: (key: string) => void
}

/**
 * Pieces of the tools. This one: a menu of figures by label, grouped by heading. Used by `compare/comparison.tsx`, `goal-form.tsx` and
 * `sensitivity-tool.tsx`.
 */
export const Choice = ({ id, label, options, value, onChoose }: ChoiceProps): View => (
  <p class="tools-field">
    <label for={id}>{label}</label>
    <select
      id={id}
      class="tools-select"
      value={value}
      onChange={(event: Event) => onChoose((event.currentTarget as HTMLSelectElement).value)}
    >
      {[...new Set(options.map(({ heading }) => heading))].map((heading) => {
        const own = options.filter((one) => one.heading === heading).map(optionOf)
        return heading ? (
          <optgroup key={heading} label={heading}>
            {own}
          </optgroup>
        ) : (
          own
        )
      })}
    </select>
  </p>
)

const optionOf = ({ key, label }: Numeric): View => (
  <option key={key} value={key}>
    {label}
  </option>
)

/**
 * A tool, folded unless it is `open`. Without `children`, what the server wrote stays: hydration leaves the content of
 * an element with `dangerouslySetInnerHTML` alone. Used by `analysis-fold.tsx` and `tools.tsx`.
 */
export const Fold = ({
  name,
  title,
  open,
  onOpen,
  children,
}: {
  readonly name: string
  readonly title: string
  readonly open?: boolean | undefined
  readonly onOpen?: () => void
  readonly children?: unknown
}): View => (
  <details
    class={`tools-fold tools-${name}`}
    open={open}
    // a reader may have opened it before the script ran
    ref={(fold) => {
      if (fold?.open) onOpen?.()
    }}
    onToggle={onOpen && (({ currentTarget }) => currentTarget.open && onOpen())}
  >
    <summary class="tools-summary">
      <h3 class="tools-title">{title}</h3>
    </summary>
    {children === undefined ? (
      <div class="tools-body" dangerouslySetInnerHTML={{ __html: '' }} />
    ) : (
      <div class="tools-body">{children as View}</div>
    )}
  </details>
)

/**
 * Without a script, a link to the API instead of the tool. Used by `analysis-fold.tsx` and
 * `compare/compare.tsx`.
 */
export const WithoutScript = ({ language }: { readonly language: Language }): View => (
  <p class="tools-aside">
    {messages.needsScript[language]}
    <a href={`/docs?lang=${language}`}>{messages.documentation[language]}</a>.
  </p>
)

/** The warnings of an answer. Used by `goal-answer.tsx` and `sensitivity-figures.tsx`. */
export const Warnings = ({
  warnings,
}: {
  readonly warnings: readonly { readonly message: string }[]
}): View | null =>
  warnings.length === 0 ? null : (
    <ul class="tools-warnings">
      {warnings.map(({ message }) => (
        <li key={message}>{typeset(message)}</li>
      ))}
    </ul>
  )
