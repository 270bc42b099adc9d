import { expect, it } from 'vitest'
import { formatDay, formatLongDay, formatMonth, isoDay } from './format-date.ts'

it.each([
  ['2025-01-01', '01/01/2025', '1 Jan 2025', '1er janvier 2025', '1 January 2025'],
  ['2026-11-21', '21/11/2026', '21 Nov 2026', '21 novembre 2026', '21 November 2026'],
])('formats the day %s with formatDay and formatLongDay', (day, fr, en, longFr, longEn) => {
  expect([formatDay(day, 'fr'), formatDay(day, 'en')]).toEqual([fr, en])
  expect([formatLongDay(day, 'fr'), formatLongDay(day, 'en')]).toEqual([longFr, longEn])
})

it.each(['soon', 'not-a-date', '2026-13-45'])(
  'returns %s, which is not a date, unchanged from formats of days',
  (text) => {
    for (const language of ['fr', 'en'] as const)
      expect([formatDay, formatLongDay, formatMonth].map((format) => format(text, language))).toEqual([
        text,
        text,
        text,
      ])
  },
)

it.each([
  [20_261_125, '2026-11-25'],
  [9_991_231, '0999-12-31'],
  [10_101, '0001-01-01'],
])('gives with isoDay the ISO date of the number %i', (day, iso) => expect(isoDay(day)).toBe(iso))
