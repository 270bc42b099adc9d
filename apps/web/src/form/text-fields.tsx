import type { View } from '../model/view.ts'
import { Labelled } from './field-layout.tsx'
import { aria, type FieldProps, noteId } from './field-props.ts'
import { defaultText } from './figures.ts'
import { messages } from './messages.ts'
import { useDraft } from './use-draft.ts'

/** A date, in the date control of the browser. Used by `any-field.tsx`. */
export function DateField(props: FieldProps): View {
  const { id, name, text, isOptional, language, onText, onLeave } = props
  const note = isOptional && text === '' ? messages.optional[language] : undefined
  return (
    <Labelled of={props} note={note}>
      <div class="form-line">
        <input
          class="form-date"
          type="date"
          id={id}
          name={name}
          min="0001-01-01"
          max="9999-12-31"
          value={text}
          onInput={(event) => onText(event.currentTarget.value)}
          onBlur={onLeave}
          {...aria(props, note !== undefined && noteId(id))}
        />
      </div>
    </Labelled>
  )
}

/** Three percentages in one text, such as 50/30/20. Used by `any-field.tsx`. */
export function SplitField(props: FieldProps): View {
  const { id, name, text, field, language } = props
  const { draft, ...typing } = useDraft(props)
  return (
    <Labelled of={props} note={messages.splitNote[language]}>
      <div class="form-line">
        <input
          class="form-text"
          type="text"
          id={id}
          name={name}
          autocomplete="off"
          value={draft ?? (text || defaultText(field))}
          {...typing}
          {...aria(props, noteId(id))}
        />
      </div>
    </Labelled>
  )
}
