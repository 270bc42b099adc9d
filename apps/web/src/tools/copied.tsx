import type { Language } from '@denier/core'
import { useRef, useState } from 'preact/hooks'
import { useAlive } from '../hooks/use-alive.ts'
import type { View } from '../model/view.ts'
import { copy } from './copy.ts'
import { share as said } from './messages.ts'

interface CopiedProps {
  readonly language: Language
  /** Of the field, once on a page. */
  readonly id: string
  readonly label: string
  readonly text: string
  readonly isLong?: boolean
}

/** A text to copy: shown whole, so that it can be without a script, with a button where there is one. */
export function Copied({ id, language, label, text, isLong = false }: CopiedProps): View {
  const isAlive = useAlive()
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  const [told, tell] = useState({ text: '', message: '' })
  const take = async (): Promise<void> => {
    const isCopied = await copy(text, field.current)
    tell({ text, message: said[isCopied ? 'copied' : 'selected'][language] })
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
        {isAlive && (
          <button
            type="button"
            class="tools-button"
            aria-describedby={`${id}-label`}
            onClick={() => void take()}
          >
            {said.copy[language]}
          </button>
        )}
      </div>
      <span role="status" class="tools-status">
        {told.text === text ? told.message : ''}
      </span>
    </div>
  )
}
