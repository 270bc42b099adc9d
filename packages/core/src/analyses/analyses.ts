import type { Analysis } from '../definition/analysis.ts'
import type { Simulator } from '../definition/simulator.ts'
import { explicationOf } from './explication/explication.ts'
import { goalSeekOf } from './goal-seek/goal-seek.ts'
import { sensitivityOf } from './sensitivity/sensitivity.ts'
import { simulationOf } from './simulation.ts'

/**
 * The analyses, by the last part of their address; the first is the simulation itself. Exported by `@denier/core`;
 * used by `simulate.ts`, `answer-question.ts` and 18 more in other packages.
 */
export const analyses = {
  simulation: simulationOf,
  resolution: goalSeekOf,
  sensibilite: sensitivityOf,
  explication: explicationOf,
} as const satisfies Record<string, (simulator: Simulator) => Analysis>

export type AnalysisName = keyof typeof analyses

/** Those whose answer has a shape: every simulator has them. */
export type ShapedAnalysisName = Exclude<AnalysisName, 'explication'>

/**
 * The analyses that a simulator has: an explication only where its explanation is written. Exported by
 * `@denier/core`; used by `answer/endpoints.ts` of `@denier/api`, by `arguments/validate-arguments.ts` of
 * `@denier/cli`, and by `explication-tool.ts` and `general/explain-tool.ts` of `@denier/mcp`.
 */
export const analysesOf = ({ loadExplanation }: Simulator): readonly AnalysisName[] =>
  (Object.keys(analyses) as AnalysisName[]).filter((name) => name !== 'explication' || loadExplanation)
