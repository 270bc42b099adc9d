import { describe, expect, it } from 'vitest'
import type { CivilDate } from '../../../units/civil-date.ts'
import { livretA, livretACeilingLaw, livretARateLaw } from './livret-a.ts'

const free = { capital: 0, deposit: 0, years: 1, rate: 0.02, ceiling: Number.POSITIVE_INFINITY }
const roughly = (years: ReturnType<typeof livretA>) =>
  years.map(({ balance, taken, refused }) =>
    [balance, taken, refused].map((euros) => Number(euros.toFixed(9))),
  )

describe('a Livret A', () => {
  it('pays a whole year of interest on the balance of 1 January, and interest on interest the next year', () => {
    expect(roughly(livretA({ ...free, capital: 1000, years: 2 }))).toEqual([
      [1020, 1000, 0],
      [1040.4, 1000, 0],
    ])
  })

  it('pays simple interest on each deposit from the next month on', () => {
    // 100 € earn 11, 10, … 1, 0 months: 66 months of 100 €, at 2 % a year.
    expect(roughly(livretA({ ...free, deposit: 100 }))).toEqual([[1200 + (100 * 66 * 0.02) / 12, 1200, 0]])
  })

  it('accepts part of a deposit, then none, and keeps paying interest', () => {
    // January and February whole, half of March: 11 + 10 months of 100 € and 9 months of 50 €.
    expect(roughly(livretA({ ...free, capital: 750, deposit: 100, years: 2, ceiling: 1000 }))).toEqual([
      [1000 + 15 + (2550 * 0.02) / 12, 1000, 950],
      [1.02 * (1000 + 15 + (2550 * 0.02) / 12), 1000, 2150],
    ])
  })

  it('counts credited interest in the balance that closes it', () => {
    // 996.20 € leave room for 3.80 €, then some 19.90 € of interest fill it: nothing more is taken.
    const [, second] = livretA({ ...free, capital: 995, deposit: 0.1, years: 2, rate: 0.02, ceiling: 1000 })
    expect(second?.refused).toBeCloseTo(1.2, 9)
    expect(second?.taken).toBeCloseTo(996.2, 9)
  })

  it('rejects what exceeds the ceiling on the first day', () => {
    expect(livretA({ ...free, capital: 3000, rate: 0, ceiling: 1000 })).toEqual([
      { balance: 1000, taken: 1000, refused: 2000 },
    ])
  })

  it('has the rate and the ceiling of the day', () => {
    const on = (day: string) => livretARateLaw(day as CivilDate).values.livretATaux
    expect([on('2026-07-31'), on('2026-08-01'), on('2026-11-21')]).toEqual([0.015, 0.017, 0.017])
    expect(livretACeilingLaw('2026-11-21' as CivilDate).values.livretAPlafond).toBe(22_950)
  })
})
