import { analyses, attempt, readQuery, type Simulator } from '@denier/core'
import type { Reply } from '../model/page-state.ts'
import { rangeNames } from '../model/range-values.ts'
import type { AnalysisJob } from './worker-protocol.ts'

/**
 * Parses and runs an analysis of a simulator, as the service does. In a module of its own, loaded on demand:
 * it brings goal seek and sensitivity, which most visits do not use. Called in the worker; on the page where
 * there is none. Called by `page/page-controller.ts` and `analysis-worker.ts`.
 * @example await runAnalysis(cagr, { analysis: 'sensibilite', query: 'duree=8&…&cible=resume.cagr', today, language: 'fr' })
 */
export async function runAnalysis(
  simulator: Simulator,
  { analysis: kind, query, today, language }: AnalysisJob,
): Promise<Reply> {
  const analysis = analyses[kind](simulator)
  const given = new Map(readQuery(query))
  // the values of the page include those of its range, which other analyses refuse
  if (kind !== 'plage') for (const name of rangeNames(simulator.contract)) given.delete(name)
  const read = analysis.parserFor({}).fromQuery(given)
  if (!read.ok) return read
  await analysis.load(read.question)
  return attempt(() => analysis.answer(read.question, { today }, language))
}
