import { useEffect, useState } from 'preact/hooks'
import type { View } from '../model/view.ts'
import { messages } from './messages.ts'
import type { PartProps } from './part-props.ts'

/**
 * A file is chosen by the button of the browser, or dropped anywhere on the page: beside its box, the browser
 * would otherwise leave the page to show the file. Part of `batch-app.tsx`.
 */
export function FileChoice({ language, state, actions }: PartProps): View {
  const [isOver, setIsOver] = useState(false)
  const take = (files: FileList | null | undefined) => {
    const file = files?.[0]
    if (file) actions.chooseFile(file)
  }
  useEffect(() => {
    const over = (event: DragEvent) => {
      event.preventDefault()
      setIsOver(true)
    }
    const leave = ({ relatedTarget }: DragEvent) => {
      if (relatedTarget === null) setIsOver(false) // it left the window
    }
    const drop = (event: DragEvent) => {
      event.preventDefault()
      setIsOver(false)
      if (!state.progress) take(event.dataTransfer?.files)
    }
    const listening = new AbortController()
    const { signal } = listening
    document.addEventListener('dragover', over, { signal })
    document.addEventListener('dragleave', leave, { signal })
    document.addEventListener('drop', drop, { signal })
    return () => listening.abort()
  })
  return (
    <div class="form-field">
      <span class="form-label" id="batch-file-label">
        {messages.file[language]}
      </span>
      <div class={`batch-drop${isOver ? ' is-over' : ''}`}>
        <label class="button batch-file">
          <input
            class="batch-file-input"
            id="batch-file"
            type="file"
            accept=".csv,.txt,.ndjson,.jsonl,text/csv"
            aria-describedby="batch-file-help"
            onChange={({ currentTarget }) => {
              take(currentTarget.files)
              currentTarget.value = '' // the same file, changed, may be chosen again
            }}
          />
          {messages.chooseFile[language]}
        </label>
        <span class="batch-file-name">{state.file?.name ?? messages.dropHere[language]}</span>
      </div>
      <p class="form-below form-note" id="batch-file-help">
        {messages.fileHelp[language]}
      </p>
    </div>
  )
}
