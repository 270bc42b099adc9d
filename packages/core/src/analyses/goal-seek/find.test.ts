import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { count, euros } from '../../definition/kinds.ts'
import { roundHalfAway } from '../../units/rounding.ts'
import { MOST_SIMULATIONS } from '../effort.ts'
import { find } from './find.ts'
import { planOf } from './plan.ts'

const label = { fr: 'Essai', en: 'Trial' }
const amount = euros({ label, max: 1e9 })
const whole = (max: number) => count({ label, min: 1, max })

interface Options {
  readonly field?: Parameters<typeof planOf>[0]
  readonly start?: number
  readonly accepts?: (value: number) => boolean
}

/** Looks for a target of a function of our own, counted. */
function seek(
  figure: (x: number) => number | null,
  target: number,
  { field = amount, start = 300, accepts = () => true }: Options = {},
) {
  let spent = 0
  const seen = new Map<number, number | null>()
  const plan = planOf(field, start, start, (value) => (accepts(value) ? {} : undefined))
  const look = (place: number, finer = 0) => {
    const x = plan.lattice.valueAt(place, finer)
    if (!accepts(x)) return undefined
    if (!seen.has(x)) {
      spent += 1
      const exact = figure(x)
      seen.set(x, exact === null ? null : roundHalfAway(exact, 2))
    }
    return seen.get(x)
  }
  const left = () => MOST_SIMULATIONS - spent
  const { solution, direction, isPassedAtOnce } = find({ ...plan, target, look, left })
  const value = solution && plan.lattice.valueAt(solution.place, solution.finer)
  return { value, result: solution?.result, reach: solution?.reach, direction, isPassedAtOnce, spent }
}

describe('among decimals', () => {
  it('meets a line where it is', () => {
    expect(seek((x) => 2 * x + 1, 701)).toMatchObject({ value: 350, result: 701, reach: 'exact' })
  })

  it('gives as few decimals as will do, from cents on', () => {
    expect(seek((x) => 1000 * x, 123_450).value).toBe(123.45)
    expect(seek((x) => 1000 * x, 123_456.7).value).toBe(123.4567)
    expect(seek((x) => 1000 * x, 123_456.78).value).toBe(123.45678)
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

  it('gives the first value past a jump, and says so', () => {
    const jump = (x: number) => (x < 1234.56 ? x / 1e6 : 10 + x / 1e6)
    expect(seek(jump, 5)).toMatchObject({ value: 1234.56, result: 10, reach: 'jumped' })
    const fall = (x: number) => (x < 87_654_321.09 ? 10 : 0)
    expect(seek(fall, 5)).toMatchObject({ value: 87_654_321.09, result: 0, reach: 'jumped' })
  })

  it('does not take a steep slope for a jump', () => {
    const { value, reach } = seek((x) => 1e4 / (x + 1e-4), 5e7)
    expect(reach).toBe('exact')
    expect(value).toBeCloseTo(0.0001, 6)
  })

  it('looks up to where the figure stops existing, on either side', () => {
    const started = (x: number) => (x < 777.77 ? null : 1000 - x)
    expect(seek(started, 200, { start: 5000 }).value).toBe(800)
    const ended = (x: number) => (x > 98_765.43 ? null : x)
    expect(seek(ended, 98_765, { start: 300 }).value).toBe(98_765)
    expect(seek(ended, 98_766, { start: 300 }).value).toBeUndefined()
  })

  it('looks up to where the contract refuses, and no further', () => {
    const accepts = (x: number) => x >= 310_000.55
    expect(seek((x) => x, 310_001, { accepts }).value).toBe(310_001)
    expect(seek((x) => x, 310_000.55, { accepts }).value).toBe(310_000.55)
    expect(seek((x) => x, 310_000, { accepts }).value).toBeUndefined()
  })

  it('gives nothing where nothing moves, or the start where that already does', () => {
    expect(seek(() => 7, 8)).toMatchObject({ value: undefined, direction: 0 })
    expect(seek(() => 7, 7)).toMatchObject({ value: 300, direction: 0 })
    expect(seek(() => null, 7).value).toBeUndefined()
  })

  it('finds what any power, exponential or logarithm reaches, within eighty', () => {
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
      { numRuns: 500 },
    )
  })
})

describe('among whole numbers', () => {
  const field = whole(50)

  it('gives the first that is at or past the target, whichever way the figure moves', () => {
    expect(seek((x) => 10 * x, 200, { field, start: 20 })).toMatchObject({ value: 20, reach: 'exact' })
    expect(seek((x) => 10 * x, 201, { field, start: 20 })).toMatchObject({ value: 21, reach: 'first' })
    expect(seek((x) => -10 * x, -201, { field, start: 20 })).toMatchObject({ value: 21, reach: 'first' })
  })

  it('gives the lowest where that is already past, and nothing where the highest is not', () => {
    expect(seek((x) => 10 * x, 3, { field, start: 20 })).toMatchObject({ value: 1, isPassedAtOnce: true })
    expect(seek((x) => 10 * x, 10, { field, start: 20 })).toMatchObject({ value: 1, isPassedAtOnce: false })
    expect(seek((x) => 10 * x, 501, { field, start: 20 }).value).toBeUndefined()
  })

  it('gives the first of those that are equal', () => {
    expect(seek((x) => (x < 12 ? null : 7), 7, { field, start: 40 }).value).toBe(12)
    expect(seek((x) => Math.floor(x / 10), 2, { field, start: 40 }).value).toBe(20)
  })

  it('takes the crossing nearest to the start where there are several', () => {
    const valley = (x: number) => (x - 25) ** 2
    expect(seek(valley, 100, { field, start: 10 })).toMatchObject({ value: 15, direction: undefined })
    expect(seek(valley, 100, { field, start: 40 }).value).toBe(35)
  })

  it('passes over those where the figure does not exist', () => {
    const holed = (x: number) => (x > 10 && x < 20 ? null : x)
    expect(seek(holed, 15, { field, start: 40 })).toMatchObject({ value: 20, reach: 'first' })
    expect(seek(holed, 20, { field, start: 5 })).toMatchObject({ value: 20, reach: 'exact' })
    expect(seek(holed, 250, { field: whole(600), start: 5 }).value).toBe(250)
  })

  it('passes over those that the contract refuses', () => {
    const accepts = (x: number) => x % 2 === 0
    expect(seek((x) => x, 6.5, { field, start: 2, accepts }).value).toBe(8)
  })

  it('agrees with who looks at each, over a long range', () => {
    const figures = fc.array(fc.nat(5), { minLength: 600, maxLength: 600 }).map((steps) => {
      let sum = 0
      return steps.map((step) => (sum += step))
    })
    fc.assert(
      fc.property(figures, fc.nat(1500), fc.integer({ min: 1, max: 600 }), (rising, target, start) => {
        const first = rising.findIndex((figure) => figure >= target) + 1
        const found = seek((x) => rising[x - 1] ?? 0, target, { field: whole(600), start })
        expect(found.value).toBe(first === 0 ? undefined : first)
        expect(found.spent).toBeLessThanOrEqual(MOST_SIMULATIONS)
      }),
      { numRuns: 200 },
    )
  })
})
