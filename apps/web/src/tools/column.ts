import type { Field, Language } from '@denier/core'
import { formatColumn, isAmount, withoutZeroCents } from '@denier/prose'

/** In euros: a column that reaches this amount is written without cents. */
const WITHOUT_CENTS = 1_000

/**
 * Formats the figures of a column with the same number of decimals; lengths of time in years and months. Used by `tornado.tsx`.
 * @example columnOf(euros({ label }), [12345.67, 8.9], 'fr') // ['12 346 €', '9 €']
 */
export function columnOf(
  field: Field,
  values: readonly (number | null)[],
  language: Language,
): readonly string[] {
  const largest = Math.max(...values.map((value) => Math.abs(value ?? 0)))
  if (!isAmount(field) || largest < WITHOUT_CENTS) return formatColumn(field, values, language)
  const whole = values.map((value) => (value === null ? null : Math.round(value) + 0))
  return formatColumn(field, whole, language).map(withoutZeroCents)
}
