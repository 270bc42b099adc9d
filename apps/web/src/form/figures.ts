import { formatGiven } from '@denier/charts'
import { type Field, kinds, type Language } from '@denier/core'
import { numberOf } from '../app/human.ts'

/** A value as a sentence has it: whole amounts without cents. @example spoken(capital, 1e9, 'fr') // '1 000 000 000 €' */
export const spoken = (field: Field, value: unknown, language: Language): string =>
  formatGiven(field, value, language).replace(/[.,]00(?!\d)/, '')

/** What is typed as a sentence has it; itself where it is not understood. */
export function spokenText(field: Field, text: string, language: Language): string {
  const { json } = kinds[field.kind]
  if (json === 'boolean')
    return text === 'true' || text === 'false' ? spoken(field, text === 'true', language) : text
  return spoken(field, json === 'string' ? text : (numberOf(text) ?? text), language) || text
}

/** What stands in a form where nothing is typed. */
export const defaultText = ({ default: value }: Field): string => (value === undefined ? '' : String(value))
