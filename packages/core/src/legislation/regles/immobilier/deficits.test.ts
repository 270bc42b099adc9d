import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { takeOffDeficits, totalOf } from './deficits.ts'

const life = 10

describe('the deduction of past deficits', () => {
  it('takes the oldest first', () => {
    const deficits = [
      { year: 1, amount: 300 },
      { year: 3, amount: 500 },
    ]
    expect(takeOffDeficits(deficits, { profit: 400, year: 4, life })).toEqual({
      profit: 0,
      used: 400,
      lost: 0,
      deficits: [{ year: 3, amount: 400 }],
    })
    expect(takeOffDeficits(deficits, { profit: 1000, year: 4, life })).toEqual({
      profit: 200,
      used: 800,
      lost: 0,
      deficits: [],
    })
    expect(takeOffDeficits(deficits, { profit: 0, year: 4, life }).deficits).toEqual(deficits)
  })

  it('reaches up to the tenth year after their own', () => {
    const deficits = [{ year: 1, amount: 500 }]
    expect(takeOffDeficits(deficits, { profit: 2000, year: 11, life }).profit).toBe(1500)
    expect(takeOffDeficits(deficits, { profit: 2000, year: 12, life })).toEqual({
      profit: 2000,
      used: 0,
      lost: 0,
      deficits: [],
    })
  })

  it('loses at the end of the tenth year what that year does not use', () => {
    const deficits = [
      { year: 1, amount: 500 },
      { year: 2, amount: 300 },
    ]
    expect(takeOffDeficits(deficits, { profit: 200, year: 11, life })).toEqual({
      profit: 0,
      used: 200,
      lost: 300,
      deficits: [{ year: 2, amount: 300 }],
    })
    expect(takeOffDeficits(deficits, { profit: 200, year: 10, life }).lost).toBe(0)
  })

  it('reduces them by as much as the profit, unless they expire', () => {
    const amounts = fc.integer({ min: 0, max: 1e6 })
    const years = fc.integer({ min: 1, max: 40 })
    const past = fc.array(fc.record({ year: years, amount: amounts }), { maxLength: 12 })
    fc.assert(
      fc.property(past, amounts, years, (deficits, profit, year) => {
        const alive = deficits.filter((one) => one.year >= year - life)
        const after = takeOffDeficits(deficits, { profit, year, life })
        expect(profit - after.profit).toBe(after.used)
        expect(totalOf(alive) - after.used - after.lost).toBe(totalOf(after.deficits))
        expect(after.profit === 0 || after.lost + totalOf(after.deficits) === 0).toBe(true)
      }),
    )
  })
})
