import { type Answer, catalogue, inquiries, loadHistory, type Simulator } from '@denier/core'
import type { Job } from '../answer/aside.ts'

/** The thread that answers long questions, with the same simulators as the service. */
await loadHistory()

const simulators = new Map<string, Simulator>(
  catalogue.map((simulator) => [simulator.contract.name, simulator]),
)

export default function answer({ name, inquiry, question, today, language }: Job): Answer {
  const simulator = simulators.get(name)
  if (!simulator) throw new Error(`no simulator ${name}`)
  return inquiries[inquiry](simulator).answer(question, { today }, language)
}
