import { type Field, kinds, type Language } from '@denier/core'
import { translate } from './language.ts'

/** The values that an argument accepts, as data for an error. Used by `error-result.ts` and `fault-result.ts`. */
export interface AcceptedValues {
  readonly label: string
  readonly type: string
  readonly unit?: string
  readonly min?: number
  readonly max?: number
  readonly choices?: readonly (string | number)[]
  readonly default?: unknown
}

/** The accepted values of an argument, from its field. A range is left out where the values are listed. */
export function acceptedValuesOf(field: Field, language: Language): AcceptedValues {
  const { json, unit } = kinds[field.kind]
  const { min, max, among } = field
  const choices = field.choices ? Object.keys(field.choices) : among
  return {
    label: translate(field.label, language),
    type: json,
    ...(unit !== undefined && { unit }),
    ...(min !== undefined && !among && { min }),
    ...(max !== undefined && !among && { max }),
    ...(choices && { choices }),
    ...(field.default !== undefined && { default: field.default }),
  }
}

/**
 * The accepted values as text.
 * @param areListed whether the message lists the choices already.
 * @example 'number in %/year, -5 to 30, 0 by default'
 */
export function formatAcceptedValues(accepted: AcceptedValues, areListed: boolean): string {
  const { type, unit, min, max, choices, default: byDefault } = accepted
  return [
    unit === undefined ? type : `${type} in ${unit}`,
    choices && !areListed && `one of ${choices.join(', ')}`,
    min !== undefined && max !== undefined && `${min} to ${max}`,
    min !== undefined && max === undefined && `at least ${min}`,
    min === undefined && max !== undefined && `at most ${max}`,
    byDefault !== undefined && `${String(byDefault)} by default`,
  ]
    .filter(Boolean)
    .join(', ')
}
