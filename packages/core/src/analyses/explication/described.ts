import type { StepKind } from '../../definition/explanation.ts'
import type { Field } from '../../definition/field.ts'

/**
 * How a value is named and printed. Used by `column-styles.ts`, `describe-names.ts`, `explain-step.ts`,
 * `write-calculation.ts` and others in `explication`.
 */
export interface Described {
  /** In the language of the answer. */
  readonly label: string
  readonly kind: StepKind
  /** The field of the contract, whose choices have labels. */
  readonly field: Field | undefined
}
