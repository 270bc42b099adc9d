import type { Simulator } from '@denier/core'
import { runAnalysis } from './run-analysis.ts'
import type { WorkerReply, WorkerRequest } from './worker-protocol.ts'

/** What this module needs of the global scope of a worker: it receives requests and posts replies. */
interface WorkerScope {
  onmessage: ((event: MessageEvent<WorkerRequest>) => void) | null
  postMessage(reply: WorkerReply): void
}

/**
 * Answers every job of a page about one simulator. It is the entry of a worker module. Called by the worker
 * of each simulator that `build/entries.mjs` of `apps/web` generates, by this path and this name.
 * @example serveAnalyses(cagr) // in a module started with new Worker(url, { type: 'module' })
 */
export function serveAnalyses(
  simulator: Simulator,
  scope: WorkerScope = globalThis as unknown as WorkerScope,
): void {
  scope.onmessage = async ({ data: { id, job } }) => {
    try {
      scope.postMessage({ id, reply: await runAnalysis(simulator, job) })
    } catch (error) {
      scope.postMessage({ id, error: error instanceof Error ? error.message : String(error) })
    }
  }
}
