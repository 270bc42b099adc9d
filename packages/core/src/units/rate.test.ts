import { Decimal } from 'decimal.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cases } from '../../../../test/support/tier.ts'
import {
  type AnnualRate,
  annualRate,
  compoundedYearly,
  equivalentMonthly,
  isBelow,
  type MonthlyRate,
  percentOf,
  proportionalMonthly,
  sensiblePercent,
  toPercent,
} from './rate.ts'

const Exact = Decimal.clone({ precision: 60 })

/** The exact value of a double; decimal.js would read its shortest text. */
const exact = (x: number): Decimal => new Exact(`${x < 0 ? '-' : ''}0b${Math.abs(x).toString(2)}`)

const uniform = fc.noBias(fc.integer({ min: 0, max: 2 ** 31 - 1 })).map((n) => n / 2 ** 31)

/** Uniform in powers of ten, from rates lost in `1 + t` to a factor of 100 a year. */
const rate = fc
  .tuple(fc.constantFrom(1, -1), uniform)
  .map(([sign, part]) => sign * 10 ** (-20 + 22 * part))
  .filter((t) => t > -0.9)

/**
 * `expm1` and `log1p` err by up to two units in the last place each (2.2e-16 relatively); lost digits cost
 * far more.
 */
const CLOSE = 2e-15

const relativeError = (actual: number, wanted: Decimal): number =>
  exact(actual).minus(wanted).div(wanted).abs().toNumber()

describe('monthly and yearly rates against decimal.js', () => {
  it('matches equivalentMonthly to 2e-15', () => {
    fc.assert(
      fc.property(rate, (t) => {
        const wanted = exact(t).plus(1).pow(exact(1).div(12)).minus(1)
        expect(relativeError(equivalentMonthly(t as AnnualRate), wanted)).toBeLessThan(CLOSE)
      }),
      cases(10_000),
    )
  })

  it('matches compoundedYearly to 4e-15', () => {
    fc.assert(
      fc.property(rate, (m) => {
        fc.pre(m < 1)
        const wanted = exact(m).plus(1).pow(12).minus(1)
        expect(relativeError(compoundedYearly(m as MonthlyRate), wanted)).toBeLessThan(4e-15)
      }),
      cases(10_000),
    )
  })
})

describe('properties of rates', () => {
  it('restores a yearly rate from its equivalent monthly rate', () => {
    fc.assert(
      fc.property(rate, (t) => {
        const back = compoundedYearly(equivalentMonthly(t as AnnualRate))
        expect(Math.abs(back - t)).toBeLessThanOrEqual(Math.abs(t) * 4e-15)
      }),
      cases(10_000),
    )
  })

  it('keeps the proportional monthly rate above the equivalent one, except at 0', () => {
    fc.assert(
      fc.property(uniform, (t) => {
        fc.pre(t > 1e-9)
        expect(proportionalMonthly(t as AnnualRate)).toBeGreaterThan(equivalentMonthly(t as AnnualRate))
      }),
      cases(10_000),
    )
    expect(equivalentMonthly(annualRate(0))).toBe(0)
    expect(proportionalMonthly(annualRate(0))).toBe(0)
    expect(compoundedYearly(0 as MonthlyRate)).toBe(0)
  })

  it('restores a percentage from its fraction', () => {
    fc.assert(
      fc.property(uniform, (part) => {
        const percent = part * 200 - 100
        expect(toPercent(annualRate(percent))).toBeCloseTo(percent, 12)
      }),
      cases(10_000),
    )
  })
})

describe('sensiblePercent and percentOf', () => {
  it.each([
    [0.05, 5],
    [-1, -100],
    [1e7, 1e9],
    [1.0001e7, null],
    [-1.0001e7, null],
    [Number.NaN, null],
    [Number.POSITIVE_INFINITY, null],
    [undefined, null],
  ])('converts %d to %d %%', (fraction, percent) => expect(sensiblePercent(fraction)).toBe(percent))

  it.each([
    [1, 4, 25],
    [-1, 4, -25],
    [0, 4, 0],
    [1, 0, null],
    [0, 0, null],
    [1, -4, null],
    [1, 1e-8, null],
  ])('expresses %d of %d as %d %%', (part, whole, percent) => expect(percentOf(part, whole)).toBe(percent))
})

describe('isBelow', () => {
  it.each([
    [0.05, 0.0500001, true],
    [0.05, 0.05, false],
    [0.0500001, 0.05, false],
    [-0.01, 0, true],
  ])('compares %d to %d: %s', (rate, other, below) => expect(isBelow(rate, other)).toBe(below))

  it('ignores the noise of doubles', () => {
    expect(0.06 - 0.05 * 1.06).toBeLessThan(0.007) // 6 % of yield less 5 % of fees: 0.7 %
    expect(isBelow(0.06 - 0.05 * 1.06, 0.007)).toBe(false)
  })
})

describe('rates worked by hand', () => {
  it('converts 5 % to 0.05 and back', () => {
    expect(annualRate(5)).toBe(0.05)
    expect(toPercent(0.05)).toBe(5)
  })

  it('converts 7 % a year to 0.5654 % a month, and 3.6 % of a loan to 0.3 %', () => {
    expect(equivalentMonthly(annualRate(7))).toBeCloseTo(0.005_654_145_387_405, 15)
    expect(proportionalMonthly(annualRate(3.6))).toBeCloseTo(0.003, 17)
    expect(compoundedYearly(0.01 as MonthlyRate)).toBeCloseTo(0.126_825_030_131_97, 14)
  })

  it('converts a yearly rate of -100 % to a monthly rate of -100 %', () => {
    expect(equivalentMonthly(annualRate(-100))).toBe(-1)
    expect(compoundedYearly(-1 as MonthlyRate)).toBe(-1)
  })
})
