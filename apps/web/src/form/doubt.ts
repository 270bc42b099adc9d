import type { Field, Language, Text } from '@denier/core'
import { formatGiven, numberOf, toHuman } from '@denier/prose'

/** Three digits after the only mark, where thousands would have three as well. */
const TWO_READINGS = /^-?[1-9]\d{0,2}\.\d{3}$/

/** The number of a figure, without its unit: what is computed with is all that was typed. */
const NUMBER = /\d+(?:[\s.,]\d+)*/

/**
 * What is said beside a number that may have been meant a thousand times larger, where both would be accepted: how
 * it was read, and how to write the other. Nothing is changed silently, and nothing sound is refused.
 */
export function doubtOf(field: Field, text: string, language: Language): string | undefined {
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
  return doubtWords(read, meant)[language]
}

const doubtWords = (read: string, meant: string): Text => ({
  fr: `Lu ${read}. Pour les milliers, écrivez ${meant}.`,
  en: `Read as ${read}. For thousands, write ${meant}.`,
})
