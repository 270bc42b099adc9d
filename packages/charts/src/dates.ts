import type { Language } from '@denier/core'

const locales = { fr: 'fr-FR', en: 'en-GB' } as const

const inWords = (iso: string, language: Language, options: Intl.DateTimeFormatOptions): string => {
  const day = new Date(iso)
  if (Number.isNaN(day.getTime())) return iso
  return new Intl.DateTimeFormat(locales[language], { timeZone: 'UTC', ...options }).format(day)
}

/** A day as people write it. @example dateInWords('2026-11-21', 'en') // '21 Nov 2026'; in French '21/11/2026' */
export const dateInWords = (iso: string, language: Language): string =>
  language === 'fr'
    ? iso.split('-').reverse().join('/')
    : inWords(iso, language, { day: 'numeric', month: 'short', year: 'numeric' })

/** A month of the past. @example monthInWords('2008-10', 'fr') // 'octobre 2008' */
export const monthInWords = (iso: string, language: Language): string =>
  inWords(iso, language, { month: 'long', year: 'numeric' })
