import type { Analysis } from '../definition/analysis.ts'
import type { Simulator } from '../definition/simulator.ts'
import { explicationOf } from './explication/explication.ts'
import { goalSeekOf } from './goal-seek/goal-seek.ts'
import { rangeOf } from './range/range.ts'
import { sensitivityOf } from './sensitivity/sensitivity.ts'
import { simulationOf } from './simulation.ts'

/**
 * The functions that make an analysis of a simulator, by the last part of its address: simulation, goal seek,
 * sensitivity, range and explication. Exported by `@denier/core`;
 * used by `answer-question.ts`, `range/ask-range.ts`, `simulate.ts`, `answer/endpoint-query.ts` of `@denier/api` and
 * others in other packages.
 */
export const analyses = {
  simulation: simulationOf,
  resolution: goalSeekOf,
  sensibilite: sensitivityOf,
  plage: rangeOf,
  explication: explicationOf,
} as const satisfies Record<string, (simulator: Simulator) => Analysis>

/** The name of an analysis on the wire: `plage`. Exported by `@denier/core`; used by `answer-question.ts`. */
export type AnalysisName = keyof typeof analyses

/** The analyses whose answer has a shape, as `ShapedAnalysis` does. Exported by `@denier/core`. */
export type ShapedAnalysisName = Exclude<AnalysisName, 'explication'>

/**
 * The analyses that a simulator has: an explication only where its explanation is written, and a range only where its
 * contract declares one, and its past is replayed. Exported by `@denier/core`; used by `range/ask-range.ts`,
 * `answer/endpoints.ts` of `@denier/api`, `arguments/validate-arguments.ts` of `@denier/cli`, `create-tools.ts` of
 * `@denier/mcp` and others in `@denier/mcp` and `@denier/web`.
 */
export const analysesOf = ({ loadExplanation, loadReplay }: Simulator): readonly AnalysisName[] =>
  (Object.keys(analyses) as AnalysisName[]).filter(
    (name) => (name !== 'explication' || loadExplanation) && (name !== 'plage' || loadReplay),
  )
