import type { AnalysisName, Answer, CivilDate, Language, Question } from '@denier/core'

/** A question that would keep the serving loop from others: what another thread needs to answer it. */
export interface Job {
  /** The simulator's name. */
  readonly name: string
  readonly analysis: AnalysisName
  /** Judged already: it comes from the parser of the analysis. */
  readonly question: Question
  readonly today: CivilDate
  readonly language: Language
}

/**
 * Answers a question so that nobody else waits for it: on a thread, or where it is too short for one in a later turn of
 * the serving loop.
 * @param steps how much work it is.
 * @param here answers it where it is called.
 */
export type Aside = (job: Job, steps: number, here: () => Answer) => Promise<Answer>

/** Seconds after which a question that was refused for want of a thread has a fair chance, at every door. */
export const RETRY_AFTER_S = 2

/**
 * Steps above which a question has a turn of the serving loop for itself: it takes a quarter of a millisecond to some tens
 * of them, and sixty-four that arrive together would otherwise be answered in one turn, while nobody else is heard.
 */
export const A_WHILE = 5_000

/**
 * Steps of a path above which a question is answered on a thread. A step costs some nanoseconds: below, an answer takes a
 * few milliseconds at the most, which is less than what a thread would cost.
 */
export const LONG = 500_000
