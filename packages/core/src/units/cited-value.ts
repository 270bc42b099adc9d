import type { Text } from './text.ts'

/**
 * A value that a step of an explanation reads or gives; `null` where it does not exist. Used by
 * `explanation/agreement.ts`, `explanation/calculation-text.ts`, `explanation/changes-sign.ts`,
 * `explanation/compile-explanation.ts` and others in `analyses`, `definition` and `legislation`.
 */
export type StepValue = number | string | boolean | null

/**
 * A value that the law sets, as formulas of explanations read it: `name` is its name in formulas.
 * `legislation/citation.ts` makes them. Used by `explanation/compile-explanation.ts`, `explanation/names.ts`,
 * `explication/describe-names.ts`, `explication/explained-inputs.ts` and others in `simulateurs`, `legislation` and
 * `definition`.
 */
export interface CitedValue {
  readonly name: string
  /** Its identifier, as chapter and file: `impot-revenu/decote-taux`. */
  readonly key: string
  /** Its name for readers. */
  readonly label: Text
  /** In `unit`. */
  readonly value: StepValue
  /** The rows of a scale, in place of a value: a formula reads it as a table. */
  readonly rows?: readonly Readonly<Record<string, StepValue>>[]
  /** `EUR`, `fraction` (0.3 is 30 %), `years`… */
  readonly unit: string
  /** The title of the article. */
  readonly text: string
  /** The address of the article. */
  readonly url: string
  /** The first day on which the value holds, `YYYY-MM-DD`. */
  readonly since: string
  /** The day on which the value was last compared with the article, `YYYY-MM-DD`. */
  readonly checkedOn: string
  /**
   * What sets the value: a text of law, the tax administration's comments, custom, or our interpretation of a text.
   */
  readonly status: 'texte' | 'doctrine' | 'usage' | 'lecture'
}
