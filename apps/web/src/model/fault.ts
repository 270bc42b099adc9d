import type { Contract, Language, Problem } from '@denier/core'

/** A problem as the page shows it. Used by several modules of `form`. */
export interface Fault {
  readonly field: string
  /** Beside its field. */
  readonly text: string
  /** Outside its field: the label comes first, unless the text names the field, as the sentence of a constraint does. */
  readonly labelledText: string
  /** Whether a value is missing: it may be about to be typed. */
  readonly isMissing?: boolean
}

/**
 * Describes a problem in the language of the page, with the accepted range: `faultOf` of `form/problem-text.ts`.
 * @param given the text typed.
 */
export type DescribeFault = (contract: Contract, problem: Problem, given: string, language: Language) => Fault
