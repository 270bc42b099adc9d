import { formatNumber } from '@denier/prose'
import { useHasScript } from '../hooks/use-has-script.ts'
import type { View } from '../model/view.ts'
import { messages } from './messages.ts'
import type { PartProps } from './part-props.ts'
import type { BatchState } from './use-batch.ts'

/** The button that computes, how far the file has come, and what is wrong. Part of `batch-app.tsx`. */
export function RunPanel({ language, state, actions }: PartProps): View {
  const hasScript = useHasScript()
  const { columns, progress, fault, isStopped, result } = state
  const missing = missingOf(state)
  const isReady = hasScript && columns !== undefined && missing === undefined
  const whole = (value: number) => formatNumber(value, language, {})
  return (
    <div class="batch-run">
      {progress ? (
        <>
          <progress
            class="batch-bar"
            aria-label={messages.progress[language]}
            max={1}
            value={progress.size > 0 ? progress.bytesRead / progress.size : 0}
          />
          <p class="form-note">{`${whole(progress.rows)} ${messages.rows[language]}`}</p>
          <button key="act" type="button" class="button" onClick={actions.stop}>
            {messages.cancel[language]}
          </button>
        </>
      ) : (
        <>
          <button
            key="act"
            type="button"
            class="button is-main"
            aria-disabled={!isReady}
            aria-describedby={missing ? 'batch-missing' : undefined}
            onClick={() => isReady && actions.run()}
          >
            {messages.compute[language]}
          </button>
          {missing && (
            <p class="form-note" id="batch-missing">
              {messages[missing][language]}
            </p>
          )}
        </>
      )}
      <p class="visually-hidden" role="status">
        {progress && messages.computing[language]}
        {result && messages.done[language](whole(result.rows), whole(result.refused))}
      </p>
      <div role="alert">
        {isStopped && <p class="form-note">{messages.stopped[language]}</p>}
        {fault?.split('\n').map((line) => (
          <p class="form-fault">{line}</p>
        ))}
      </div>
    </div>
  )
}

/**
 * What a run still waits for, as the name of its text; `undefined` when it may start, or when a fault says why not. A
 * column is `near` where its name is almost that of a parameter: the user keeps it or renames it.
 */
function missingOf(state: BatchState) {
  const { simulator, file, columns, keepsNearNames, figures, fault } = state
  if (fault !== undefined && !columns) return undefined
  if (simulator === '' || !file) return 'waitsFor'
  if (!columns) return 'reading'
  if (!columns.columns.some(({ role }) => role === 'parameter')) return 'waitsForParameter'
  if (!keepsNearNames && columns.columns.some(({ role }) => role === 'near')) return 'waitsForNear'
  if (isRequiredMissing(state)) return 'waitsForRequired'
  return figures.length === 0 ? 'waitsForFigure' : undefined
}

/** Whether all rows of a CSV file would be refused; of NDJSON, the members of later objects are not known. */
function isRequiredMissing({ description, columns, constants }: BatchState): boolean {
  if (columns?.format !== 'csv') return false
  const inFile = new Set(columns.columns.map(({ name }) => name))
  const required = description?.params.filter(({ isRequired }) => isRequired) ?? []
  return required.some(({ name }) => !inFile.has(name) && !constants[name]?.trim())
}
