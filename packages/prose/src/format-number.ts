import type { Language } from '@denier/core'
import { locales } from './locales.ts'

/**
 * U+2212: as wide as a plus, and no line breaks after it as one may after a hyphen. Used by `format-axis.ts` and
 * `format-figure.ts`.
 */
export const MINUS = '\u2212'

/** By language and options. */
const formats = new Map<string, Intl.NumberFormat>()

/** Replaces the hyphen of a negative number that is already written. @example withMinusSign('-5') // '−5' */
const withMinusSign = (number: string): string => number.replace('-', MINUS)

/**
 * Formats a number in a language, with a minus sign rather than a hyphen. Formats are cached: creating one costs
 * about a thousand uses. Exported by `@denier/prose`; used by `figure-formatter.ts`, `format-axis.ts`,
 * `format-figure.ts`, `batch/progress.ts` of `@denier/cli` and others in `@denier/cli`, `@denier/web` and
 * `@denier/note`.
 * @example formatNumber(-5, 'fr', { maximumFractionDigits: 2 }) // '−5'
 */
export function formatNumber(value: number, language: Language, options: Intl.NumberFormatOptions): string {
  const key = language + JSON.stringify(options)
  const known = formats.get(key)
  // 'negative': a number that rounds to zero has no sign.
  const format = known ?? new Intl.NumberFormat(locales[language], { signDisplay: 'negative', ...options })
  if (!known) formats.set(key, format)
  return withMinusSign(format.format(value))
}
