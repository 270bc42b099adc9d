import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Deficit, takeOffDeficits } from './deficits.ts'

const life = 10

describe('the deduction of past deficits', () => {
  it('takes the oldest first', () => {
    const deficits = [
      { year: 1, amount: 300 },
      { year: 3, amount: 500 },
    ]
    expect(takeOffDeficits(deficits, { profit: 400, year: 4, life })).toEqual({
      profit: 0,
      deficits: [{ year: 3, amount: 400 }],
    })
    expect(takeOffDeficits(deficits, { profit: 1000, year: 4, life })).toEqual({ profit: 200, deficits: [] })
    expect(takeOffDeficits(deficits, { profit: 0, year: 4, life }).deficits).toEqual(deficits)
  })

  it('reaches up to the tenth year after their own', () => {
    const deficits = [{ year: 1, amount: 500 }]
    expect(takeOffDeficits(deficits, { profit: 2000, year: 11, life }).profit).toBe(1500)
    expect(takeOffDeficits(deficits, { profit: 2000, year: 12, life })).toEqual({
      profit: 2000,
      deficits: [],
    })
  })

  it('reduces them by as much as the profit, unless they expire', () => {
    const amounts = fc.integer({ min: 0, max: 1e6 })
    const years = fc.integer({ min: 1, max: 40 })
    const past = fc.array(fc.record({ year: years, amount: amounts }), { maxLength: 12 })
    const total = (deficits: readonly Deficit[]) => deficits.reduce((sum, { amount }) => sum + amount, 0)
    fc.assert(
      fc.property(past, amounts, years, (deficits, profit, year) => {
        const alive = deficits.filter((one) => one.year >= year - life)
        const after = takeOffDeficits(deficits, { profit, year, life })
        expect(profit - after.profit).toBe(total(alive) - total(after.deficits))
        expect(after.profit === 0 || after.deficits.length === 0).toBe(true)
      }),
    )
  })
})
