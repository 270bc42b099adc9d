import type { Text } from './text.ts'

/** A value that a step reads or gives. `null` does not exist. */
export type StepValue = number | string | boolean | null

/** A value that the law sets, as a formula reads it: `name` is its name in formulas. */
export interface CitedValue {
  readonly name: string
  readonly key: string
  readonly label: Text
  readonly value: StepValue
  /** The rows of a scale, in place of a value: a formula reads it as a table. */
  readonly rows?: readonly Readonly<Record<string, StepValue>>[]
  readonly unit: string
  readonly text: string
  readonly url: string
  /** The first day on which the value holds. */
  readonly since: string
  readonly checkedOn: string
  readonly status: 'texte' | 'doctrine' | 'usage' | 'lecture'
}
