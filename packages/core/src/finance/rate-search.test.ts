import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { continuousRates, nearestRate } from './rate-search.ts'

/**
 * The roots that the search finds for a value, its turning points given, and how often it called the value.
 */
function searched(value: (x: number) => number, turnings: number[] = [], stride = 1) {
  let calls = 0
  const counted = (x: number): number => {
    calls++
    return value(x)
  }
  return { roots: continuousRates(counted, turnings, stride), calls: () => calls }
}

describe('continuousRates', () => {
  it('gives the example', () => {
    const { roots } = searched((x) => Math.exp(-x) - 0.5)
    expect(roots).toHaveLength(1)
    expect(roots[0]).toBeCloseTo(Math.LN2, 13)
  })

  it('finds the root on either side of 0, near it in few calls', () => {
    fc.assert(
      fc.property(fc.double({ min: -35, max: 699, noNaN: true }), (root) => {
        const { roots, calls } = searched((x) => Math.tanh(x - root))
        expect(roots).toHaveLength(1)
        expect(Math.abs((roots[0] as number) - root)).toBeLessThanOrEqual(1e-14 + 1e-15 * Math.abs(root))
        expect(calls()).toBeLessThan(Math.abs(root) < 4 ? 18 : 40)
      }),
    )
  })

  it('searches outward from 0, in as many calls to the left as to the right', () => {
    for (const root of [0.3, 0.7, 2.5, 11]) {
      const [right, left] = [searched((x) => Math.tanh(x - root)), searched((x) => Math.tanh(x + root))]
      expect(left.roots[0]).toBeCloseTo(-(right.roots[0] as number), 13)
      expect(left.calls()).toBe(right.calls())
      expect(searched((x) => Math.tanh(x - root), [], root / 2).calls()).toBeLessThanOrEqual(15)
    }
  })

  it('gives the roots between turning points, in order, each once', () => {
    const value = (x: number) => (x + 3) * (x + 1) * (x - 2)
    const turnings = [(-2 - Math.sqrt(19)) / 3, (-2 + Math.sqrt(19)) / 3]
    const { roots } = searched(value, turnings)
    expect(roots.map((x) => Math.round(x * 1e9) / 1e9)).toEqual([-3, -1, 2])
    const far = searched((x) => -(x - 5) * (x - 9), [7])
    expect(far.roots.map((x) => Math.round(x * 1e9) / 1e9)).toEqual([5, 9])
  })

  it('counts as one root a turning point where the value is 0, and a root at 0', () => {
    expect(searched((x) => (x - 3) ** 2, [3]).roots).toEqual([3])
    expect(searched((x) => (x + 3) ** 2, [-3]).roots).toEqual([-3])
    expect(searched((x) => x * x, [0]).roots).toEqual([0])
    expect(searched((x) => x).roots).toEqual([0])
  })

  it('finds no root when none is within reach', () => {
    expect(searched((x) => Math.exp(x)).roots).toEqual([])
    expect(searched((x) => x * x + 1, [0]).roots).toEqual([])
    expect(searched((x) => x - 701).roots).toEqual([])
    expect(searched((x) => x + 37).roots).toEqual([])
  })

  it('gives the rate nearest to 0, on either side', () => {
    expect(nearestRate([])).toBeUndefined()
    expect(nearestRate([-0.5, -0.1, 0.2])).toBe(Math.expm1(-0.1))
    expect(nearestRate([-0.5, 0.2, 0.3])).toBe(Math.expm1(0.2))
  })
})
