import type { CivilDate } from '../units/civil-date.ts'

/**
 * What `simulate` may know besides its parameters: there is no clock in the core.
 * Used by `explanation.ts` and `simulator.ts`.
 */
export interface SimulationContext {
  readonly today: CivilDate
}
