import type { Answer, CivilDate, Language, Question, Simulator } from '@denier/core'
import type { Place } from '../pages/place.ts'

/** Answers a sound question, here or elsewhere. @throws Busy, as a rejection, when too much waits already. */
export type Ask = (
  simulator: Simulator,
  question: Question,
  today: CivilDate,
  language: Language,
) => Answer | Promise<Answer>

/** A visit to the pages: where and when, and how it is counted. */
export interface Visit extends Place {
  /** Counts a question. @returns the whole seconds to wait where it is one too many. */
  readonly admit: () => Promise<number | undefined>
}

/** Too much waits already: the figures are left to the browser. */
export class Busy extends Error {
  /** After which a question has a fair chance. */
  readonly seconds: number

  constructor(seconds: number) {
    super('too many long questions at once')
    this.seconds = seconds
  }
}
