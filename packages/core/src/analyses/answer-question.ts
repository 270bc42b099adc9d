import type { Question } from '../definition/analysis.ts'
import type { Answer, Simulator } from '../definition/simulator.ts'
import type { CivilDate } from '../units/civil-date.ts'
import type { Language } from '../units/text.ts'
import { type AnalysisName, analyses } from './analyses.ts'

/**
 * Answers a valid question: in this call, or elsewhere when it takes long. The series that the question needs must
 * have been loaded.
 * @throws Busy, at once or as a rejection, when too much work is queued already.
 */
export type AnswerQuestion = (
  simulator: Simulator,
  kind: AnalysisName,
  question: Question,
  today: CivilDate,
  language: Language,
) => Answer | Promise<Answer>

/** Too many long questions are queued: the client is told when to try again. */
export class Busy extends Error {
  readonly retryAfterS: number

  constructor(retryAfterS: number) {
    super(`Too many long questions at once: try again in ${retryAfterS} seconds`)
    this.retryAfterS = retryAfterS
  }
}

/** Answers in this call, whatever it takes. */
export const answerInProcess: AnswerQuestion = (simulator, kind, question, today, language) =>
  analyses[kind](simulator).answer(question, { today }, language)
