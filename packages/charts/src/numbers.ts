import type { Language } from '@denier/core'

const locales = { fr: 'fr-FR', en: 'en-GB' } as const

const made = new Map<string, Intl.NumberFormat>()

/** Before what is less than nothing, as people print it: as wide as a plus, and no line ends behind it. */
export const MINUS = '\u2212'

/** What the minus of a keyboard becomes where people read. @example printed('-5') // '−5' */
export const printed = (number: string): string => number.replace('-', MINUS)

/**
 * A number as a language writes it, with the minus that people print. Each format is made once, since making one costs
 * far more than using it.
 * @example written(-5, 'fr', { maximumFractionDigits: 2 }) // '−5'
 */
export function written(value: number, language: Language, options: Intl.NumberFormatOptions): string {
  const key = language + JSON.stringify(options)
  const known = made.get(key)
  // What rounds to zero has no sign.
  const format = known ?? new Intl.NumberFormat(locales[language], { signDisplay: 'negative', ...options })
  if (!known) made.set(key, format)
  return printed(format.format(value))
}
