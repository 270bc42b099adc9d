import {
  type Analysis,
  type Answer,
  type Attempt,
  analyses,
  attempt,
  catalogue,
  loadExplication,
  loadHistory,
  loadRange,
  type Simulator,
} from '@denier/core'
import type { Job } from '../answer/run-in-worker.ts'
import type { TimedResult } from './work-queue.ts'

// Entry point of a worker thread, which `worker-pool.ts` starts by its built file.

await loadHistory()

/** By name. */
const simulators = new Map<string, Simulator>(
  catalogue.map((simulator) => [simulator.contract.name, simulator]),
)

/**
 * Delay before the code of explications and ranges is loaded, in milliseconds, so that the job that started
 * this thread goes first.
 */
const FIRST_RUN_MS = 1000

// in memory, no build in place replaces its files; a failure is that of the job that needs it
setTimeout(() => {
  for (const simulator of catalogue)
    for (const load of [loadExplication, loadRange]) void load(simulator).catch(() => undefined)
}, FIRST_RUN_MS).unref()

/**
 * What a worker sends back: an answer, or the problems of a question that only the computation could refuse, as data,
 * since an error loses its members between threads. Used by `worker-pool.ts`.
 */
export type WorkerResult = Attempt<Answer>

/**
 * Runs a job in this worker thread, with the same simulators as the service. Piscina calls it.
 * @returns the answer, or the problems of a refused question, and the milliseconds that it took.
 * @throws Error for an unknown simulator, which is a bug of the caller.
 */
export default async function runJob({
  name,
  analysis: kind,
  question,
  today,
  language,
}: Job): Promise<TimedResult<WorkerResult>> {
  const simulator = simulators.get(name)
  if (!simulator) throw new Error(`no simulator ${name}`)
  const analysis: Analysis = analyses[kind](simulator)
  if (analysis.importsCode) await analysis.load(question)
  const startedAt = performance.now()
  const result = attempt(() => analysis.answer(question, { today }, language))
  return { result, ms: performance.now() - startedAt }
}
