import { type Field, kinds, type Language } from '@denier/core'
import { formatBrief, numberOf } from '@denier/prose'

/** What is typed as a sentence has it; itself where it is not understood. */
export function spokenText(field: Field, text: string, language: Language): string {
  const { json } = kinds[field.kind]
  if (json === 'boolean')
    return text === 'true' || text === 'false' ? formatBrief(field, text === 'true', language) : text
  return formatBrief(field, json === 'string' ? text : (numberOf(text) ?? text), language) || text
}

/** What stands in a form where nothing is typed. */
export const defaultText = ({ default: value }: Field): string => (value === undefined ? '' : String(value))
