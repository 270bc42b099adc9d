import { toGrammar } from '@denier/prose'
import { useState } from 'preact/hooks'
import type { FieldProps } from './field-props.ts'

/** The text being typed and its value in the grammar of the API; dropped once the form has another value. */
interface Draft {
  /** As typed, such as `1 234,5`; `grammar` is then `1234.5`. */
  readonly text: string
  readonly grammar: string
}

/**
 * Keeps the text of a box as typed until the box loses the focus; `draft` is `undefined` otherwise. Used by
 * the text boxes of a form, in `number-field.tsx` and `text-fields.tsx`.
 */
export function useDraft({ field, text, language, onText, onLeave }: FieldProps) {
  const [draft, setDraft] = useState<Draft>()
  return {
    draft: draft?.grammar === text ? draft.text : undefined,
    onInput: ({ currentTarget: { value } }: { readonly currentTarget: HTMLInputElement }): void => {
      const grammar = toGrammar(field, value, language)
      setDraft({ text: value, grammar })
      onText(grammar)
    },
    onBlur: (): void => {
      setDraft(undefined)
      onLeave()
    },
  }
}
