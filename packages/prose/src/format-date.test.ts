import { expect, it } from 'vitest'
import { formatDay, formatLongDay, formatMonth } from './format-date.ts'

it.each([
  ['2025-01-01', '01/01/2025', '1 Jan 2025', '1er janvier 2025', '1 January 2025'],
  ['2026-11-21', '21/11/2026', '21 Nov 2026', '21 novembre 2026', '21 November 2026'],
])('formats the day %s', (day, fr, en, longFr, longEn) => {
  expect([formatDay(day, 'fr'), formatDay(day, 'en')]).toEqual([fr, en])
  expect([formatLongDay(day, 'fr'), formatLongDay(day, 'en')]).toEqual([longFr, longEn])
})

it('returns a text that is no date unchanged', () => {
  expect([formatMonth('soon', 'en'), formatLongDay('soon', 'en')]).toEqual(['soon', 'soon'])
})
