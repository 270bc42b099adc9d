import { type Field, kinds, type Language } from '@denier/core'
import { say } from './language.ts'

/** What an argument may be, as data: the lines of its field that matter to who got it wrong. */
export interface Accepted {
  readonly label: string
  readonly type: string
  readonly unit?: string
  readonly min?: number
  readonly max?: number
  readonly choices?: readonly (string | number)[]
  readonly default?: unknown
}

export function acceptedOf(field: Field, language: Language): Accepted {
  const { json, unit } = kinds[field.kind]
  const { min, max, among } = field
  const choices = field.choices ? Object.keys(field.choices) : among
  return {
    label: say(field.label, language),
    type: json,
    ...(unit !== undefined && { unit }),
    ...(min !== undefined && !among && { min }),
    ...(max !== undefined && !among && { max }),
    ...(choices && { choices }),
    ...(field.default !== undefined && { default: field.default }),
  }
}

/**
 * The same as people read it.
 * @param isSaid whether the choices have been said already.
 * @example 'number in %/year, -5 to 30, 0 by default'
 */
export function acceptedText(accepted: Accepted, isSaid: boolean): string {
  const { type, unit, min, max, choices, default: byDefault } = accepted
  return [
    unit === undefined ? type : `${type} in ${unit}`,
    choices && !isSaid && `one of ${choices.join(', ')}`,
    min !== undefined && max !== undefined && `${min} to ${max}`,
    min !== undefined && max === undefined && `at least ${min}`,
    min === undefined && max !== undefined && `at most ${max}`,
    byDefault !== undefined && `${String(byDefault)} by default`,
  ]
    .filter(Boolean)
    .join(', ')
}
