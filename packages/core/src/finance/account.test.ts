import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { accountValue } from './account.ts'

const rates = fc.double({ min: -0.9, max: 3, noNaN: true })
const capitals = fc.double({ min: 0, max: 1e6, noNaN: true })
const months = fc.integer({ min: 0, max: 360 })
const years = fc.integer({ min: 0, max: 30 })

/** The value of the same account computed month by month. */
function valueByMonth(
  capital: number,
  deposit: number,
  deposits: number,
  rate: number,
  total: number,
): number {
  const month = (1 + rate) ** (1 / 12)
  let value = capital
  for (let k = 1; k <= total; k += 1) value = value * month + (k <= deposits ? deposit : 0)
  return value
}

describe('accountValue', () => {
  it('equals a month-by-month computation, without deposits after the last one', () => {
    fc.assert(
      fc.property(capitals, capitals, months, rates, years, (capital, deposit, deposits, rate, span) => {
        const value = accountValue({ capital, deposit, deposits }, Math.log1p(rate), span)
        const expected = valueByMonth(capital, deposit, deposits, rate, 12 * span)
        expect(Math.abs(value - expected)).toBeLessThanOrEqual(1e-9 * (1 + Math.abs(expected)))
      }),
    )
  })

  it('gives the published value of a year of deposits at 1 % a month', () => {
    // 100 × 1.01^12, and 10 × (1.01^12 - 1)/0.01
    const account = { capital: 100, deposit: 10, deposits: 12 }
    expect(accountValue(account, 12 * Math.log(1.01), 1)).toBeCloseTo(112.682_503_013 + 126.825_030_132, 8)
  })

  it('stays a number without deposits when growth exceeds the largest double', () => {
    expect(accountValue({ capital: 1, deposit: 1, deposits: 0 }, 1000, 1)).toBe(Number.POSITIVE_INFINITY)
  })

  it('adds deposits up at rate 0', () => {
    expect(accountValue({ capital: 100, deposit: 10, deposits: 12 }, 0, 1)).toBe(220)
  })

  it('counts only the whole months of a span', () => {
    expect(accountValue({ capital: 0, deposit: 10, deposits: 12 }, 0, 0.99)).toBe(110)
  })

  it('keeps only the deposit of the last day at -100 %', () => {
    const account = { capital: 100, deposit: 10, deposits: 12 }
    expect(accountValue(account, Number.NEGATIVE_INFINITY, 1)).toBe(10)
    expect(accountValue(account, Number.NEGATIVE_INFINITY, 1.04)).toBe(0)
  })
})
