import type { Contract, Language, Problem } from '@denier/core'
import { faultAway, faultOf } from '../form/problem-words.ts'
import type { Typed } from '../model/page-state.ts'

/** Tells a fault in the words of the page, with the name of the value where the words do not say it. */
export const faultIn =
  (contract: Contract, typed: Typed, language: Language) =>
  (problem: Problem): string =>
    faultAway(contract, faultOf(contract, problem, typed[problem.field] ?? '', language), language)
