import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { wilsonInterval } from './wilson.ts'

const counts = fc
  .tuple(fc.integer({ min: 1, max: 20_000 }), fc.double({ min: 0, max: 1, noNaN: true }))
  .map(([n, share]) => [Math.round(share * n), n] as const)

describe('wilsonInterval', () => {
  it('gives the published intervals', () => {
    // Newcombe, Two-sided confidence intervals for the single proportion, Statistics in Medicine 17, 1998, method 3.
    const published = [
      [81, 263, 0.2553, 0.3662],
      [15, 148, 0.0624, 0.1605],
      [0, 20, 0, 0.1611],
      [1, 29, 0.0061, 0.1718],
    ] as const
    for (const [successes, n, low, high] of published) {
      expect(wilsonInterval(successes, n).map((end) => Number(end.toFixed(4)))).toEqual([low, high])
    }
  })

  it('is exactly 0 or 1 at one end when no trial or every trial succeeds', () => {
    expect(wilsonInterval(0, 5000)[0]).toBe(0)
    expect(wilsonInterval(5000, 5000)[1]).toBe(1)
    // z²/(n + z²), by hand from the equation at p = 0.
    expect(wilsonInterval(0, 5000)[1]).toBeCloseTo(3.841458820694124 / 5003.841458820694, 14)
  })

  it('has its ends where the observed rate is 1.96 standard errors away', () => {
    fc.assert(
      fc.property(counts, ([successes, n]) => {
        for (const end of wilsonInterval(successes, n)) {
          const gap = (successes / n - end) ** 2
          expect(Math.abs(gap - (3.841458820694124 * end * (1 - end)) / n)).toBeLessThan(1e-14)
        }
      }),
    )
  })

  it('contains the rate, lies within 0 and 1, and is mirrored when failures are counted instead', () => {
    fc.assert(
      fc.property(counts, ([successes, n]) => {
        const [low, high] = wilsonInterval(successes, n)
        const rate = successes / n
        expect(0 <= low && low <= rate && rate <= high && high <= 1).toBe(true)
        const [less, more] = wilsonInterval(n - successes, n)
        expect(low).toBeCloseTo(1 - more, 14)
        expect(high).toBeCloseTo(1 - less, 14)
      }),
    )
  })

  it('narrows as trials increase', () => {
    fc.assert(
      fc.property(counts, fc.integer({ min: 2, max: 50 }), ([successes, n], times) => {
        const [low, high] = wilsonInterval(successes, n)
        const [lower, higher] = wilsonInterval(successes * times, n * times)
        expect(higher - lower).toBeLessThan(high - low)
      }),
    )
  })

  it('reaches from 0.21 to 1 for one success in a single trial', () => {
    const [low, high] = wilsonInterval(1, 1)
    expect(low).toBeCloseTo(0.206_549_314, 9) // 1 / (1 + z²)
    expect(high).toBe(1)
  })

  it('refuses counts that are impossible', () => {
    for (const [successes, n] of [
      [1, 0],
      [-1, 5],
      [6, 5],
      [1.5, 5],
      [1, Number.NaN],
      [0, 0],
    ] as const) {
      expect(() => wilsonInterval(successes, n)).toThrow(`No interval for ${successes} successes of ${n}`)
    }
  })
})
