import {
  type Analysis,
  type AnalysisName,
  type Answer,
  type AnswerQuestion,
  analyses,
  type CivilDate,
  type Computed,
  type Explication,
  type Language,
  type Question,
  type Simulator,
  unreplayedClaims,
} from '@denier/core'
import { OWN_TURN_COST_UNITS, type RunInWorker } from './run-in-worker.ts'

/** One analysis of one simulator. A long one runs in a worker. Used by `analysis-resource.ts`. */
export interface SimulatorAnalysis {
  readonly simulator: Simulator
  readonly kind: AnalysisName
  readonly analysis: Analysis
  /**
   * Synchronous unless a worker runs it or its code is imported first. @throws Busy, as a rejection, when the queue
   * is full.
   */
  readonly answer: (question: Question, today: CivilDate, language: Language) => Answer | Promise<Answer>
  /** The unrounded result; undefined for a question that a worker runs, or an analysis without one. */
  readonly compute: (question: Question, today: CivilDate, language: Language) => Computed | undefined
}

/** How analyses are run. */
export interface AnalysisSettings {
  /** Runs long analyses; without it, they run in the calling thread. */
  readonly runInWorker?: RunInWorker | undefined
  /**
   * Called for an explication of which some formulas, computed again, did not give the figures that they explain.
   * `claims` are the names of these steps, which it shows without derivation.
   */
  readonly onUnreplayed?: ((simulator: string, claims: readonly string[]) => void) | undefined
}

/**
 * Prepares an analysis of a simulator for handlers: a short question is answered in this thread, a long one in a
 * worker. Used by `routes/api-routes.ts`.
 */
export function simulatorAnalysis(
  simulator: Simulator,
  kind: AnalysisName,
  { runInWorker, onUnreplayed }: AnalysisSettings = {},
): SimulatorAnalysis {
  const analysis: Analysis = analyses[kind](simulator)
  const { name } = simulator.contract
  const isLong = (question: Question): boolean => analysis.costUnits(question) > OWN_TURN_COST_UNITS
  const report = (answer: Answer): Answer => {
    const claims = kind === 'explication' ? unreplayedClaims(answer.data as unknown as Explication) : []
    if (claims.length > 0) onUnreplayed?.(name, claims)
    return answer
  }
  return {
    simulator,
    kind,
    analysis,
    answer: (question, today, language) => {
      const here = () => analysis.answer(question, { today }, language)
      const costUnits = runInWorker ? analysis.costUnits(question) : 0
      const run = () =>
        runInWorker && costUnits > OWN_TURN_COST_UNITS
          ? runInWorker({ name, analysis: kind, question, today, language }, costUnits, here)
          : here()
      // only an explication has claims to report, and it always imports code
      return analysis.importsCode ? analysis.load(question).then(run).then(report) : run()
    },
    compute: (question, today, language) =>
      runInWorker && isLong(question) ? undefined : analysis.compute?.(question, { today }, language),
  }
}

/** Runs any analysis of any simulator, for the pages and the tools. Used by `service.ts`. */
export function createAnswerQuestion(settings: AnalysisSettings): AnswerQuestion {
  const known = new Map<string, SimulatorAnalysis>()
  return (simulator, kind, question, today, language) => {
    const key = `${simulator.contract.name} ${kind}`
    const one = known.get(key) ?? simulatorAnalysis(simulator, kind, settings)
    known.set(key, one)
    return one.answer(question, today, language)
  }
}
