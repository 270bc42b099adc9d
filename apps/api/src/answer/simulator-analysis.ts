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
import { OWN_TURN_COST_UNITS, type RunInWorker } from './run-in-worker.ts'

/** One analysis of one simulator. A long one runs in a worker. */
export interface SimulatorAnalysis {
  readonly simulator: Simulator
  readonly kind: AnalysisName
  readonly analysis: Analysis
  /** Synchronous unless a worker runs it. @throws Busy, as a rejection, when the queue is full. */
  readonly answer: (question: Question, today: CivilDate, language: Language) => Answer | Promise<Answer>
  /** The unrounded result, when it is computed synchronously. */
  readonly compute: (question: Question, today: CivilDate, language: Language) => Computed | undefined
}

/** @param runInWorker runs long analyses; without it, they run in the calling thread. */
export function simulatorAnalysis(
  simulator: Simulator,
  kind: AnalysisName,
  runInWorker?: RunInWorker,
): SimulatorAnalysis {
  const analysis = analyses[kind](simulator)
  const { name } = simulator.contract
  const isLong = (question: Question): boolean => analysis.costUnits(question) > OWN_TURN_COST_UNITS
  return {
    simulator,
    kind,
    analysis,
    answer: (question, today, language) => {
      const here = () => analysis.answer(question, { today }, language)
      const costUnits = runInWorker ? analysis.costUnits(question) : 0
      return runInWorker && costUnits > OWN_TURN_COST_UNITS
        ? runInWorker({ name, analysis: kind, question, today, language }, costUnits, here)
        : here()
    },
    compute: (question, today, language) =>
      runInWorker && isLong(question) ? undefined : analysis.compute?.(question, { today }, language),
  }
}

/** Runs any analysis of any simulator, for the pages and the tools. */
export function createAnswerQuestion(runInWorker?: RunInWorker): AnswerQuestion {
  const known = new Map<string, SimulatorAnalysis>()
  return (simulator, kind, question, today, language) => {
    const key = `${simulator.contract.name} ${kind}`
    const one = known.get(key) ?? simulatorAnalysis(simulator, kind, runInWorker)
    known.set(key, one)
    return one.answer(question, today, language)
  }
}
