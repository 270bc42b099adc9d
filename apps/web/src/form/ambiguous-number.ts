import type { Field, Language, Text } from '@denier/core'
import { formatGiven, numberOf, toHuman } from '@denier/prose'

/** Three digits after the only separator, which may be a decimal point or a thousands separator: `1.234`. */
const TWO_READINGS = /^-?[1-9]\d{0,2}\.\d{3}$/

/** The number in a formatted figure, without its unit. */
const NUMBER = /\d+(?:[\s.,]\d+)*/

/**
 * The note beside a number that may have been meant a thousand times larger, when both values are valid: how
 * it was read, and how to write the other; `undefined` for any other text. The value itself is not changed.
 * Used by `number-field.tsx`.
 * @param text the typed value in the grammar of the API: `1.234`.
 */
export function ambiguityNote(field: Field, text: string, language: Language): string | undefined {
  const value = numberOf(text)
  if (value === undefined || !TWO_READINGS.test(text)) return undefined
  const { min = -Infinity, max } = field
  const other = Math.round(value * 1000)
  if (max === undefined || other > max || other < min) return undefined
  const read = formatGiven(field, value, language).replace(
    NUMBER,
    toHuman(field, text, language).replace('-', ''),
  )
  const meant = toHuman(field, String(other), language)
  return ambiguityText(read, meant)[language]
}

const ambiguityText = (read: string, meant: string): Text => ({
  fr: `Lu ${read}. Pour les milliers, écrivez ${meant}.`,
  en: `Read as ${read}. For thousands, write ${meant}.`,
})
