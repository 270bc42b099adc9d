import { inquiries, readQuery, type Simulator } from '@denier/core'
import type { Reply } from '../model/page-state.ts'
import type { AnalysisJob } from './worker-protocol.ts'

/**
 * Parses and runs an analysis of a simulator, as the service does. In a module of its own, loaded on demand: it brings
 * goal seek and sensitivity, which most visits do not use.
 * @example await runAnalysis(cagr, { inquiry: 'sensibilite', query: 'duree=8&…&cible=resume.cagr', today, language: 'fr' })
 */
export async function runAnalysis(
  simulator: Simulator,
  { inquiry: kind, query, today, language }: AnalysisJob,
): Promise<Reply> {
  const inquiry = inquiries[kind](simulator)
  const read = inquiry.reader({}).fromQuery(readQuery(query))
  if (!read.ok) return read
  await inquiry.ready(read.question)
  return { ok: true, answer: inquiry.answer(read.question, { today }, language) }
}
