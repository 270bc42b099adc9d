import { dayInWords, type Language } from '@denier/core'
import { locales } from './locales.ts'

/** Whether a text is an ISO date or a month. */
const isDate = (iso: string): boolean => !Number.isNaN(Date.parse(iso))

/** Formats an ISO date, or a month `YYYY-MM`; a text that is neither is returned unchanged. */
function formatWith(iso: string, language: Language, options: Intl.DateTimeFormatOptions): string {
  if (!isDate(iso)) return iso
  return new Intl.DateTimeFormat(locales[language], { timeZone: 'UTC', ...options }).format(new Date(iso))
}

/**
 * Formats an ISO date; a text that is not one is returned unchanged. For figures that are days, in pages and the
 * command. Called by `format-figure.ts`.
 * @example formatDay('2026-11-21', 'en') // '21 Nov 2026'; in French '21/11/2026'
 */
export const formatDay = (iso: string, language: Language): string =>
  language === 'fr' && isDate(iso)
    ? iso.replace(/^(\d+)-(\d+)-(\d+)$/, '$3/$2/$1')
    : formatWith(iso, language, { day: 'numeric', month: 'short', year: 'numeric' })

/**
 * The ISO date of a day as formulas compare it, a number of the form YYYYMMDD. Exported by `@denier/prose`; used by
 * `format-cell.ts` of `@denier/note` and by `explanation/format-value.ts` of `@denier/web`.
 * @example isoDay(20_261_125) // '2026-11-25'
 */
export const isoDay = (day: number): string =>
  String(day)
    .padStart(8, '0')
    .replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3')

/**
 * Formats an ISO date with its month in words; a text that is not one is returned unchanged. Exported by
 * `@denier/prose`; used by `general/quotable-text.ts` of `@denier/mcp`, and by `build/law.mjs`,
 * `explanation/law-texts.tsx` and `pages/note.tsx` of `@denier/web`.
 * @example formatLongDay('2025-01-01', 'fr') // '1er janvier 2025'
 */
export const formatLongDay = (iso: string, language: Language): string =>
  isDate(iso) ? dayInWords(iso, language) : iso

/**
 * Formats a month `YYYY-MM`; a text that is not one is returned unchanged. Used by `format-figure.ts`.
 * @example formatMonth('2008-10', 'fr') // 'octobre 2008'
 */
export const formatMonth = (iso: string, language: Language): string =>
  formatWith(iso, language, { month: 'long', year: 'numeric' })
