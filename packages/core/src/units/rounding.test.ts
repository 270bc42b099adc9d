/**
 * Rounding compared to decimal.js on the decimal text, which is the definition of the rule, on random values and on
 * those where a product of doubles is likely to be inexact.
 */
import { Decimal } from 'decimal.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cases } from '../../../../test/support/tier.ts'
import { roundHalfAway } from './rounding.ts'

const DECIMALS = [0, 2, 4]

/** Half away from zero on the shortest text; `+ 0` because neither rule tells -0 from 0. */
const expected = (text: Decimal, decimals: number): number =>
  text.toDecimalPlaces(decimals, Decimal.ROUND_HALF_UP).toNumber() + 0

/** `Object.is`, so that a -0 shows. */
function expectSame(x: number): void {
  const text = new Decimal(String(x))
  for (const decimals of DECIMALS) {
    const actual = roundHalfAway(x, decimals)
    const wanted = expected(text, decimals)
    if (!Object.is(actual, wanted)) expect.fail(`${x} to ${decimals}: ${actual} instead of ${wanted}`)
  }
}

const view = new DataView(new ArrayBuffer(8))

const fromBits = (bits: bigint): number => {
  view.setBigUint64(0, bits)
  return view.getFloat64(0)
}

/** The double `steps` doubles further from zero; nearer where `steps` is negative. */
function ulps(x: number, steps: bigint): number {
  view.setFloat64(0, x)
  return fromBits(view.getBigUint64(0) + steps)
}

const sign = fc.constantFrom(1, -1)

/** Evenly spread: the usual arbitraries prefer small numbers and bounds. */
const uniform = fc.noBias(fc.integer({ min: 0, max: 2 ** 31 - 1 })).map((n) => n / 2 ** 31)
const magnitude = (low: number, high: number) => uniform.map((part) => 10 ** (low + (high - low) * part))

/** `…5` at the place after the last one kept: the double nearest to a decimal half. */
const half = fc
  .tuple(sign, fc.constantFrom(1, 3, 5), magnitude(0, 16))
  .map(([s, place, digits]) => s * Number(`${Math.floor(digits)}5e-${place}`))

describe('roundHalfAway against decimal.js', () => {
  it('matches on values of magnitudes 1e-8 to 1e16', () => {
    const value = fc.tuple(sign, magnitude(-8, 16)).map(([s, x]) => s * x)
    fc.assert(fc.property(value, expectSame), cases(100_000))
  })

  it('matches on decimal halves and on the adjacent doubles', () => {
    fc.assert(
      fc.property(half, (x) => {
        expectSame(x)
        expectSame(ulps(x, 1n))
        expectSame(ulps(x, -1n))
      }),
      cases(100_000),
    )
  })

  it('matches on values of few digits', () => {
    const typed = fc
      .tuple(sign, fc.noBias(fc.integer({ min: 0, max: 999_999_999 })), fc.integer({ min: 0, max: 7 }))
      .map(([s, digits, places]) => s * Number(`${digits}e-${places}`))
    fc.assert(fc.property(typed, expectSame), cases(100_000))
  })

  it('matches around the largest doubles that have a fraction', () => {
    const near = fc.tuple(
      sign,
      fc.constantFrom(1, 100, 10_000),
      fc.noBias(fc.integer({ min: -1e6, max: 1e6 })),
    )
    fc.assert(
      fc.property(near, ([s, scale, steps]) => {
        expectSame(s * ulps(2 ** 50 / scale, BigInt(steps)))
        expectSame(s * ulps(2 ** 53 / scale, BigInt(steps)))
      }),
      cases(100_000),
    )
  })

  it('matches on any bit pattern that is a finite double', () => {
    const bits = fc.noBias(fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }))
    fc.assert(
      fc.property(bits, (pattern) => {
        const x = fromBits(pattern)
        fc.pre(Number.isFinite(x))
        expectSame(x)
      }),
      cases(100_000),
    )
  })

  it('matches at the limits of doubles', () => {
    const { MAX_VALUE, MIN_VALUE, MAX_SAFE_INTEGER, EPSILON } = Number
    const edges = [MAX_VALUE, MIN_VALUE, MAX_SAFE_INTEGER, EPSILON, 2 ** -1022, 1e300, 1e21, 1e-7, 123e-20]
    for (const x of edges) for (const steps of [-1n, 0n]) expectSame(ulps(x, steps))
    for (const x of edges) expectSame(-x)
  })
})

describe('roundHalfAway', () => {
  it.each([
    [1.005, 2, 1.01],
    [2.675, 2, 2.68],
    [1.45, 1, 1.5],
    [8.345, 2, 8.35],
    [1.00005, 4, 1.0001],
    [0.5, 0, 1],
    [1.5, 0, 2],
    [2.5, 0, 3],
    [0.49999999999999994, 0, 0],
    [0.005, 2, 0.01],
    [0.004999999999999999, 2, 0],
    [1e300, 2, 1e300],
    [12_345_678_901_234.125, 2, 12_345_678_901_234.13],
    [5e-8, 7, 1e-7],
    [4.5e-9, 9, 5e-9],
    [2.5e-12, 12, 3e-12],
  ])('rounds %d to %d decimals as %d, and its opposite as the opposite', (x, decimals, wanted) => {
    expect(roundHalfAway(x, decimals)).toBe(wanted)
    expect(roundHalfAway(-x, decimals)).toBe(wanted === 0 ? 0 : -wanted)
  })

  it('returns 0, never -0', () => {
    for (const x of [-0, -0.004, -1e-300, -Number.MIN_VALUE]) expect(roundHalfAway(x, 2)).toBe(0)
  })

  it.each([NaN, Infinity, -Infinity])('refuses %d', (x) => {
    expect(() => roundHalfAway(x, 2)).toThrow(new RangeError(`${x} is not a finite number`))
  })

  it('changes nothing when applied twice', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (x) => {
        const once = roundHalfAway(x, 2)
        const twice = roundHalfAway(once, 2)
        if (!Object.is(twice, once)) expect.fail(`${x} is ${once}, then ${twice}`)
      }),
      cases(10_000),
    )
  })
})
