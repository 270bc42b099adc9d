import { type Language, loadHistory, type Simulator } from '@denier/core'
import { BatchFault } from '@denier/core/batch'
import type { BatchMessage, BatchReport } from './batch-protocol.ts'
import { describeSimulator } from './describe-simulator.ts'
import { faultText } from './fault-text.ts'
import { UnreadableFile } from './file-pieces.ts'
import { inspectFile } from './inspect-file.ts'
import { runFile } from './run-file.ts'

/** What this module needs of the global scope of a worker. */
interface WorkerScope {
  onmessage: ((event: MessageEvent<BatchMessage>) => void) | null
  postMessage(report: BatchReport): void
}

/** Imports a simulator. */
type Load = () => Promise<Simulator>

/**
 * Answers the page of files. All that a simulator needs is loaded when it is described, so that nothing is
 * requested once a file is given. Called by the worker that `build/entries.mjs` of `apps/web` generates, by this
 * path and this name.
 * @param loads by name of simulator.
 */
export function serveBatches(
  loads: Readonly<Record<string, Load>>,
  language: Language,
  scope: WorkerScope = globalThis as unknown as WorkerScope,
): void {
  let simulator: Promise<Simulator> | undefined
  const answer = async (message: BatchMessage): Promise<BatchReport> => {
    const { id } = message
    if (message.kind === 'describe') {
      simulator = loads[message.simulator]?.()
      await loadHistory()
    }
    const loaded = await simulator
    if (!loaded) throw new Error('no simulator was described')
    if (message.kind === 'describe')
      return { id, kind: 'described', description: describeSimulator(loaded, language) }
    if (message.kind === 'inspect')
      return { id, kind: 'inspected', description: await inspectFile(loaded, message.file) }
    const report = (progress: Extract<BatchReport, { kind: 'progress' }>['progress']) =>
      scope.postMessage({ id, kind: 'progress', progress })
    return { id, kind: 'done', result: await runFile(loaded, message.request, language, report) }
  }
  scope.onmessage = async ({ data }) => {
    try {
      scope.postMessage(await answer(data))
    } catch (error) {
      scope.postMessage({ id: data.id, ...reportOf(error, language) })
    }
  }
}

/** What the page is told of an error. */
const reportOf = (error: unknown, language: Language) =>
  error instanceof BatchFault
    ? ({ kind: 'fault', text: faultText(error, language) } as const)
    : ({ kind: error instanceof UnreadableFile ? 'unreadable' : 'failed' } as const)
