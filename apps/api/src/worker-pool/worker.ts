import { type Answer, analyses, catalogue, loadHistory, type Simulator } from '@denier/core'
import type { Job } from '../answer/run-in-worker.ts'
import type { TimedResult } from './work-queue.ts'

/** Entry point of a worker thread: runs jobs with the same simulators as the service. */
await loadHistory()

const simulators = new Map<string, Simulator>(
  catalogue.map((simulator) => [simulator.contract.name, simulator]),
)

export default function runJob({ name, analysis, question, today, language }: Job): TimedResult<Answer> {
  const simulator = simulators.get(name)
  if (!simulator) throw new Error(`no simulator ${name}`)
  const startedAt = performance.now()
  const result = analyses[analysis](simulator).answer(question, { today }, language)
  return { result, ms: performance.now() - startedAt }
}
