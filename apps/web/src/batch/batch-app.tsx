import type { Language } from '@denier/core'
import { useHasScript } from '../hooks/use-has-script.ts'
import type { View } from '../model/view.ts'
import type { WorkerLike } from '../worker/worker-client.ts'
import { ColumnTable } from './column-table.tsx'
import { CommandLine } from './command-line.tsx'
import { Constants } from './constants.tsx'
import { FigureChoice } from './figure-choice.tsx'
import { FileChoice } from './file-choice.tsx'
import { messages } from './messages.ts'
import { Outcome } from './outcome.tsx'
import { RunPanel } from './run-panel.tsx'
import { useBatch } from './use-batch.ts'

/** What the page of files is drawn from. */
export interface BatchAppProps {
  readonly language: Language
  /** The simulators by name, with their titles in the language of the page. */
  readonly simulators: readonly { readonly name: string; readonly title: string }[]
  /** Starts the worker; absent on the server. */
  readonly startWorker?: () => WorkerLike
}

/**
 * The page of files: a simulator, a file, what becomes of its columns, and the result. The script of the page
 * draws it again over what the server drew. Used by `client/start-batch.tsx` and `pages/batch.tsx`.
 */
export function BatchApp({ language, simulators, startWorker }: BatchAppProps): View {
  const hasScript = useHasScript()
  const [state, actions] = useBatch(startWorker, {
    failure: messages.failure[language],
    unreadable: messages.unreadable[language],
  })
  const isBusy = state.progress !== undefined
  const part = { language, state, actions }
  return (
    <>
      <form class="batch" onSubmit={(event) => event.preventDefault()}>
        <fieldset class="batch-question" disabled={!hasScript || isBusy}>
          <legend class="visually-hidden">{messages.title[language]}</legend>
          <div class="form-field">
            <label class="form-label" for="batch-simulator">
              {messages.simulator[language]}
            </label>
            <select
              class="form-menu"
              id="batch-simulator"
              value={state.simulator}
              onChange={({ currentTarget }) => actions.chooseSimulator(currentTarget.value)}
            >
              <option value="">{messages.noSimulator[language]}</option>
              {simulators.map(({ name, title }) => (
                <option value={name}>{title}</option>
              ))}
            </select>
          </div>
          <FileChoice {...part} />
          {state.description && state.columns && (
            <>
              <ColumnTable {...part} />
              <Constants {...part} />
              <FigureChoice {...part} />
            </>
          )}
        </fieldset>
        <RunPanel {...part} />
        <Outcome {...part} />
      </form>
      <CommandLine {...part} example={simulators[0]?.name ?? ''} />
    </>
  )
}
