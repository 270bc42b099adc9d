import type { Contract, Language, Problem } from '@denier/core'
import { faultOf } from '../form/problem-text.ts'
import type { FormValues } from '../model/page-state.ts'

/**
 * Returns a function that describes a problem in the language of the page, with the label of its parameter.
 * Used by `goal-seek-tool.tsx` and `sensitivity-tool.tsx`.
 */
export const faultIn =
  (contract: Contract, typed: FormValues, language: Language) =>
  (problem: Problem): string =>
    faultOf(contract, problem, typed[problem.field] ?? '', language).labelledText
