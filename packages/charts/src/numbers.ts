import type { Language } from '@denier/core'

const locales = { fr: 'fr-FR', en: 'en-GB' } as const

const made = new Map<string, Intl.NumberFormat>()

/** A number format of a language; each is made once, since making one costs far more than using it. */
export function numberFormat(language: Language, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = language + JSON.stringify(options)
  const known = made.get(key)
  if (known) return known
  // What rounds to zero has no sign.
  const format = new Intl.NumberFormat(locales[language], { signDisplay: 'negative', ...options })
  made.set(key, format)
  return format
}
