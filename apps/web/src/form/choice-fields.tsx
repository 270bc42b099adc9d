import type { Field, Language } from '@denier/core'
import { formatBrief, typeset } from '@denier/prose'
import type { View } from '../model/view.ts'
import { Grouped, Labelled, Ticked } from './around.tsx'
import { aria, type FieldProps } from './field-props.ts'
import { defaultText } from './figures.ts'
import { messages } from './messages.ts'
import { yearsOf } from './plan.ts'

interface Option {
  readonly value: string
  readonly text: string
}

/** What may be chosen, as the service and as people call it. */
export function optionsOf(field: Field, language: Language): readonly Option[] {
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

const standingIn = ({ field, text }: FieldProps): string => (text === '' ? defaultText(field) : text)

/** A list to choose from. What was asked and is not in it stays there, to be seen and put right. */
export function MenuField(props: FieldProps): View {
  const { id, name, field, language, onText, onLeave } = props
  const chosen = standingIn(props)
  const options = optionsOf(field, language)
  const known = options.find(
    ({ value }) => value === chosen || (chosen !== '' && Number(value) === Number(chosen)),
  )
  const option = (value: string, text: string) => (
    <option value={value} selected={value === (known?.value ?? chosen)}>
      {text}
    </option>
  )
  return (
    <Labelled of={props}>
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

/** A few short words, all in sight. */
export function RadioField(props: FieldProps): View {
  const { id, name, field, language, onText } = props
  const chosen = standingIn(props)
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

/** Yes if ticked; sends nothing if not, which is no. */
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
