import type { Answer, CivilDate, InquiryName, Language, Question } from '@denier/core'

/** A question that would keep the serving loop from others: what another thread needs to answer it. */
export interface Job {
  /** The simulator's name. */
  readonly name: string
  readonly inquiry: InquiryName
  /** Judged already: it comes from the inquiry's reader. */
  readonly question: Question
  readonly today: CivilDate
  readonly language: Language
}

/**
 * Answers a question elsewhere than on the serving loop.
 * @param steps how much work it is.
 */
export type Aside = (job: Job, steps: number) => Promise<Answer>

/** What is thrown when too much waits already; the client is told to come back. */
export class TooBusy extends Error {}

/** Seconds after which a question that was refused for want of a thread has a fair chance, at every door. */
export const RETRY_AFTER_S = 2

/**
 * Steps of a path above which a question is answered aside. A step costs some nanoseconds: below, an answer takes a
 * few milliseconds at the most, which is less than what a thread would cost.
 */
export const LONG = 500_000
