import type { Field, Language } from '@denier/core'
import { formatBrief, typeset } from '@denier/prose'
import type { View } from '../model/view.ts'
import { Grouped, Labelled, Ticked } from './field-layout.tsx'
import { aria, type FieldProps } from './field-props.ts'
import { defaultText } from './figures.ts'
import { messages } from './messages.ts'
import { yearsOf } from './plan.ts'

interface Option {
  readonly value: string
  readonly text: string
}

/**
 * Options of a choice in a form, for the controls below: the value in the API and its label. `any-field.tsx`
 * draws these controls.
 */
function optionsOf(field: Field, language: Language): readonly Option[] {
  if (field.kind === 'flag')
    return [
      { value: 'true', text: messages.yes[language] },
      { value: 'false', text: messages.no[language] },
    ]
  const numbers = field.among ?? (field.kind === 'calendarYear' ? yearsOf(field) : undefined)
  if (numbers)
    return numbers.map((value) => ({ value: String(value), text: formatBrief(field, value, language) }))
  return Object.entries(field.choices ?? {}).map(([value, text]) => ({
    value,
    text: typeset(text[language]),
  }))
}

/** The value that a control shows: the typed one, else the default. */
const shownText = ({ field, text }: FieldProps): string => (text === '' ? defaultText(field) : text)

/** A menu may cut a text of more characters on a narrow screen. */
const MOST_IN_MENU = 30

/**
 * A menu; a chosen text that it may cut is whole below it. A value of the address that is not an option is kept as one, so that the user sees and corrects it.
 * Used by `any-field.tsx`.
 */
export function MenuField(props: FieldProps): View {
  const { id, name, field, language, onText, onLeave } = props
  const chosen = shownText(props)
  const options = optionsOf(field, language)
  const known = options.find(
    ({ value }) => value === chosen || (chosen !== '' && Number(value) === Number(chosen)),
  )
  const option = (value: string, text: string) => (
    <option value={value} selected={value === (known?.value ?? chosen)}>
      {text}
    </option>
  )
  const note = known && known.text.length > MOST_IN_MENU ? known.text : undefined
  return (
    <Labelled of={props} note={note}>
      <div class="form-line">
        <select
          class="form-menu"
          id={id}
          name={name}
          onChange={(event: Event) => onText((event.currentTarget as HTMLSelectElement).value)}
          onBlur={onLeave}
          {...aria(props)}
        >
          {defaultText(field) === '' && option('', messages.choose[language])}
          {!known && chosen !== '' && option(chosen, chosen)}
          {options.map(({ value, text }) => option(value, text))}
        </select>
      </div>
    </Labelled>
  )
}

/** Radio buttons, for few and short options. Used by `any-field.tsx`. */
export function RadioField(props: FieldProps): View {
  const { id, name, field, language, onText } = props
  const chosen = shownText(props)
  return (
    <Grouped of={props}>
      <div class="form-radios">
        {optionsOf(field, language).map(({ value, text }, index) => (
          <label class="form-radio">
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === chosen}
              onChange={() => onText(value)}
              {...(index === 0 && { id })}
            />
            <span>{text}</span>
          </label>
        ))}
      </div>
    </Grouped>
  )
}

/** A checkbox: sends `true` when ticked and nothing when not, which means no. Used by `any-field.tsx`. */
export function TickField(props: FieldProps): View {
  const { id, name, text, onText } = props
  return (
    <Ticked of={props}>
      <input
        type="checkbox"
        id={id}
        name={name}
        value="true"
        checked={text === 'true'}
        onChange={(event) => onText(event.currentTarget.checked ? 'true' : '')}
        {...aria(props)}
      />
    </Ticked>
  )
}
