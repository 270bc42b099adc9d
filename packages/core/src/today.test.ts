import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cases } from '../../../test/support/tier.ts'
import { todayInParis } from './today.ts'

/** The day in Paris by the tables of time zones alone. */
const inParis = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris' })

describe('todayInParis', () => {
  it.each([
    ['2026-11-20T22:59:59.999Z', '2026-11-20'], // winter: one hour ahead of UTC
    ['2026-11-20T23:00:00.000Z', '2026-11-21'],
    ['2026-07-14T21:59:59.999Z', '2026-07-14'], // summer: two hours ahead
    ['2026-07-14T22:00:00.000Z', '2026-07-15'],
    ['2026-12-31T23:00:00.000Z', '2027-01-01'],
    ['2026-03-29T22:00:00.000Z', '2026-03-30'], // the day on which summer time begins
    ['2026-10-25T22:59:59.999Z', '2026-10-25'], // the day on which it ends
    ['2026-01-01T00:00:00.000Z', '2026-01-01'],
  ])('gives at %s the day %s', (time, day) => {
    expect(todayInParis(Date.parse(time))).toBe(day)
  })

  it('gives the day of the tables of time zones at any time of the years 1970 to 2100', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: Date.UTC(2100, 0, 1) }), (time) => {
        expect(todayInParis(time)).toBe(inParis.format(time))
      }),
      cases(1000),
    )
  })
})
