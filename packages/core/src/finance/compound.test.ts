import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { annualRate, equivalentMonthly, type MonthlyRate } from '../units/rate.ts'
import { annuityFactor, futureValue, growth, presentValue } from './compound.ts'

const ZERO = 0 as MonthlyRate
const euros = fc.integer({ min: 0, max: 1e8 }).map((cents) => cents / 100)
const months = fc.integer({ min: 1, max: 600 })
const rates = fc.double({ min: -0.01, max: 0.02, noNaN: true }) as fc.Arbitrary<MonthlyRate>

/** Expects two numbers that are equal but for a few roundings. */
const expectSame = (a: number, b: number): void =>
  expect(Math.abs(a - b)).toBeLessThanOrEqual(1e-12 * Math.max(Math.abs(a), Math.abs(b)))

describe('growth', () => {
  it('gives the examples', () => {
    expect(growth(annualRate(5), 10)).toBeCloseTo(1.628894626777, 12)
    expect(annuityFactor(0.01 as MonthlyRate, 12)).toBeCloseTo(12.682503013197, 12)
    expect(500 * presentValue((0.08 / 12) as MonthlyRate, 240)).toBeCloseTo(59777.14585118802, 8)
  })

  it('is 1 over no period, even at -100 %', () => {
    expect(growth(annualRate(-100), 0)).toBe(1)
    expect(growth(annualRate(-100), 3)).toBe(0)
  })

  it('multiplies over consecutive spans, and discounts over a negative span', () => {
    const spans = fc.double({ min: 0, max: 600, noNaN: true })
    fc.assert(
      fc.property(rates, spans, spans, (rate, a, b) => {
        expectSame(growth(rate, a + b), growth(rate, a) * growth(rate, b))
        expectSame(growth(rate, a) * growth(rate, -a), 1)
      }),
    )
  })
})

describe('annuityFactor and presentValue', () => {
  it('relates the two by the growth over the months', () => {
    fc.assert(
      fc.property(rates, months, (rate, k) => {
        expectSame(presentValue(rate, k) * growth(rate, k), annuityFactor(rate, k))
      }),
    )
  })

  it('equals the sum of the deposits one by one', () => {
    fc.assert(
      fc.property(rates, months, (rate, k) => {
        let [sum, present] = [0, 0]
        for (let month = 1; month <= k; month++) {
          sum += growth(rate, k - month)
          present += growth(rate, -month)
        }
        expectSame(annuityFactor(rate, k), sum)
        expectSame(presentValue(rate, k), present)
      }),
    )
  })

  it('equals at the smallest rates the factor at rate 0', () => {
    for (const rate of [ZERO, 5e-324, -5e-324, 1e-300, 1e-18] as MonthlyRate[]) {
      expect(annuityFactor(rate, 480)).toBeCloseTo(480, 9)
      expect(presentValue(rate, 480)).toBeCloseTo(480, 9)
      expect(futureValue({ capital: 1000, deposit: 10, rate, months: 480 })).toBeCloseTo(5800, 8)
    }
  })
})

describe('futureValue', () => {
  it('gives the published anchors', () => {
    const value = (capital: number, deposit: number, percent: number, years: number) =>
      futureValue({ capital, deposit, rate: equivalentMonthly(annualRate(percent)), months: 12 * years })
    expect(value(10_000, 300, 7, 20)).toBeCloseTo(190_957.76, 2)
    expect(value(10_000, 200, 5, 10)).toBeCloseTo(47_161.58, 2)
  })

  it('equals a month-by-month computation', () => {
    fc.assert(
      fc.property(euros, euros, rates, months, (capital, deposit, rate, k) => {
        let [end, start] = [capital, capital]
        for (let month = 0; month < k; month++) {
          end = end * (1 + rate) + deposit
          start = (start + deposit) * (1 + rate)
        }
        expectSame(futureValue({ capital, deposit, rate, months: k }), end)
        expectSame(futureValue({ capital, deposit, rate, months: k, timing: 'end' }), end)
        expectSame(futureValue({ capital, deposit, rate, months: k, timing: 'start' }), start)
      }),
    )
  })

  it('adds the deposits up at rate 0, at the start or the end of months', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer(), months, (capital, deposit, k) => {
        const total = capital + deposit * k
        expect(futureValue({ capital, deposit, rate: ZERO, months: k })).toBe(total)
        expect(futureValue({ capital, deposit, rate: ZERO, months: k, timing: 'start' })).toBe(total)
      }),
    )
  })

  it('rises with the capital, the deposit and the rate', () => {
    const more = fc.double({ min: 1e-6, max: 1e6, noNaN: true })
    fc.assert(
      fc.property(euros, euros, rates, months, more, (capital, deposit, rate, k, extra) => {
        const savings = { capital, deposit, rate, months: k }
        const value = futureValue(savings)
        const higher = (rate + extra / 1e8) as MonthlyRate
        expect(futureValue({ ...savings, capital: capital + extra })).toBeGreaterThanOrEqual(value)
        expect(futureValue({ ...savings, deposit: deposit + extra })).toBeGreaterThanOrEqual(value)
        expect(futureValue({ ...savings, rate: higher })).toBeGreaterThanOrEqual(value * (1 - 1e-15))
      }),
    )
  })
})
