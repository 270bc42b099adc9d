import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { annualRate, type MonthlyRate, proportionalMonthly } from '../units/rate.ts'
import { growth } from './compound.ts'
import { effectiveRate, effectiveRateOf } from './effective-rate.ts'
import { loanOf, monthlyPayment, remainingBalance } from './loan.ts'

const principals = fc.integer({ min: 1000, max: 1e6 })
const percents = fc.double({ min: 0, max: 20, noNaN: true })
const months = fc.integer({ min: 1, max: 480 })

describe('effectiveRate', () => {
  it('gives the examples', () => {
    expect(effectiveRate({ received: 9000, payment: 800, months: 12 })).toBeCloseTo(0.127781625346, 12)
    expect(effectiveRateOf(9000, [900, ...Array(11).fill(790)])).toBeCloseTo(0.126925434523, 12)
  })

  it('compounds the proportional rate without costs', () => {
    fc.assert(
      fc.property(principals, percents, months, (received, percent, k) => {
        const rate = proportionalMonthly(annualRate(percent))
        const payment = monthlyPayment(received, rate, k)
        expect(effectiveRate({ received, payment, months: k })).toBeCloseTo(growth(rate, 12) - 1, 9)
      }),
    )
  })

  it('rises with the fees and with the insurance', () => {
    const costs = fc.double({ min: 0.01, max: 500, noNaN: true })
    fc.assert(
      fc.property(principals, percents, months, costs, (principal, percent, k, cost) => {
        const payment = monthlyPayment(principal, proportionalMonthly(annualRate(percent)), k)
        const bare = effectiveRate({ received: principal, payment, months: k }) as number
        expect(effectiveRate({ received: principal - cost, payment, months: k })).toBeGreaterThan(bare)
        expect(effectiveRate({ received: principal, payment: payment + cost, months: k })).toBeGreaterThan(
          bare,
        )
      }),
    )
  })

  it('equals the rate of the same payments one by one', () => {
    fc.assert(
      fc.property(principals, percents, months, (received, percent, k) => {
        const payment = 1.01 * monthlyPayment(received, proportionalMonthly(annualRate(percent)), k)
        const listed = effectiveRateOf(received, Array(k).fill(payment))
        expect(listed).toBeCloseTo(effectiveRate({ received, payment, months: k }) as number, 9)
      }),
    )
  })

  it('equals, with insurance on the balance, that of a loan at both rates together', () => {
    fc.assert(
      fc.property(
        principals,
        percents,
        months,
        fc.double({ min: 0, max: 2, noNaN: true }),
        (principal, percent, k, cover) => {
          const rate = proportionalMonthly(annualRate(percent))
          const insurance = cover / 1200
          const payment = monthlyPayment(principal, rate, k)
          const payments = Array.from(
            { length: k },
            (_, paid) => payment + insurance * remainingBalance(loanOf(principal, rate, k), paid),
          )
          const both = (rate + insurance) as MonthlyRate
          expect(effectiveRateOf(principal, payments)).toBeCloseTo(growth(both, 12) - 1, 9)
        },
      ),
    )
  })

  it('is undefined when the fees reach the capital, or nothing is repaid', () => {
    expect(effectiveRate({ received: 0, payment: 100, months: 12 })).toBeUndefined()
    expect(effectiveRate({ received: -50, payment: 100, months: 12 })).toBeUndefined()
    expect(effectiveRate({ received: 1000, payment: 0, months: 12 })).toBeUndefined()
    expect(effectiveRateOf(0, [100, 100])).toBeUndefined()
    expect(effectiveRateOf(1000, [])).toBeUndefined()
  })

  it('is negative for a loan that is not wholly repaid', () => {
    expect(effectiveRate({ received: 1200, payment: 90, months: 12 })).toBeLessThan(0)
  })
})
