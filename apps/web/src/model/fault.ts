import type { Contract, Language, Problem } from '@denier/core'

/**
 * A problem as the page shows it. Used by `form/list-context.ts`, `form/param-field.tsx` and
 * `form/use-pause.ts`.
 */
export interface Fault {
  /** The name of the parameter, or the path of a field of a list row, as in the problem. */
  readonly field: string
  /** Beside its field. */
  readonly text: string
  /**
   * Outside its field: the label comes first, unless the text names the field, as the sentence of a
   * constraint does.
   */
  readonly labelledText: string
  /** True where a value is missing: the user may be about to type it, so its fault is shown later. */
  readonly isMissing?: boolean
}

/**
 * Describes a problem in the language of the page, with the accepted range: `faultOf` of
 * `form/problem-text.ts`. Used by `page-state.ts`, `form/problem-text.ts` and `form/use-describe-fault.ts`.
 * @param given the text typed, in the grammar of the API.
 */
export type DescribeFault = (contract: Contract, problem: Problem, given: string, language: Language) => Fault
