import type { CivilDate } from '../units/civil-date.ts'

/**
 * What `simulate` may know besides its parameters: there is no clock in the core. Exported by `@denier/core`; used by
 * `analysis.ts`, `explanation.ts`, `simulator.ts`, `explanation/compile-explanation.ts` and 23 more in `simulateurs`
 * and `analyses`.
 */
export interface SimulationContext {
  readonly today: CivilDate
}
