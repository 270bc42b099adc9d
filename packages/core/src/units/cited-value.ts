import type { Text } from './text.ts'

/**
 * A value that a step of an explanation reads or gives; `null` where it does not exist. Used by several modules of
 * `cout-dette`, `definition`, `legislation` and `livret-a-vs-etf` and others.
 */
export type StepValue = number | string | boolean | null

/**
 * A value that the law sets, as formulas of explanations read it: `name` is its name in formulas.
 * `legislation/citation.ts` makes them.
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
