import type { Analysis } from '../definition/analysis.ts'
import type { Simulator } from '../definition/simulator.ts'
import { goalSeekOf } from './goal-seek/goal-seek.ts'
import { sensitivityOf } from './sensitivity/sensitivity.ts'
import { simulationOf } from './simulation.ts'

/** The analyses of a simulator, by the last part of their address; the first is the simulation itself. */
export const analyses = {
  simulation: simulationOf,
  resolution: goalSeekOf,
  sensibilite: sensitivityOf,
} as const satisfies Record<string, (simulator: Simulator) => Analysis>

export type AnalysisName = keyof typeof analyses
