import type { ParsedQuestion, QuestionParser } from '../../definition/analysis.ts'
import type { RangeData } from '../../definition/market-range.ts'
import type { Simulator } from '../../definition/simulator.ts'
import type { CivilDate } from '../../units/civil-date.ts'
import type { Language } from '../../units/text.ts'
import { analyses, analysesOf } from '../analyses.ts'
import { type AnswerQuestion, Busy } from '../answer-question.ts'
import { noPastReason } from './range-sentence.ts'

/** The range that goes with a simulation, and the equities that it compares with. */
export interface SimulationRange {
  readonly data: RangeData
  /** `us` or `monde`, as the hypotheses of the answer have it. */
  readonly indice: unknown
  /** Why no share of the past is known; `undefined` where one is. */
  readonly noPast: string | undefined
}

/**
 * The range that goes with a simulation. `undefined` for a simulator without one or an invalid question, and
 * where too much work is queued: the simulation can be shown alone. Exported by `@denier/core`; used by
 * `page/range.ts` of `@denier/cli`, and by `general/quotable-text.ts` and `general/simulate-tool.ts` of
 * `@denier/mcp`.
 * @param ask answers the parsed question.
 * @param read parses the parameters of the simulation with the parser of the range.
 * @example await askRange(ask, dca, (parser) => parser.fromObject({ mensuel: 1000, duree: 12 }), today, 'fr')
 */
export async function askRange(
  ask: AnswerQuestion,
  simulator: Simulator,
  read: (parser: QuestionParser<Record<never, never>>) => ParsedQuestion<Record<never, never>>,
  today: CivilDate,
  language: Language,
): Promise<SimulationRange | undefined> {
  if (!analysesOf(simulator).includes('plage')) return undefined
  const parsed = read(analyses.plage(simulator).parserFor({}))
  if (!parsed.ok) return undefined
  try {
    const { data, meta } = await ask(simulator, 'plage', parsed.question, today, language)
    return {
      data: data as unknown as RangeData,
      indice: meta.hypotheses.indice,
      noPast: noPastReason(meta.avertissements),
    }
  } catch (error) {
    if (error instanceof Busy) return undefined
    throw error
  }
}
