import type { Language } from './text.ts'

const MONTHS: Readonly<Record<Language, string>> = {
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
  en: 'January February March April May June July August September October November December',
}

/**
 * A day with its month in words. Exported by `@denier/core`; used by `explication/describe-names.ts`, and by
 * `figure-formatter.ts` and `format-date.ts` of `@denier/prose`.
 * @param iso a day, YYYY-MM-DD.
 * @example dayInWords('2026-01-01', 'fr') // '1er janvier 2026'
 */
export function dayInWords(iso: string, language: Language): string {
  const [year, month, day] = iso.split('-').map(Number)
  const ordinal = day === 1 && language === 'fr' ? '1er' : day
  return `${ordinal} ${MONTHS[language].split(' ')[Number(month) - 1]} ${year}`
}
