import type { Contract, Language, Problem } from '@denier/core'
import type { Typed } from '../app/model.ts'
import { faultOf } from '../form/problem-words.ts'
import { words } from './words.ts'

/** A fault in the words of the page, with the name of the value where the words do not say it. */
export const toldBy =
  (contract: Contract, typed: Typed, language: Language) =>
  (problem: Problem): string => {
    const { field, text, named } = faultOf(contract, problem, typed[problem.field] ?? '', language)
    const label = contract.params[field]?.label[language]
    return named || !label ? text : label + words.colon[language] + text
  }
