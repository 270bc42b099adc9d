import { expect, it } from 'vitest'
import { dayInWords } from './day-in-words.ts'

it.each([
  ['2026-01-01', '1er janvier 2026', '1 January 2026'],
  ['2026-08-05', '5 août 2026', '5 August 2026'],
  ['1999-12-31', '31 décembre 1999', '31 December 1999'],
])('writes with dayInWords the day %s in both languages', (day, fr, en) => {
  expect([dayInWords(day, 'fr'), dayInWords(day, 'en')]).toEqual([fr, en])
})
