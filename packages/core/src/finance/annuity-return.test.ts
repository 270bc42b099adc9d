import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  annualRate,
  compoundedYearly,
  equivalentMonthly,
  type MonthlyRate,
  proportionalMonthly,
} from '../units/rate.ts'
import { annuityReturn } from './annuity-return.ts'
import { futureValue, growth } from './compound.ts'
import { irr } from './irr.ts'
import { monthlyPayment } from './loan.ts'

const cents = fc.integer({ min: 1, max: 1e8 }).map((hundredths) => hundredths / 100)
const rates = fc.double({ min: -0.02, max: 0.1, noNaN: true }) as fc.Arbitrary<MonthlyRate>
const months = fc.integer({ min: 1, max: 480 })

describe('annuityReturn', () => {
  it('gives the example', () => {
    const rate = annuityReturn({ first: 200_000, monthly: -1_159.92, months: 240 })
    expect(rate).toBeCloseTo(0.035 / 12, 8)
  })

  it('is the rate of a loan', () => {
    fc.assert(
      fc.property(cents, rates, months, (first, rate, k) => {
        const monthly = -monthlyPayment(first, rate, k)
        expect(annuityReturn({ first, monthly, months: k })).toBeCloseTo(rate, 11)
      }),
    )
  })

  it('is the rate of savings, also when counted a part of a month after the last deposit', () => {
    const later = fc.double({ min: 0, max: 24, noNaN: true })
    fc.assert(
      fc.property(cents, cents, rates, months, later, (capital, deposit, rate, k, wait) => {
        const last = futureValue({ capital, deposit, rate, months: k }) * growth(rate, wait)
        fc.pre(last > deposit * 1.0001)
        const found = annuityReturn({ first: -capital, monthly: -deposit, months: k, last, lastAt: k + wait })
        expect(found).toBeCloseTo(rate, 9)
      }),
    )
  })

  it('equals the irr of the same flows one by one, whatever their signs', () => {
    const any = fc.integer({ min: -1000, max: 1000 })
    fc.assert(
      fc.property(any, any, any, fc.nat(60), fc.nat(12), (first, monthly, last, k, wait) => {
        const flows = [first, ...Array(k).fill(monthly), ...Array(wait).fill(0)]
        flows.push((flows.pop() as number) + last)
        const found = annuityReturn({ first, monthly, months: k, last, lastAt: k + wait })
        const wanted = irr(flows)
        if (found === undefined || wanted === undefined) expect(found).toBe(wanted)
        else expect((1 + found) / (1 + wanted)).toBeCloseTo(1, 7)
      }),
    )
  })

  it('rises with the income and falls with the outlay', () => {
    fc.assert(
      fc.property(cents, cents, cents, months, (outlay, income, last, k) => {
        const rate = annuityReturn({ first: -outlay, monthly: income, months: k, last }) as number
        expect(annuityReturn({ first: -outlay, monthly: income * 1.01, months: k, last })).toBeGreaterThan(
          rate,
        )
        expect(annuityReturn({ first: -outlay * 1.01, monthly: income, months: k, last })).toBeLessThan(rate)
      }),
    )
  })

  it('is 0 when what is paid is what is received', () => {
    expect(annuityReturn({ first: 1200, monthly: -100, months: 12 })).toBeCloseTo(0, 14)
    expect(annuityReturn({ first: -1000, monthly: -100, months: 12, last: 2200 })).toBeCloseTo(0, 14)
  })

  it('finds rates from nearly -100 % to thousands of percent', () => {
    expect(annuityReturn({ first: -10_000, monthly: 0, months: 0, last: 1, lastAt: 1 })).toBeCloseTo(
      -0.9999,
      12,
    )
    expect(annuityReturn({ first: -1, monthly: 100, months: 12 })).toBeCloseTo(100, 9)
    expect(annuityReturn({ first: -100_000, monthly: 1, months: 12 })).toBeLessThan(-0.5)
  })

  it.each([
    ['nothing is received', { first: -100, monthly: -10, months: 12 }],
    ['nothing is paid', { first: 100, monthly: 0, months: 12, last: 5 }],
    ['nothing flows', { first: 0, monthly: 0, months: 12 }],
    ['the end is less than the last deposit', { first: -100, monthly: -10, months: 12, last: 9 }],
    ['the end is the last deposit', { first: -100, monthly: -10, months: 12, last: 10 }],
    ['all cancels out', { first: 0, monthly: -10, months: 1, last: 10 }],
    ['no time passes', { first: -100, monthly: 0, months: 0, last: 110 }],
    ['the flows change sign twice and never balance', { first: -100, monthly: 10, months: 12, last: -100 }],
  ])('is undefined when %s', (_why, flows) => {
    expect(annuityReturn(flows)).toBeUndefined()
  })

  it('gives the same rate as irr when the flows change sign twice', () => {
    const rate = annuityReturn({ first: -100, monthly: 20, months: 12, last: -120 }) as MonthlyRate
    expect(rate).toBeCloseTo(irr([-100, ...Array(11).fill(20), -100]) as number, 12)
  })

  it('refuses a last flow before the others', () => {
    expect(() => annuityReturn({ first: -1, monthly: 1, months: 12, last: 1, lastAt: 11 })).toThrow(
      'The last flow, in month 11, comes before month 12',
    )
  })

  it('gives, of two rates, the one nearer to 0', () => {
    // -100 + 230/(1 + m) - 132/(1 + m)²: 10 % and 20 %
    const flows = { first: -100, monthly: 230, months: 1, last: -132, lastAt: 2 }
    expect(annuityReturn(flows)).toBeCloseTo(0.1, 12)
  })

  it('distinguishes a twelfth of a month from an equivalent month', () => {
    const monthly = -monthlyPayment(1000, equivalentMonthly(annualRate(6)), 24)
    const rate = annuityReturn({ first: 1000, monthly, months: 24 }) as MonthlyRate
    expect(compoundedYearly(rate)).toBeCloseTo(0.06, 12)
    expect(rate).toBeLessThan(proportionalMonthly(annualRate(6)))
  })
})
