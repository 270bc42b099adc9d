import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findRoot, findRootOutward } from './root.ts'

const place = fc.double({ min: -1e6, max: 1e6, noNaN: true })

/** A function that calls `f`, and the list of the places where it was called. */
function counted(f: (x: number) => number) {
  const calls: number[] = []
  const call = (x: number): number => {
    calls.push(x)
    return f(x)
  }
  return { call, calls }
}

const cubed = (x: number): number => x * x * x

/** Functions on which interpolation makes little progress, each with a root at `root`. */
const hard: [string, (x: number, root: number) => number][] = [
  ['a step', (x, root) => (x < root ? -1 : 1)],
  ['a slanting jump', (x, root) => (x < root ? x - root - 1e3 : 1e-3 * (x - root) + 1)],
  ['a flat high power', (x, root) => (x - root) ** 21],
  ['a steep root', (x, root) => Math.cbrt(x - root)],
  ['a wall', (x, root) => Math.expm1(0.5 * (x - root))],
  ['a pole', (x, root) => 1 / (x - root)],
  ['a plateau', (x, root) => (x - root) * Math.exp(-1e-6 / (x - root) ** 2)],
]

describe('findRoot', () => {
  it('finds a known root, either way round', () => {
    const f = (x: number) => x * x - 2
    expect(findRoot(f, 0, 2)).toBeCloseTo(Math.SQRT2, 12)
    expect(findRoot(f, 2, 0)).toBeCloseTo(Math.SQRT2, 12)
    expect(findRoot((x) => -f(x), 0, 2)).toBeCloseTo(Math.SQRT2, 12)
  })

  it('needs four calls at the most on a line', () => {
    const slope = fc.double({ min: 1e-6, max: 1e6, noNaN: true })
    fc.assert(
      fc.property(place, place, slope, fc.boolean(), (root, shift, steep, falls) => {
        const { call, calls } = counted((x) => (falls ? -steep : steep) * (x - root))
        const found = findRoot(call, root - Math.abs(shift) - 1, root + 1e4, { tolerance: 1e-6 })
        expect(Math.abs((found as number) - root)).toBeLessThanOrEqual(1e-6)
        expect(calls.length).toBeLessThanOrEqual(4)
      }),
    )
  })

  it.each<[string, (x: number) => number, number, number, number]>([
    ['a cosine', (x) => Math.cos(x) - x, 0, 1, 8],
    ['an exponential', (x) => Math.exp(x) - 100, 0, 10, 12],
    ['a cubic', (x) => x ** 3 - 2 * x - 5, 2, 3, 8],
    ['a loan’s rate', (x) => (1 - (1 + x) ** -240) / x - 172, 1e-9, 1, 13],
    ['an arctangent', (x) => Math.atan(x - 3), -10, 50, 12],
    ['a square, left of 0', (x) => x * x - 1e6, -5000, 0, 12],
  ])('needs few calls on %s, either way round', (_name, f, low, high, most) => {
    for (const [from, to] of [[low, high] as const, [high, low] as const]) {
      const { call, calls } = counted(f)
      const root = findRoot(call, from, to) as number
      const step = 1e-12 + 4e-16 * Math.abs(root)
      expect(Math.sign(f(root - step))).toBe(-Math.sign(f(root + step)))
      expect(calls.length).toBeLessThanOrEqual(most)
    }
  })

  /**
   * Functions on which some interpolated steps must be refused: a wrong refusal or acceptance costs calls.
   */
  it.each<[string, (x: number) => number, number, number, number]>([
    ['a ninth power', (x) => cubed(cubed(x - 0.3)), -1, 4, 63],
    ['a cubic root', (x) => Math.cbrt(x - 0.2), -2, 5, 19],
    ['a bell', (x) => (x - 0.1) * Math.exp(-x * x), -5, 3, 12],
    ['a slope that breaks', (x) => (x < 2 ? 1e-4 * (x - 2) : 1e4 * (x - 2)), -50, 60, 7],
  ])('keeps good steps on %s and replaces bad ones, either way round', (_name, f, low, high, most) => {
    for (const [from, to] of [[low, high] as const, [high, low] as const]) {
      const { call, calls } = counted(f)
      const root = findRoot(call, from, to, { tolerance: 1e-6 }) as number
      expect(Math.sign(f(root - 1e-6))).toBe(-Math.sign(f(root + 1e-6)))
      expect(calls.length).toBeLessThanOrEqual(most)
    }
  })

  it.each(hard)('makes on %s at most a few calls more than bisection', (_name, f) => {
    fc.assert(
      fc.property(place, place, place, (root, a, b) => {
        const [low, high] = [root - Math.abs(a) - 1, root + Math.abs(b) + 1]
        const tolerance = 1e-3
        const maxEvaluations = Math.ceil(Math.log2((high - low) / tolerance)) + 6
        const { call, calls } = counted((x) => f(x, root))
        const found = findRoot(call, low, high, { tolerance, maxEvaluations }) as number
        expect(calls.length).toBeLessThanOrEqual(maxEvaluations)
        expect(calls.every((x) => x >= low && x <= high)).toBe(true)
        const error = Math.abs(found - root)
        const touched = calls.some((x) => f(x, root) === 0)
        expect(error <= tolerance || (touched && f(found, root) === 0)).toBe(true)
      }),
    )
  })

  it('never calls outside the bracket on wavy functions, and calls 100 times at most', () => {
    const bends = fc.array(fc.double({ min: -5, max: 5, noNaN: true }), { minLength: 4, maxLength: 4 })
    fc.assert(
      fc.property(
        place,
        bends,
        fc.double({ min: 0.01, max: 100, noNaN: true }),
        (root, [a, b, c, d], width) => {
          const wave = (x: number) =>
            Math.exp(a as number) * Math.sin((b as number) * x) + x ** 3 * (c as number)
          const f = (x: number) => wave((x - root) / width) + (d as number) * (x - root)
          const [low, high] = [root - width, root + 1.7 * width]
          const { call, calls } = counted(f)
          const found = findRoot(call, low, high)
          expect(calls.every((x) => x >= low && x <= high)).toBe(true)
          expect(calls.length).toBeLessThanOrEqual(100)
          if (found !== undefined) expect(calls).toContain(found)
          else expect(f(low) * f(high)).toBeGreaterThanOrEqual(0)
        },
      ),
    )
  })

  it('stays within the bracket and within its calls, however few', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1000, max: 1000 }),
        fc.integer({ min: 2, max: 12 }),
        (root, maxEvaluations) => {
          const { call, calls } = counted((x) => (x - root) ** 3)
          const found = findRoot(call, root - 3, root + 5, { maxEvaluations, tolerance: 0 }) as number
          expect(calls.length).toBeLessThanOrEqual(maxEvaluations)
          expect(found).toBeGreaterThanOrEqual(root - 3)
          expect(found).toBeLessThanOrEqual(root + 5)
          expect(Math.abs(found - root)).toBeLessThanOrEqual(3)
        },
      ),
    )
  })

  it('makes exactly maxEvaluations calls for a root that it cannot reach with them', () => {
    for (let maxEvaluations = 2; maxEvaluations <= 30; maxEvaluations++) {
      const { call, calls } = counted((x) => (x - Math.SQRT1_2) ** 9)
      findRoot(call, -1, 2, { maxEvaluations })
      expect(calls).toHaveLength(maxEvaluations)
    }
  })

  it('reaches the spacing of doubles without tolerance, in few calls', () => {
    fc.assert(
      fc.property(fc.double({ min: 1e-3, max: 1e9, noNaN: true }), fc.boolean(), (size, negative) => {
        const root = negative ? -size : size
        const { call, calls } = counted((x) => x - root + ((x - root) / 1e10) ** 3)
        const found = findRoot(call, -1e10, 1e10, { tolerance: 0 }) as number
        expect(Math.abs(found - root)).toBeLessThanOrEqual(1e-15 * size)
        expect(calls.length).toBeLessThanOrEqual(16)
      }),
    )
  })

  it('returns an end that is an exact zero, without further calls', () => {
    const atLow = counted((x) => x)
    expect(findRoot(atLow.call, 0, 5)).toBe(0)
    expect(atLow.calls).toEqual([0])
    const atHigh = counted((x) => x - 5)
    expect(findRoot(atHigh.call, 0, 5)).toBe(5)
    expect(atHigh.calls).toEqual([0, 5])
  })

  it('returns undefined without a change of sign, or when the function is NaN', () => {
    expect(findRoot((x) => x * x + 1, -1, 1)).toBeUndefined()
    expect(findRoot((x) => -1 - x * x, -1, 1)).toBeUndefined()
    expect(findRoot(() => Number.NaN, -1, 1)).toBeUndefined()
    expect(findRoot((x) => (x < 0 ? Number.NaN : x + 1), -1, 1)).toBeUndefined()
    expect(findRoot((x) => (Math.abs(x) < 1 ? Number.NaN : x), -1, 2)).toBeUndefined()
  })

  it('accepts infinite values and the tiniest ones', () => {
    const wall = (x: number) =>
      x < 0 ? Number.NEGATIVE_INFINITY : x > 1 ? Number.POSITIVE_INFINITY : x - 0.3
    expect(findRoot(wall, -7, 9)).toBeCloseTo(0.3, 12)
    expect(findRoot((x) => 1e-300 * (x - 0.3), -7, 9)).toBeCloseTo(0.3, 12)
    expect(findRoot((x) => 1e-200 * (x * x + 1), -7, 9)).toBeUndefined()
  })
})

describe('findRootOutward', () => {
  it('finds near and far roots, in both directions', () => {
    fc.assert(
      fc.property(fc.double({ min: -690, max: 690, noNaN: true }), (root) => {
        const far = root < 0 ? -700 : 700
        const found = findRootOutward((x) => Math.sinh((x - root) / 100), 0, far, 0.1) as number
        expect(Math.abs(found - root)).toBeLessThanOrEqual(1e-12 + 1e-15 * Math.abs(root))
      }),
    )
  })

  it('doubles its stride at each step', () => {
    const { call, calls } = counted((x) => x - 100)
    expect(findRootOutward(call, 0, 1000, 1)).toBeCloseTo(100, 9)
    expect(calls.slice(0, 8)).toEqual([0, 1, 2, 4, 8, 16, 32, 64])
    expect(calls[8]).toBe(128)
    expect(calls.length).toBeLessThanOrEqual(12)
  })

  it('searches from any start, to the left as well', () => {
    const { call, calls } = counted((x) => x + 100)
    expect(findRootOutward(call, -5, -1000, 1)).toBeCloseTo(-100, 9)
    expect(calls.slice(0, 9)).toEqual([-5, -6, -7, -9, -13, -21, -37, -69, -133])
    expect(calls.length).toBeLessThanOrEqual(12)
    const across = counted((x) => x - 0.9)
    expect(findRootOutward(across.call, -2, 1, 0.5)).toBeCloseTo(0.9, 9)
    expect(across.calls.slice(0, 5)).toEqual([-2, -1.5, -1, 0, 1])
    const back = counted((x) => x + 10)
    expect(findRootOutward(back.call, 5, -30, 1)).toBeCloseTo(-10, 9)
    expect(back.calls.slice(0, 6)).toEqual([5, 4, 3, 1, -3, -11])
  })

  it('returns an exact zero at the start, on the way or at the far end', () => {
    expect(findRootOutward((x) => x, 0, 10, 1)).toBe(0)
    expect(findRootOutward((x) => x - 4, 0, 10, 1)).toBe(4)
    expect(findRootOutward((x) => x - 10, 0, 10, 1)).toBe(10)
    expect(findRootOutward((x) => x - 10, 0, 10, 100)).toBe(10)
  })

  it('returns undefined without a change of sign before the end', () => {
    const { call, calls } = counted((x) => x + 1)
    expect(findRootOutward(call, 0, 10, 1)).toBeUndefined()
    expect(calls).toEqual([0, 1, 2, 4, 8, 10])
    expect(findRootOutward((x) => x - 11, 0, 10, 1)).toBeUndefined()
    expect(findRootOutward((x) => x - 1, 0, 0, 1)).toBeUndefined()
    expect(findRootOutward(() => Number.NaN, 0, 10, 1)).toBeUndefined()
  })

  it('passes the tolerance on', () => {
    const { call, calls } = counted((x) => Math.exp(x) - 100)
    const rough = findRootOutward(call, 0, 700, 1, { tolerance: 1 }) as number
    expect(Math.abs(rough - Math.log(100))).toBeLessThanOrEqual(1)
    expect(calls.length).toBeLessThanOrEqual(7)
  })
})
