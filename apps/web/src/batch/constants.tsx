import type { View } from '../model/view.ts'
import type { BatchParam } from './batch-protocol.ts'
import { messages } from './messages.ts'
import type { PartProps } from './part-props.ts'

/** Values for the parameters that the file lacks; those without a default come first. Part of `batch-app.tsx`. */
export function Constants({ language, state, actions }: PartProps): View | null {
  const inFile = new Set(state.columns?.columns.map(({ name }) => name))
  const lacking = state.description?.params.filter(({ name }) => !inFile.has(name)) ?? []
  if (lacking.length === 0) return null
  const required = lacking.filter(({ isRequired }) => isRequired)
  const others = lacking.filter(({ isRequired }) => !isRequired)
  const fields = (params: readonly BatchParam[]) => (
    <div class="batch-fields">
      {params.map((param) => (
        <ConstantField
          key={param.name}
          param={param}
          text={state.constants[param.name] ?? ''}
          language={language}
          onText={(text) => actions.setConstant(param.name, text)}
        />
      ))}
    </div>
  )
  return (
    <section class="batch-part" aria-labelledby="batch-constants">
      <h2 id="batch-constants">{messages.constants[language]}</h2>
      <p class="form-note">{messages.constantsHelp[language]}</p>
      {required.length > 0 && fields(required)}
      {others.length > 0 && (
        <details class="batch-more">
          <summary>{messages.others[language](others.length)}</summary>
          {fields(others)}
        </details>
      )}
    </section>
  )
}

interface ConstantFieldProps {
  readonly param: BatchParam
  readonly text: string
  readonly language: PartProps['language']
  readonly onText: (text: string) => void
}

/** The value of one parameter: a menu for a choice, a text for the rest. */
function ConstantField({ param, text, language, onText }: ConstantFieldProps): View {
  const { name, label, isRequired, choices } = param
  const id = `batch-constant-${name}`
  return (
    <div class="form-field">
      <label class="form-label" for={id}>
        {label}
        {isRequired && <span class="batch-hint">{` (${messages.required[language]})`}</span>}
      </label>
      {choices ? (
        <select
          class="form-menu"
          id={id}
          value={text}
          onChange={({ currentTarget }) => onText(currentTarget.value)}
        >
          <option value="">{messages.byDefault[language]}</option>
          {choices.map((choice) => (
            <option value={choice.word}>{choice.label}</option>
          ))}
        </select>
      ) : (
        <div class="form-box">
          <input
            class="form-text"
            id={id}
            type="text"
            autocomplete="off"
            value={text}
            placeholder={isRequired ? undefined : messages.byDefault[language]}
            onInput={({ currentTarget }) => onText(currentTarget.value)}
          />
        </div>
      )}
    </div>
  )
}
