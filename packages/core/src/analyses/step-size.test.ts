import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { kinds } from '../units/kinds.ts'
import { decimalsOf, moveByStep, stepSizeOf } from './step-size.ts'

describe('moveByStep', () => {
  it.each([
    ['euros', 300, 1, 330],
    ['euros', 300, -1, 270],
    ['monthlyEuros', 33.33, 1, 36.66],
    ['euros', 33_333.33, -1, 30_000],
    ['euros', 1387.63817, 1, 1526.4],
    ['euros', 0.04, 1, 0.05],
    ['euros', 0, 1, 0],
    ['euros', -200, 1, -180],
    ['ratio', 2.3, -1, 2.07],
    ['annualRate', 2.3, 1, 3.3],
    ['annualRate', 5, -1, 4],
    ['percent', 1.0001, -1, 0.0001],
    ['percent', -0.9, 1, 0.1],
    ['wholeYears', 20, 1, 21],
    ['years', 8.5, -1, 7.5],
    ['months', 1.25, 1, 2.25],
    ['age', 64, -1, 63],
    ['count', 1, 1, 2],
    ['calendarYear', 2025, -1, 2024],
  ] as const)('moves %s %d in direction %d to %d', (kind, value, direction, expected) => {
    expect(moveByStep(kind, value, direction)).toBe(expected)
  })

  it.each([
    [0.3, 1, 0.1, 0.4],
    [3.5, -1, 0.5, 3],
    [0.1, 1, 0.2, 0.3],
  ] as const)(
    'moves the rate %d in direction %d by its own step of %d to %d',
    (value, direction, step, expected) => {
      expect(moveByStep('annualRate', value, direction, step)).toBe(expected)
    },
  )

  it('keeps the decimals of a written value, without the noise of doubles', () => {
    const written = fc.tuple(fc.integer({ min: -1e11, max: 1e11 }), fc.nat(4)).map(([n, d]) => n / 10 ** d)
    fc.assert(
      fc.property(written, fc.constantFrom(-1, 1), (value, direction) => {
        expect(decimalsOf(moveByStep('annualRate', value, direction))).toBeLessThanOrEqual(decimalsOf(value))
        expect(decimalsOf(moveByStep('euros', value, direction))).toBeLessThanOrEqual(2)
      }),
    )
  })

  it('is finite for any double', () => {
    const doubles = fc.double({ noNaN: true, min: -1e300, max: 1e300 })
    fc.assert(fc.property(doubles, (value) => Number.isFinite(moveByStep('euros', value, 1))))
  })
})

describe('stepSizeOf', () => {
  it('is defined for every numeric kind', () => {
    const numeric = (Object.keys(kinds) as (keyof typeof kinds)[]).filter((kind) =>
      ['number', 'integer'].includes(kinds[kind].json),
    )
    for (const kind of numeric)
      expect([kind, [1, 10]]).toEqual([kind, expect.arrayContaining([stepSizeOf(kind, 100)])])
  })
})

describe('decimalsOf', () => {
  it.each([
    [2.35, 2],
    [300, 0],
    [1e-7, 7],
    [1.5e-7, 8],
    [1e21, 0],
    [1.25e22, 0],
  ])('counts for %d %d decimals', (value, decimals) => {
    expect(decimalsOf(value)).toBe(decimals)
  })
})
