import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { deepestFall, recoveryOf, requiredRise } from './drawdown.ts'

const level = fc.double({ min: 0.01, max: 1e6, noNaN: true })
const levels = fc.array(level, { minLength: 1, maxLength: 60 })

describe('deepestFall', () => {
  it('is counted from the highest level so far', () => {
    expect(deepestFall([100, 120, 60, 90])).toEqual({ peak: 1, trough: 2, fall: -0.5 })
    expect(deepestFall([50, 100, 80, 160, 120, 130])).toEqual({ peak: 3, trough: 4, fall: -0.25 })
  })

  it('keeps the deepest fall, even when a later one starts from a higher peak', () => {
    expect(deepestFall([10, 5, 100, 60])).toEqual({ peak: 0, trough: 1, fall: -0.5 })
  })

  it('goes on through a rise that does not bring the level back', () => {
    expect(deepestFall([100, 60, 99, 50, 100])).toEqual({ peak: 0, trough: 3, fall: -0.5 })
  })

  it('is the first of equal falls', () => {
    expect(deepestFall([100, 100, 50, 50, 100, 50])).toEqual({ peak: 0, trough: 2, fall: -0.5 })
    expect(deepestFall([100, 50, 200, 100])).toEqual({ peak: 0, trough: 1, fall: -0.5 })
  })

  it('does not exist when levels never fall', () => {
    expect(deepestFall([])).toBeUndefined()
    expect(deepestFall([7])).toBeUndefined()
    expect(deepestFall([7, 7, 8, 9])).toBeUndefined()
  })

  it('is the least ratio of any level to an earlier one', () => {
    fc.assert(
      fc.property(levels, (list) => {
        const ratios = list.flatMap((later, t) => list.slice(0, t + 1).map((earlier) => later / earlier - 1))
        expect(deepestFall(list)?.fall ?? 0).toBe(Math.min(...ratios))
      }),
    )
  })

  it('does not depend on the scale of levels, and deepens with a longer list', () => {
    fc.assert(
      fc.property(levels, fc.nat(60), (list, length) => {
        expect(deepestFall(list.map((one) => 2 * one))).toEqual(deepestFall(list))
        const shorter = deepestFall(list.slice(0, length))?.fall ?? 0
        expect(deepestFall(list)?.fall ?? 0).toBeLessThanOrEqual(shorter)
      }),
    )
  })
})

describe('recoveryOf', () => {
  it('is the first level at that of the peak, or above', () => {
    const fall = { peak: 1, trough: 2, fall: -0.5 }
    expect(recoveryOf([100, 120, 60, 119.9, 120, 130], fall)).toBe(4)
    expect(recoveryOf([100, 120, 60, 125], fall)).toBe(3)
  })

  it('does not exist when the list ends before', () => {
    expect(recoveryOf([100, 120, 60, 119.9], { peak: 1, trough: 2 })).toBeUndefined()
    expect(recoveryOf([100, 50], { peak: 0, trough: 1 })).toBeUndefined()
    expect(recoveryOf([], { peak: 0, trough: 0 })).toBeUndefined()
  })

  it('comes after the trough, and no level before it is that of the peak', () => {
    fc.assert(
      fc.property(levels, (list) => {
        const fall = deepestFall(list)
        if (!fall) return
        const back = recoveryOf(list, fall)
        const under = list.slice(fall.peak + 1, back)
        const highest = list[fall.peak] as number
        expect(under.every((one, index) => one < highest || fall.peak + 1 + index < fall.trough)).toBe(true)
        if (back !== undefined)
          expect([back > fall.trough, (list[back] as number) >= highest]).toEqual([true, true])
      }),
    )
  })
})

describe('requiredRise', () => {
  it('is larger than the fall', () => {
    expect(requiredRise(-0.5)).toBe(1)
    expect(requiredRise(-0.2)).toBeCloseTo(0.25, 15)
    expect(requiredRise(0)).toBe(0)
    expect(requiredRise(-0)).toBe(0)
    expect(requiredRise(-1e-12)).toBe(1.000_000_000_001e-12)
  })

  it('brings the level back', () => {
    fc.assert(
      fc.property(fc.double({ min: -0.999, max: 0, noNaN: true }), (fall) => {
        expect((1 + fall) * (1 + requiredRise(fall))).toBeCloseTo(1, 12)
      }),
    )
  })
})
