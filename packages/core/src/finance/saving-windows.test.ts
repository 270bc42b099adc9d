import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allOverlap, depositsGrown, verdictOf, windowsIn } from './saving-windows.ts'

const levels = fc.array(fc.double({ min: 1, max: 1000, noNaN: true }), { minLength: 2, maxLength: 40 })

describe('windowsIn and allOverlap', () => {
  it('counts windows that start one month apart, 0 when the series is too short', () => {
    expect([1, 3, 4, 5, 9].map((months) => windowsIn(5, months))).toEqual([4, 2, 1, 0, 0])
  })

  it('needs 2n + 1 levels for two windows of n months without overlap', () => {
    expect(allOverlap(25, 12)).toBe(false)
    expect(allOverlap(24, 12)).toBe(true)
  })
})

describe('depositsGrown', () => {
  it('has a known value when bought at 100, 110 and 121 and sold at 121', () => {
    const path = [100, 110, 121]
    expect(depositsGrown(path, { first: 0, last: 2, end: 2 })).toBeCloseTo(1.21 + 1.1 + 1, 12)
    expect(depositsGrown(path, { first: 0, last: 0, end: 1 })).toBeCloseTo(1.1, 12)
    expect(depositsGrown(path, { first: 2, last: 1, end: 2 })).toBe(0)
  })

  it('equals a month-by-month computation', () => {
    fc.assert(
      fc.property(levels, (path) => {
        const end = path.length - 1
        let pot = 0
        for (let place = 1; place <= end; place += 1) {
          pot = (pot * (path[place] ?? 0)) / (path[place - 1] ?? 1) + 1
        }
        expect(depositsGrown(path, { first: 1, last: end, end }) / pot).toBeCloseTo(1, 10)
      }),
    )
  })

  it('does not depend on the base of the series', () => {
    fc.assert(
      fc.property(levels, fc.double({ min: 0.1, max: 10, noNaN: true }), (path, base) => {
        const place = { first: 0, last: path.length - 2, end: path.length - 1 }
        const again = depositsGrown(
          path.map((level) => level * base),
          place,
        )
        expect(again / depositsGrown(path, place)).toBeCloseTo(1, 10)
      }),
    )
  })
})

describe('verdictOf', () => {
  it('gives the figures worked by hand for five windows', () => {
    const endings = [50, -10, 20, 0, 0.004].map((gap) => ({ gap, other: 100 }))
    const { windows, won, median, p5, p95 } = verdictOf(endings)
    expect([windows, won]).toEqual([5, 0.4]) // a lead of 0.004 €, under half a cent, does not count
    expect(median).toBeCloseTo(0.00004, 12)
    expect(p5).toBeCloseTo(-0.1 + 0.2 * 0.1, 12) // rank 0.2, from -0.1 to 0
    expect(p95).toBeCloseTo(0.2 + 0.8 * 0.3, 12) // rank 3.8, from 0.2 to 0.5
  })

  it('requires a window', () => {
    expect(() => verdictOf([])).toThrow(RangeError)
  })

  it('has ordered percentiles that do not depend on the order of windows', () => {
    const endings = fc.array(
      fc.record({
        gap: fc.double({ min: -100, max: 1e6, noNaN: true }),
        other: fc.double({ min: 1, max: 1e6, noNaN: true }),
      }),
      { minLength: 1, maxLength: 50 },
    )
    fc.assert(
      fc.property(endings, (drawn) => {
        const verdict = verdictOf(drawn)
        expect(verdict.p5).toBeLessThanOrEqual(verdict.median + 1e-9)
        expect(verdict.median).toBeLessThanOrEqual(verdict.p95 * (1 + 1e-12) + 1e-9)
        expect(verdictOf([...drawn].reverse())).toEqual(verdict)
      }),
    )
  })
})
