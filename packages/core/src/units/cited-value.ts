import type { Text } from './text.ts'

/**
 * A value that a step of an explanation reads or gives; `null` where it does not exist. Used by
 * `explanation/agreement.ts`, `explanation/calculation-text.ts`, `explanation/changes-sign.ts`,
 * `explanation/compile-explanation.ts` and 17 more in `analyses`, `definition` and `legislation`.
 */
export type StepValue = number | string | boolean | null

/**
 * A value that the law sets, as formulas of explanations read it: `name` is its name in formulas.
 * `legislation/citation.ts` makes them. Used by `explanation/compile-explanation.ts`, `explanation/names.ts`,
 * `explication/describe-names.ts`, `explication/explained-inputs.ts` and 11 more in `simulateurs`, `legislation` and
 * `definition`.
 */
export interface CitedValue {
  readonly name: string
  /** Chapter and file: `impot-revenu/decote-taux`. */
  readonly key: string
  readonly label: Text
  readonly value: StepValue
  /** The rows of a scale, in place of a value: a formula reads it as a table. */
  readonly rows?: readonly Readonly<Record<string, StepValue>>[]
  /** `EUR`, `fraction` (0.3 is 30 %), `years`… */
  readonly unit: string
  /** The title of the article. */
  readonly text: string
  readonly url: string
  /** The first day on which the value holds. */
  readonly since: string
  readonly checkedOn: string
  readonly status: 'texte' | 'doctrine' | 'usage' | 'lecture'
}
