import { type Contract, type Language, type Problem, rangeParams } from '@denier/core'
import { faultOf } from '../form/problem-text.ts'
import type { FormValues } from '../model/page-state.ts'

/**
 * What is wrong with the values of a range, as the form says it of its own. Used by `server/question.ts`; imported by
 * `use-range.ts` at the first fault.
 */
export const rangeFault = (
  contract: Contract,
  problems: readonly Problem[],
  typed: FormValues,
  language: Language,
): string => {
  const ranged = { ...contract, params: { ...contract.params, ...rangeParams(contract) } }
  return problems
    .map((problem) => faultOf(ranged, problem, typed[problem.field] ?? '', language).labelledText)
    .join(' ')
}
