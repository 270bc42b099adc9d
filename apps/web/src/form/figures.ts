import { type Field, kinds, type Language } from '@denier/core'
import { formatBrief, numberOf } from '@denier/prose'
import { TWICE } from '../model/address.ts'

/**
 * A value typed in a form, formatted for a sentence of the page; unchanged when it is not valid. Of a list,
 * how many rows. Used by `more.tsx` and `presets.tsx`.
 * @param text the form value, in the grammar of the API.
 */
export function sentenceText(field: Field, text: string, language: Language): string {
  if (field.list) return String(text.split(TWICE).length)
  const { json } = kinds[field.kind]
  if (json === 'boolean')
    return text === 'true' || text === 'false' ? formatBrief(field, text === 'true', language) : text
  return formatBrief(field, json === 'string' ? text : (numberOf(text) ?? text), language) || text
}

/**
 * The text of the default of a field; empty without one. Used by `choice-fields.tsx`, `more.tsx`,
 * `number-field.tsx`, `presets.tsx` and `text-fields.tsx`.
 */
export const defaultText = ({ default: value }: Field): string => (value === undefined ? '' : String(value))
