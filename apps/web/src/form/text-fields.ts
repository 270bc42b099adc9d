import { h } from 'preact'
import type { View } from '../app/view.ts'
import { Labelled } from './around.ts'
import { aria, type FieldProps, noteId } from './field-props.ts'
import { defaultText } from './figures.ts'
import { useDraft } from './use-draft.ts'
import { words } from './words.ts'

/** A day, chosen as the browser lets one choose. */
export function DateField(props: FieldProps): View {
  const { id, name, text, free, language, onText, onLeave } = props
  const note = free && text === '' ? words.optional[language] : undefined
  return h(
    Labelled,
    { of: props, note },
    h(
      'div',
      { class: 'form-line' },
      h('input', {
        class: 'form-date',
        type: 'date',
        id,
        name,
        min: '0001-01-01',
        max: '9999-12-31',
        value: text,
        onInput: (event) => onText(event.currentTarget.value),
        onBlur: onLeave,
        ...aria(props, note !== undefined && noteId(id)),
      }),
    ),
  )
}

/** Three shares in one text. */
export function SplitField(props: FieldProps): View {
  const { id, name, text, field, language } = props
  const { draft, ...typing } = useDraft(props)
  return h(
    Labelled,
    { of: props, note: words.split[language] },
    h(
      'div',
      { class: 'form-line' },
      h('input', {
        class: 'form-text',
        type: 'text',
        id,
        name,
        autocomplete: 'off',
        value: draft ?? (text || defaultText(field)),
        ...typing,
        ...aria(props, noteId(id)),
      }),
    ),
  )
}
