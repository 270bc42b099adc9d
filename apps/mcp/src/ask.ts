import {
  type Answer,
  type InquiryName,
  inquiries,
  type Language,
  type Question,
  type Simulator,
  todayInParis,
} from '@denier/core'

/**
 * Has a sound question answered: here, or wherever whoever mounts the tools prefers to compute. The series that
 * questions stand on must have been loaded.
 * @throws Busy, at once or as a rejection, when too much is being computed already.
 */
export type Ask = (
  simulator: Simulator,
  kind: InquiryName,
  question: Question,
  language: Language,
) => Answer | Promise<Answer>

/** What an `Ask` throws when too much waits already: the assistant is told when to come back. */
export class Busy extends Error {
  readonly retryAfterS: number

  constructor(retryAfterS: number) {
    super(`Too many long questions at once: try again in ${retryAfterS} seconds`)
    this.retryAfterS = retryAfterS
  }
}

/** Answers where it is asked. */
export const askHere: Ask = (simulator, kind, question, language) =>
  inquiries[kind](simulator).answer(question, { today: todayInParis() }, language)
