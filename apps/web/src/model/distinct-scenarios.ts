import type { Scenario } from './page-state.ts'

/** Whether two scenarios use the same values, typed or by default. Used by `compare/compare.tsx` and `compare/comparison.tsx`. */
export const areSameScenario = (one: Scenario, other: Scenario): boolean =>
  JSON.stringify(one.answer.meta.hypotheses) === JSON.stringify(other.answer.meta.hypotheses)

/**
 * Scenarios of a page without those that repeat an earlier one: only these are pinned and compared. Used by
 * `page/scenario-loader.ts`.
 */
export const distinctScenarios = (scenarios: readonly Scenario[]): readonly Scenario[] =>
  scenarios.filter((one, index) => !scenarios.slice(0, index).some((before) => areSameScenario(one, before)))
