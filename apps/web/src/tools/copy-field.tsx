import type { Language } from '@denier/core'
import { useRef, useState } from 'preact/hooks'
import { useHasScript } from '../hooks/use-has-script.ts'
import type { View } from '../model/view.ts'
import { copy } from './copy.ts'
import { shareMessages as messages } from './share-messages.ts'

interface CopyFieldProps {
  readonly language: Language
  /** The id of the field, unique on the page. */
  readonly id: string
  readonly label: string
  readonly text: string
  /** Whether it is shown in three lines. */
  readonly isLong?: boolean
}

/** A text to copy, in a field, with a button to copy it when the script runs. Part of `share.tsx`. */
export function CopyField({ id, language, label, text, isLong = false }: CopyFieldProps): View {
  const hasScript = useHasScript()
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  const [status, setStatus] = useState({ text: '', message: '' })
  const take = async (): Promise<void> => {
    const isCopied = await copy(text, field.current)
    setStatus({ text, message: messages[isCopied ? 'copied' : 'selected'][language] })
  }
  const attributes = { id, ref: field, class: 'tools-input tools-text', readOnly: true, spellcheck: false }
  return (
    <div class="tools-copied">
      <label id={`${id}-label`} for={id}>
        {label}
      </label>
      <div class="tools-copy-line">
        {isLong ? (
          <textarea {...attributes} rows={3} value={text} />
        ) : (
          <input {...attributes} type="text" value={text} />
        )}
        {hasScript && (
          <button
            type="button"
            class="tools-button"
            aria-describedby={`${id}-label`}
            onClick={() => void take()}
          >
            {messages.copy[language]}
          </button>
        )}
      </div>
      <span role="status" class="tools-status">
        {status.text === text ? status.message : ''}
      </span>
    </div>
  )
}
