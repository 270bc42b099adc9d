import { type Field, kinds, type Language } from '@denier/core'
import { translate } from './language.ts'

/**
 * The values that an argument accepts, as data for an error. Used by `error-result.ts` and `general/fault-result.ts`.
 */
export interface AcceptedValues {
  /** The label of the argument, in the language of the call. */
  readonly label: string
  /** Its JSON type. */
  readonly type: string
  /** As the contract names it: `EUR`, `%/year`. */
  readonly unit?: string
  readonly min?: number
  readonly max?: number
  readonly choices?: readonly (string | number)[]
  readonly default?: unknown
  /** Of a list: the fields of its rows. */
  readonly fields?: readonly string[]
}

/**
 * The accepted values of an argument, from its field. A range is left out where the values are listed. Used by
 * `error-result.ts`.
 */
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
    ...(field.default !== undefined && !field.list && { default: field.default }),
    ...(field.list && { fields: Object.keys(field.list.row) }),
  }
}

/** Words of the text of accepted values; `types` are by JSON type. */
const texts = {
  fr: {
    types: {
      number: 'nombre',
      integer: 'nombre entier',
      string: 'texte',
      boolean: 'true ou false',
      array: 'liste',
    },
    unit: 'en',
    fields: 'd’objets avec',
    choices: 'parmi',
    range: (min: number, max: number) => `de ${min} à ${max}`,
    min: (min: number) => `${min} au moins`,
    max: (max: number) => `${max} au plus`,
    byDefault: 'par défaut',
  },
  en: {
    types: { number: 'number', integer: 'integer', string: 'string', boolean: 'boolean', array: 'array' },
    unit: 'in',
    fields: 'of objects with',
    choices: 'one of',
    range: (min: number, max: number) => `${min} to ${max}`,
    min: (min: number) => `at least ${min}`,
    max: (max: number) => `at most ${max}`,
    byDefault: 'by default',
  },
}

/**
 * The accepted values as text. Used by `error-result.ts` and `general/fault-result.ts`.
 * @param areListed whether the message before it lists the choices already, so that they are left out.
 * @example formatAcceptedValues({ label, type: 'number', unit: '%/year', min: -5, max: 30, default: 0 }, false)
 * // 'number in %/year, -5 to 30, 0 by default'
 */
export function formatAcceptedValues(
  accepted: AcceptedValues,
  areListed: boolean,
  language: Language = 'en',
): string {
  const { unit, min, max, choices, fields, default: byDefault } = accepted
  const text = texts[language]
  const type = text.types[accepted.type as keyof typeof text.types] ?? accepted.type
  return [
    unit === undefined ? type : `${type} ${text.unit} ${unit}`,
    fields && `${text.fields} ${fields.join(', ')}`,
    choices && !areListed && `${text.choices} ${choices.join(', ')}`,
    min !== undefined && max !== undefined && text.range(min, max),
    min !== undefined && max === undefined && text.min(min),
    min === undefined && max !== undefined && text.max(max),
    byDefault !== undefined && `${String(byDefault)} ${text.byDefault}`,
  ]
    .filter(Boolean)
    .join(', ')
}
