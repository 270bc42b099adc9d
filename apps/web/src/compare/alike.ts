import type { Scenario } from '../app/model.ts'

/** Whether two scenarios are of the same values, however they were typed, or left to be usual. */
export const areAlike = (one: Scenario, other: Scenario): boolean =>
  JSON.stringify(one.answer.meta.hypotheses) === JSON.stringify(other.answer.meta.hypotheses)

/** Scenarios without those that say again what one before them says. */
export const apart = (scenarios: readonly Scenario[]): readonly Scenario[] =>
  scenarios.filter((one, index) => !scenarios.slice(0, index).some((before) => areAlike(one, before)))
