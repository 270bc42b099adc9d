import type { CivilDate } from '../units/civil-date.ts'

/**
 * What `simulate` may read besides its parameters. Simulators read no clock, so it holds the day. Exported by
 * `@denier/core`; used by `analysis.ts`, `explanation.ts`, `simulator.ts`,
 * `explanation/compile-explanation.ts` and others in `simulateurs` and `analyses`.
 */
export interface SimulationContext {
  /** The day whose law applies: the current day in Paris unless the question comes with another. */
  readonly today: CivilDate
}
