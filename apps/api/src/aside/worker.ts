import { type Answer, analyses, catalogue, loadHistory, type Simulator } from '@denier/core'
import type { Job } from '../answer/aside.ts'
import type { Done } from './line.ts'

/** The thread that answers long questions, with the same simulators as the service. */
await loadHistory()

const simulators = new Map<string, Simulator>(
  catalogue.map((simulator) => [simulator.contract.name, simulator]),
)

export default function answer({ name, analysis, question, today, language }: Job): Done<Answer> {
  const simulator = simulators.get(name)
  if (!simulator) throw new Error(`no simulator ${name}`)
  const begun = performance.now()
  const result = analyses[analysis](simulator).answer(question, { today }, language)
  return { result, ms: performance.now() - begun }
}
