import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cases } from '../../../../../test/support/tier.ts'
import { count, euros } from '../../definition/kinds.ts'
import { roundHalfAway } from '../../units/rounding.ts'
import { MOST_SIMULATIONS } from '../cost-units.ts'
import { find } from './find.ts'
import { planOf } from './plan.ts'

const label = { fr: 'Essai', en: 'Trial' }
const amount = euros({ label, max: 1e9 })
const whole = (max: number) => count({ label, min: 1, max })

interface Options {
  /** The field of the unknown: euros by default. */
  readonly field?: Parameters<typeof planOf>[0]
  /** The value to stay near: 300 by default. */
  readonly start?: number
  /** Whether the contract accepts a value: all by default. */
  readonly accepts?: (value: number) => boolean
}

/** Searches a target of a given function, and counts its evaluations. */
function seek(
  figure: (x: number) => number | null,
  target: number,
  { field = amount, start = 300, accepts = () => true }: Options = {},
) {
  let spent = 0
  const seen = new Map<number, number | null>()
  const plan = planOf(field, start, start, (value) => (accepts(value) ? {} : undefined))
  const unrounded = (gridIndex: number, finer = 0) => {
    const x = plan.grid.valueAt(gridIndex, finer)
    if (!accepts(x)) return undefined
    if (!seen.has(x)) {
      spent += 1
      seen.set(x, figure(x))
    }
    return seen.get(x)
  }
  const evaluate = (gridIndex: number, finer = 0) => {
    const exact = unrounded(gridIndex, finer)
    return typeof exact === 'number' ? roundHalfAway(exact, 2) : exact
  }
  const left = () => MOST_SIMULATIONS - spent
  const { solution, ...finding } = find({ ...plan, target, evaluate, unrounded, left })
  const value = solution && plan.grid.valueAt(solution.gridIndex, solution.finer)
  return { ...finding, value, result: solution?.result, reach: solution?.reach, spent }
}

describe('find among decimals', () => {
  it('finds the value of a linear figure', () => {
    expect(seek((x) => 2 * x + 1, 701)).toMatchObject({ value: 350, result: 701, reach: 'exact' })
  })

  it('gives the value whose unrounded figure is nearest to the target, of all that round to it', () => {
    for (const start of [100, 1000, 181_831, 200_000, 1e6])
      expect(seek((x) => x * 0.00605, 1100, { start })).toMatchObject({ value: 181_818.18, result: 1100 })
    expect(seek((x) => x * 0.00605, 1100, { start: 181_818.5 }).value).toBe(181_818.18)
  })

  it('gives the end of a flat part by the unrounded figure', () => {
    const taxed = (x: number) => 0.01 * Math.max(0, x - 1234.56)
    expect(seek(taxed, 0, { start: 5000 }).value).toBe(1234.56)
    expect(seek(taxed, 0, { start: 100 }).value).toBe(100)
  })

  it('gives the first value that rounds to a target that the figure only comes near', () => {
    const nearing = (x: number) => 1000 - 5 / (1 + x)
    const { value = 0, result } = seek(nearing, 1000, { start: 300 })
    expect([result, roundHalfAway(nearing(value - 0.01), 2)]).toEqual([1000, 999.99])
  })

  it('gives the fewest decimals that reach the target, from cents on', () => {
    expect(seek((x) => 1000 * x, 123_450).value).toBe(123.45)
    expect(seek((x) => 1000 * x, 123_456.7).value).toBe(123.4567)
    expect(seek((x) => 1000 * x, 123_456.78).value).toBe(123.45678)
  })

  it('gives the figure at the value rounded to the cent, where the value has more decimals', () => {
    expect(seek((x) => 1000 * x, 123_456.7).rounded).toMatchObject({ gridIndex: 12_346, result: 123_460 })
    expect(seek((x) => 2 * x + 1, 701).rounded).toBeUndefined()
  })

  it('takes the solution nearest to the start', () => {
    const valley = (x: number) => (x - 500) ** 2
    expect(seek(valley, 10_000, { start: 300 })).toMatchObject({ value: 400, direction: undefined })
    expect(seek(valley, 10_000, { start: 900 }).value).toBe(600)
  })

  it('takes the end of a plateau that is nearest to the start, or the start itself', () => {
    const taxed = (x: number) => Math.max(0, x - 1234.56)
    expect(seek(taxed, 0, { start: 5000 }).value).toBe(1234.56)
    expect(seek(taxed, 0, { start: 100 }).value).toBe(100)
    const capped = (x: number) => Math.min(x, 1234.56)
    expect(seek(capped, 1234.56, { start: 100 }).value).toBe(1234.56)
  })

  it('finds a target that the figure reaches only between two samples', () => {
    const tent = (x: number) => Math.max(0, 600 - Math.abs(x - 19_000) / 10)
    for (const target of [450, 500, 550, 580]) {
      const { value = 0, result, spent } = seek(tent, target, { start: 30_000 })
      expect([result, value > 19_000]).toEqual([target, true])
      expect(spent).toBeLessThanOrEqual(MOST_SIMULATIONS)
    }
  })

  it('gives the first value past a jump, with reach `jumped`', () => {
    const jump = (x: number) => (x < 1234.56 ? x / 1e6 : 10 + x / 1e6)
    expect(seek(jump, 5)).toMatchObject({ value: 1234.56, result: 10, reach: 'jumped' })
    const fall = (x: number) => (x < 87_654_321.09 ? 10 : 0)
    expect(seek(fall, 5)).toMatchObject({ value: 87_654_321.09, result: 0, reach: 'jumped' })
  })

  it('distinguishes a steep slope from a jump', () => {
    const { value, reach } = seek((x) => 1e4 / (x + 1e-4), 5e7)
    expect(reach).toBe('exact')
    expect(value).toBeCloseTo(0.0001, 6)
  })

  it('searches up to where the figure stops existing, on either side', () => {
    const started = (x: number) => (x < 777.77 ? null : 1000 - x)
    expect(seek(started, 200, { start: 5000 }).value).toBe(800)
    const ended = (x: number) => (x > 98_765.43 ? null : x)
    expect(seek(ended, 98_765, { start: 300 }).value).toBe(98_765)
    expect(seek(ended, 98_766, { start: 300 }).value).toBeUndefined()
  })

  it('searches up to where the contract refuses values, and no further', () => {
    const accepts = (x: number) => x >= 310_000.55
    expect(seek((x) => x, 310_001, { accepts }).value).toBe(310_001)
    expect(seek((x) => x, 310_000.55, { accepts }).value).toBe(310_000.55)
    expect(seek((x) => x, 310_000, { accepts }).value).toBeUndefined()
  })

  it('gives nothing for a constant figure, or the start when the constant is the target', () => {
    expect(seek(() => 7, 8)).toMatchObject({ value: undefined, direction: 0 })
    expect(seek(() => 7, 7)).toMatchObject({ value: 300, direction: 0 })
    expect(seek(() => null, 7).value).toBeUndefined()
  })

  it('solves any power, exponential or logarithm within 80 simulations', () => {
    const curves = fc.oneof(
      fc.double({ min: 0.2, max: 4, noNaN: true }).map((power) => (x: number) => x ** power),
      fc.double({ min: 1, max: 1e6, noNaN: true }).map((scale) => (x: number) => scale * Math.log1p(x)),
      fc.double({ min: 1, max: 1e6, noNaN: true }).map((scale) => (x: number) => (1e9 * x) / (scale + x)),
    )
    const starts = fc.integer({ min: 1, max: 1e8 }).map((n) => n / 100)
    fc.assert(
      fc.property(curves, fc.integer({ min: 0, max: 1e9 }), starts, (curve, cents, start) => {
        const target = roundHalfAway(curve(cents / 100), 2)
        fc.pre(target < 1e12) // beyond, cents are lost to doubles
        const found = seek(curve, target, { start })
        expect(found).toMatchObject({ result: target, reach: 'exact' })
        expect(found.spent).toBeLessThanOrEqual(MOST_SIMULATIONS)
      }),
      cases(500),
    )
  })
})

describe('find among whole numbers', () => {
  const field = whole(50)

  it('gives the first value at or past the target, whichever way the figure moves', () => {
    expect(seek((x) => 10 * x, 200, { field, start: 20 })).toMatchObject({ value: 20, reach: 'exact' })
    expect(seek((x) => 10 * x, 201, { field, start: 20 })).toMatchObject({ value: 21, reach: 'first' })
    expect(seek((x) => -10 * x, -201, { field, start: 20 })).toMatchObject({ value: 21, reach: 'first' })
  })

  it('gives the lowest value when it is already past the target, and nothing when the highest is not', () => {
    expect(seek((x) => 10 * x, 3, { field, start: 20 })).toMatchObject({ value: 1, isFloor: true })
    expect(seek((x) => 10 * x, 10, { field, start: 20 })).toMatchObject({ value: 1, isFloor: false })
    expect(seek((x) => 10 * x, 501, { field, start: 20 }).value).toBeUndefined()
    const existing = (x: number) => (x < 5 ? null : 10 * x)
    expect(seek(existing, 3, { field, start: 20 })).toMatchObject({ value: 5, isFloor: true })
  })

  it('gives nothing when the figure falls and never reaches the target', () => {
    expect(seek((x) => 1000 / x, 1001, { field, start: 20 })).toMatchObject({
      value: undefined,
      isFloor: false,
    })
    expect(seek((x) => 1000 / x, 19, { field, start: 20 })).toMatchObject({
      value: undefined,
      isFloor: false,
    })
    expect(seek((x) => (x - 25) ** 2, -1, { field, start: 20 }).value).toBeUndefined()
  })

  it('gives the first of several values with the same result', () => {
    expect(seek((x) => (x < 12 ? null : 7), 7, { field, start: 40 }).value).toBe(12)
    expect(seek((x) => Math.floor(x / 10), 2, { field, start: 40 }).value).toBe(20)
  })

  it('gives the first of several solutions, wherever the search starts', () => {
    const valley = (x: number) => (x - 25) ** 2
    for (const start of [10, 40])
      expect(seek(valley, 100, { field, start })).toMatchObject({ value: 15, hasOthers: true })
    expect(seek(valley, 0, { field, start: 40 })).toMatchObject({ value: 25, hasOthers: false })
  })

  it('prefers an exact value to an earlier one that only passes the target', () => {
    const zigzag = (x: number) => (x === 40 ? 55 : x % 2 === 0 ? 10 : 100)
    expect(seek(zigzag, 55, { field, start: 3 })).toMatchObject({
      value: 40,
      reach: 'exact',
      hasOthers: false,
    })
    expect(seek(zigzag, 54, { field, start: 30 })).toMatchObject({
      value: 2,
      reach: 'jumped',
      hasOthers: true,
    })
  })

  it('simulates each accepted value, however wide the range', () => {
    const years = whole(700)
    const accepts = (x: number) => x > 600 && x <= 678
    const jagged = (x: number) => (x * 7919) % 1009
    for (let at = 601; at <= 678; at += 7) {
      const found = seek(jagged, jagged(at), { field: years, start: 350, accepts })
      expect(found).toMatchObject({ value: at, isComplete: true, spent: 78 })
    }
    expect(seek(jagged, 0.5, { field: years, start: 350, accepts: (x) => x % 9 === 0 }).isComplete).toBe(true)
    expect(seek(jagged, 0.5, { field: years, start: 350 })).toMatchObject({ isComplete: false, spent: 80 })
  })

  it('skips values where the figure does not exist', () => {
    const holed = (x: number) => (x > 10 && x < 20 ? null : x)
    expect(seek(holed, 15, { field, start: 40 })).toMatchObject({ value: 20, reach: 'first' })
    expect(seek(holed, 20, { field, start: 5 })).toMatchObject({ value: 20, reach: 'exact' })
    expect(seek(holed, 250, { field: whole(600), start: 5 }).value).toBe(250)
  })

  it('skips values that the contract refuses', () => {
    const accepts = (x: number) => x % 2 === 0
    expect(seek((x) => x, 6.5, { field, start: 2, accepts }).value).toBe(8)
  })

  it('agrees with an exhaustive search, over a range of any length', () => {
    const ranges = fc.record({
      steps: fc.array(fc.nat(5), { minLength: 65, maxLength: 700 }),
      from: fc.nat(300),
      to: fc.nat(700),
      sign: fc.constantFrom(-1, 1),
    })
    const gridIndexes = fc.record({ target: fc.nat(1500), start: fc.integer({ min: 1, max: 700 }) })
    fc.assert(
      fc.property(ranges, gridIndexes, ({ steps, from, to, sign }, { target, start }) => {
        let sum = 0
        const all = steps.map((step) => (sum += step))
        const figures = all.map((figure, index) => (index < from || index > from + to ? null : sign * figure))
        const firstWhere = (wanted: (figure: number) => boolean) =>
          figures.findIndex((figure) => figure !== null && wanted(figure)) + 1
        const lowest = firstWhere(() => true)
        const past = firstWhere((figure) => sign * figure >= target)
        const isFirst = figures[past - 1] === sign * target || (past !== lowest && past > 0)
        const isFloor = sign === 1 && past === lowest && new Set(figures).size > 2
        const found = seek((x) => figures[x - 1] ?? null, sign * target, {
          field: whole(steps.length),
          start,
        })
        expect(found.spent).toBeLessThanOrEqual(MOST_SIMULATIONS)
        if (isFirst && new Set(figures).size > 1) expect(found.value).toBe(past)
        else if (!isFirst && !isFloor) expect(found.value).toBeUndefined()
      }),
      cases(300),
    )
  })
})
