import {
  type Answer,
  type Ask,
  type CivilDate,
  type Computed,
  type Inquiry,
  type InquiryName,
  inquiries,
  type Language,
  type Question,
  type Simulator,
} from '@denier/core'
import { A_WHILE, type Aside } from './aside.ts'

/** One way to question one simulator, and where it is answered: here, or aside when it takes a while. */
export interface Asked {
  readonly simulator: Simulator
  readonly kind: InquiryName
  readonly inquiry: Inquiry
  /** At once where it can be. @throws Busy, as a rejection, when too many long questions wait already. */
  readonly answer: (question: Question, today: CivilDate, language: Language) => Answer | Promise<Answer>
  /** What is not rounded yet, where that can be had here and at once. */
  readonly compute: (question: Question, today: CivilDate, language: Language) => Computed | undefined
}

/** @param aside where long questions are answered; without it, here. */
export function asked(simulator: Simulator, kind: InquiryName, aside?: Aside): Asked {
  const inquiry = inquiries[kind](simulator)
  const { name } = simulator.contract
  const takesAWhile = (question: Question): boolean => inquiry.steps(question) > A_WHILE
  return {
    simulator,
    kind,
    inquiry,
    answer: (question, today, language) => {
      const here = () => inquiry.answer(question, { today }, language)
      const steps = aside ? inquiry.steps(question) : 0
      return aside && steps > A_WHILE
        ? aside({ name, inquiry: kind, question, today, language }, steps, here)
        : here()
    },
    compute: (question, today, language) =>
      aside && takesAWhile(question) ? undefined : inquiry.compute?.(question, { today }, language),
  }
}

/** Answers questions to any simulator, for the pages and the tools. */
export function createAsk(aside?: Aside): Ask {
  const known = new Map<string, Asked>()
  return (simulator, kind, question, today, language) => {
    const key = `${simulator.contract.name} ${kind}`
    const one = known.get(key) ?? asked(simulator, kind, aside)
    known.set(key, one)
    return one.answer(question, today, language)
  }
}
