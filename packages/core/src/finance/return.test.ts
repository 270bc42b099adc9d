import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { growth } from './compound.ts'
import { cagr } from './return.ts'

const euros = fc.double({ min: 0.01, max: 1e12, noNaN: true })
const years = fc.double({ min: 0.1, max: 100, noNaN: true })

describe('cagr', () => {
  it('gives the published value', () => {
    expect(cagr(10_000, 25_000, 8)).toBeCloseTo(0.121353, 6)
  })

  it('leads to the end value when compounded', () => {
    fc.assert(
      fc.property(euros, euros, years, (start, end, span) => {
        const rate = cagr(start, end, span)
        fc.pre(rate > -0.99)
        expect((start * growth(rate, span)) / end).toBeCloseTo(1, 10)
      }),
    )
  })

  it('rises with the end, falls with the start', () => {
    fc.assert(
      fc.property(euros, euros, euros, years, (start, one, other, span) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)]
        expect(cagr(start, high, span)).toBeGreaterThanOrEqual(cagr(start, low, span))
        expect(cagr(high, start, span)).toBeLessThanOrEqual(cagr(low, start, span))
      }),
    )
  })

  it('is the return itself over one year', () => {
    fc.assert(
      fc.property(euros, euros, (start, end) => {
        const ratio = end / start
        expect(Math.abs(cagr(start, end, 1) - (ratio - 1))).toBeLessThanOrEqual(1e-13 * (ratio + 1))
      }),
    )
  })

  it('is 0 without growth, -1 when nothing is left, infinite past the largest double', () => {
    expect(cagr(1234.56, 1234.56, 7)).toBe(0)
    expect(cagr(1000, 0, 7)).toBe(-1)
    expect(cagr(0.01, 1e12, 0.01)).toBe(Number.POSITIVE_INFINITY)
  })

  it('keeps the digits of a tiny growth and of a great loss', () => {
    expect(cagr(1e9, 1e9 + 1e-6, 10) / ((1e9 + 1e-6 - 1e9) / 1e10)).toBeCloseTo(1, 12)
    expect(1 + cagr(1e12, 0.01, 2)).toBeCloseTo(1e-7, 15)
  })

  it.each([
    [0, 100, 1],
    [-1, 100, 1],
    [100, -1, 1],
    [100, 100, 0],
    [100, 100, -1],
    [Number.NaN, 100, 1],
  ])('refuses a growth from %d to %d in %d years', (start, end, span) => {
    expect(() => cagr(start, end, span)).toThrow(`No growth rate from ${start} to ${end} in ${span} years`)
  })
})
