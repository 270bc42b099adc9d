import {
  type Analysis,
  type AnalysisName,
  type Answer,
  type AnswerQuestion,
  analyses,
  type CivilDate,
  type Computed,
  type Language,
  type Question,
  type Simulator,
} from '@denier/core'
import { A_WHILE, type Aside } from './aside.ts'

/** One way to question one simulator, and where it is answered: here, or aside when it takes a while. */
export interface Asked {
  readonly simulator: Simulator
  readonly kind: AnalysisName
  readonly analysis: Analysis
  /** At once where it can be. @throws Busy, as a rejection, when too many long questions wait already. */
  readonly answer: (question: Question, today: CivilDate, language: Language) => Answer | Promise<Answer>
  /** What is not rounded yet, where that can be had here and at once. */
  readonly compute: (question: Question, today: CivilDate, language: Language) => Computed | undefined
}

/** @param aside where long questions are answered; without it, here. */
export function asked(simulator: Simulator, kind: AnalysisName, aside?: Aside): Asked {
  const analysis = analyses[kind](simulator)
  const { name } = simulator.contract
  const takesAWhile = (question: Question): boolean => analysis.costUnits(question) > A_WHILE
  return {
    simulator,
    kind,
    analysis,
    answer: (question, today, language) => {
      const here = () => analysis.answer(question, { today }, language)
      const steps = aside ? analysis.costUnits(question) : 0
      return aside && steps > A_WHILE
        ? aside({ name, analysis: kind, question, today, language }, steps, here)
        : here()
    },
    compute: (question, today, language) =>
      aside && takesAWhile(question) ? undefined : analysis.compute?.(question, { today }, language),
  }
}

/** Answers questions to any simulator, for the pages and the tools. */
export function createAsk(aside?: Aside): AnswerQuestion {
  const known = new Map<string, Asked>()
  return (simulator, kind, question, today, language) => {
    const key = `${simulator.contract.name} ${kind}`
    const one = known.get(key) ?? asked(simulator, kind, aside)
    known.set(key, one)
    return one.answer(question, today, language)
  }
}
