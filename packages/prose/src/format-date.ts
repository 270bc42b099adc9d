import type { Language } from '@denier/core'
import { locales } from './locales.ts'

function formatWith(iso: string, language: Language, options: Intl.DateTimeFormatOptions): string {
  const day = new Date(iso)
  if (Number.isNaN(day.getTime())) return iso
  return new Intl.DateTimeFormat(locales[language], { timeZone: 'UTC', ...options }).format(day)
}

/** @example formatDay('2026-11-21', 'en') // '21 Nov 2026'; in French '21/11/2026' */
export const formatDay = (iso: string, language: Language): string =>
  language === 'fr'
    ? iso.split('-').reverse().join('/')
    : formatWith(iso, language, { day: 'numeric', month: 'short', year: 'numeric' })

/** @example formatLongDay('2025-01-01', 'fr') // '1er janvier 2025' */
export function formatLongDay(iso: string, language: Language): string {
  const day = formatWith(iso, language, { dateStyle: 'long' })
  return language === 'fr' ? day.replace(/^1 /, '1er ') : day
}

/** @example formatMonth('2008-10', 'fr') // 'octobre 2008' */
export const formatMonth = (iso: string, language: Language): string =>
  formatWith(iso, language, { month: 'long', year: 'numeric' })
