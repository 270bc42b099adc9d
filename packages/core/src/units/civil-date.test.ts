/** The calendar against JavaScript's own, day by day over eight centuries. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cases } from '../../../../test/support/tier.ts'
import { type CivilDate, civilDate, daysBetween } from './civil-date.ts'

/** In milliseconds. */
const DAY = 86_400_000
const FIRST = Date.UTC(1600, 0, 1)
const LAST = Date.UTC(2400, 11, 31)

const iso = (time: number): string => new Date(time).toISOString().slice(0, 10)

const everyDay = Array.from({ length: (LAST - FIRST) / DAY + 1 }, (_, index) => iso(FIRST + index * DAY))

const pad = (n: number, width: number): string => String(n).padStart(width, '0')

/** As a date, or a failure of the test. */
function day(text: string): CivilDate {
  const date = civilDate(text)
  if (!date) throw new Error(`${text} is not a date`)
  return date
}

describe('civilDate and daysBetween from 1600 to 2400', () => {
  it('accepts every day and counts its distance from the first', () => {
    expect(everyDay).toHaveLength(2 * 146_097 + 366) // two cycles of 400 years, and 2400
    const origin = day('1600-01-01')
    const wrong = everyDay.filter(
      (text, index) => civilDate(text) !== text || daysBetween(origin, text as CivilDate) !== index,
    )
    expect(wrong).toEqual([])
  })

  it('refuses every other day and month number', () => {
    const days = new Set(everyDay)
    const wrong: string[] = []
    for (let year = 1600; year <= 2400; year += 1) {
      for (let month = 0; month <= 13; month += 1) {
        for (let date = 0; date <= 32; date += 1) {
          const text = `${year}-${pad(month, 2)}-${pad(date, 2)}`
          if ((civilDate(text) !== undefined) !== days.has(text)) wrong.push(text)
        }
      }
    }
    expect(wrong).toEqual([])
  })
})

describe('daysBetween in the years 1 to 9999', () => {
  const anyDay = fc
    .noBias(fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true }))
    .map((date) => iso(date.getTime()))

  it('matches the calendar of JavaScript in both directions', () => {
    fc.assert(
      fc.property(anyDay, anyDay, (from, to) => {
        const wanted = (Date.parse(to) - Date.parse(from)) / DAY
        expect(daysBetween(day(from), day(to))).toBe(wanted)
        expect(daysBetween(day(to), day(from)) + wanted).toBe(0)
      }),
      cases(20_000),
    )
  })
})

describe('civilDate', () => {
  it.each(['2024-02-29', '2000-02-29', '1600-02-29', '0004-02-29', '0001-01-01', '9999-12-31'])(
    'accepts %s',
    (text) => {
      expect(civilDate(text)).toBe(text)
    },
  )

  it.each([
    '2026-02-29',
    '1900-02-29',
    '2100-02-29',
    '2026-02-30',
    '2026-04-31',
    '2026-00-10',
    '2026-13-01',
    '2026-01-00',
    '2026-01-32',
  ])('refuses %s, which is not in the calendar', (text) => expect(civilDate(text)).toBeUndefined())

  it.each([
    '',
    '2026-1-1',
    '26-01-01',
    '02026-01-01',
    '0000-01-01',
    '+2026-01-01',
    '-2026-01-01',
    '2026/01/01',
    '20260101',
    '2026-01',
    '2026-01-01T00:00',
    '2026-01-01Z',
    ' 2026-01-01',
    '2026-01-01 ',
    '2026-01-01\n',
    '\n2026-01-01',
    '2026-01-01\n2026-01-01',
    '2026-01-01\u0000',
    '2026\u221201\u221201', // minus signs
    '\uFF12\uFF10\uFF12\uFF16-01-01', // full-width digits
    '\u0662\u0660\u0662\u0666-01-01', // Arabic digits
    '2026-01-01\u2028',
    '2026-0x-01',
    '2e26-01-01',
    '2026- 1-01',
    '2026-+1-01',
  ])('refuses %j, which is not in the form YYYY-MM-DD', (text) => expect(civilDate(text)).toBeUndefined())

  it('counts a leap day in 2000 but not in 1900', () => {
    expect(daysBetween(day('1900-02-28'), day('1900-03-01'))).toBe(1)
    expect(daysBetween(day('2000-02-28'), day('2000-03-01'))).toBe(2)
    expect(daysBetween(day('2024-02-28'), day('2024-03-01'))).toBe(2)
    expect(daysBetween(day('2024-03-01'), day('2024-02-28'))).toBe(-2)
  })
})
