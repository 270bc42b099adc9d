import { toGrammar } from '@denier/prose'
import { useState } from 'preact/hooks'
import type { FieldProps } from './field-props.ts'

/** What is being typed, and what it says to the service: no longer shown once the form says something else. */
interface Draft {
  readonly text: string
  readonly grammar: string
}

/** A text box in which what is typed stays as typed, until it is left; without a draft, `draft` is `undefined`. */
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
