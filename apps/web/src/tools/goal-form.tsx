import { numberOf, toGrammar } from '@denier/prose'
import { useState } from 'preact/hooks'
import type { PartProps } from '../model/page-state.ts'
import type { View } from '../model/view.ts'
import { formatterOf } from '../result/figures.tsx'
import { figureAt, type Numeric } from './figures.ts'
import { goalSeekMessages as messages } from './goal-seek-messages.ts'
import { Choice } from './pieces.tsx'

/** The id of the field of the wanted value. */
const VALUE = 'tools-goal-value'

interface GoalFormProps extends PartProps {
  /** The figures and the parameters to choose from. */
  readonly targets: readonly Numeric[]
  readonly unknowns: readonly Numeric[]
  /** The figure that shall have the wanted value. */
  readonly target: Numeric
  /** The parameter that is solved for. */
  readonly unknown: Numeric
  /** Called with the key of the figure or of the parameter that is chosen. */
  readonly setTarget: (key: string) => void
  readonly setUnknown: (key: string) => void
  /** Called with the typed text when it is a number. */
  readonly onSubmit: (text: string) => void
}

/**
 * The form of goal seek: a figure, its wanted value, and the parameter to change. Part of
 * `goal-seek-tool.tsx`.
 */
export function GoalForm(props: GoalFormProps): View {
  const { setting, targets, unknowns, target, unknown, setTarget, setUnknown, onSubmit } = props
  const { language } = setting
  const [text, setText] = useState('')
  const [isRefused, setRefused] = useState(false)

  const submit = (event: Event): void => {
    event.preventDefault()
    const isNumber = numberOf(toGrammar(target.field, text, language)) !== undefined
    setRefused(!isNumber)
    if (isNumber) onSubmit(text)
    else document.getElementById(VALUE)?.focus()
  }
  return (
    <form class="tools-form" onSubmit={submit} noValidate>
      <Choice
        id="tools-goal-target"
        label={messages.target[language]}
        options={targets}
        value={target.key}
        onChoose={setTarget}
      />
      <ValueField {...props} id={VALUE} text={text} setText={setText} isRefused={isRefused} />
      <Choice
        id="tools-goal-unknown"
        label={messages.unknown[language]}
        options={unknowns}
        value={unknown.key}
        onChoose={setUnknown}
      />
      <p class="tools-field tools-ask">
        <button type="submit" class="tools-button">
          {messages.ask[language]}
        </button>
      </p>
    </form>
  )
}

interface ValueFieldProps extends GoalFormProps {
  readonly id: string
  readonly text: string
  readonly setText: (text: string) => void
  /** Whether the text that was submitted is no number. */
  readonly isRefused: boolean
}

/** The field of the wanted value, with the current value and the fault below. */
function ValueField({
  id,
  simulator,
  setting,
  state,
  target,
  text,
  setText,
  isRefused,
}: ValueFieldProps): View {
  const { language } = setting
  const now = state.shown ? figureAt(state.shown.answer.data, target.key) : null
  return (
    <div class="tools-field">
      <label for={id}>{messages.value[language]}</label>
      <input
        id={id}
        class="tools-input"
        type="text"
        inputmode="decimal"
        autocomplete="off"
        value={text}
        aria-describedby={isRefused ? `${id}-fault ${id}-now` : `${id}-now`}
        {...(isRefused && { 'aria-invalid': true })}
        onInput={(event: Event) => setText((event.currentTarget as HTMLInputElement).value)}
      />
      <span id={`${id}-now`} class="tools-hint">
        {messages.now[language] + formatterOf(simulator.contract)(target.field, now, language)}
      </span>
      {isRefused && (
        <span id={`${id}-fault`} class="tools-fault" role="alert">
          {messages.notANumber[language]}
        </span>
      )}
    </div>
  )
}
