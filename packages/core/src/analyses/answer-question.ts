import type { Analysis, Question } from '../definition/analysis.ts'
import type { Answer, Simulator } from '../definition/simulator.ts'
import type { CivilDate } from '../units/civil-date.ts'
import type { Language } from '../units/text.ts'
import { type AnalysisName, analyses } from './analyses.ts'

/**
 * Answers a valid question of an analysis (`kind`), in this thread or in a worker. The series that the
 * question needs must have been loaded. Exported by `@denier/core`; used by files of `@denier/api`,
 * `@denier/web` and `@denier/mcp`.
 * @throws Busy, at once or as a rejection, when too much work is queued already.
 */
export type AnswerQuestion = (
  simulator: Simulator,
  kind: AnalysisName,
  question: Question,
  today: CivilDate,
  language: Language,
) => Answer | Promise<Answer>

/**
 * Thrown by a service when too many long questions are queued; the client may try again after `retryAfterS` seconds.
 * Exported by `@denier/core`; used by `range/ask-range.ts`, by `answer/analysis-resource.ts` and
 * `worker-pool/worker-pool.ts` of `@denier/api`, by `create-server.ts` of `@denier/mcp`, and by `server/handler.ts`
 * and `server/question.ts` of `@denier/web`.
 */
export class Busy extends Error {
  readonly retryAfterS: number

  constructor(retryAfterS: number) {
    super(`Too many long questions at once: try again in ${retryAfterS} seconds`)
    this.retryAfterS = retryAfterS
  }
}

/**
 * Answers in the calling thread, which is blocked meanwhile. It returns a promise only where the analysis
 * imports code, and never throws `Busy`. Exported by `@denier/core`; used by `page/range.ts` of
 * `@denier/cli`, and by `stdio.ts` of `@denier/mcp`.
 */
export const answerInProcess: AnswerQuestion = (simulator, kind, question, today, language) => {
  const analysis: Analysis = analyses[kind](simulator)
  const answer = () => analysis.answer(question, { today }, language)
  return analysis.importsCode ? analysis.load(question).then(answer) : answer()
}
