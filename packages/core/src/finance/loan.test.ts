import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cases } from '../../../../test/support/tier.ts'
import { annualRate, type MonthlyRate, proportionalMonthly } from '../units/rate.ts'
import { futureValue, presentValue } from './compound.ts'
import { interestPaid, loanOf, monthlyPayment, remainingBalance } from './loan.ts'

const ZERO = 0 as MonthlyRate
const principals = fc.double({ min: 100, max: 1e8, noNaN: true })
const rates = fc.double({ min: 0, max: 0.01, noNaN: true }) as fc.Arbitrary<MonthlyRate>
const months = fc.integer({ min: 2, max: 480 })

it('gives the published payments of loans', () => {
  const rate = proportionalMonthly(annualRate(3.5))
  expect(monthlyPayment(200_000, rate, 240)).toBeCloseTo(1_159.92, 2)
  expect(interestPaid(loanOf(200_000, rate, 240), 1, 240)).toBeCloseTo(78_380.66, 2)
  expect(remainingBalance(loanOf(200_000, rate, 240), 60)).toBeCloseTo(162_253.15, 2)
  expect(interestPaid(loanOf(125_000, (0.09 / 12) as MonthlyRate, 360), 13, 24)).toBeCloseTo(11_135.23, 2)
})

describe('monthlyPayment', () => {
  it('repays the debt with its interest', () => {
    fc.assert(
      fc.property(principals, rates, months, (capital, rate, k) => {
        const deposit = -monthlyPayment(capital, rate, k)
        const left = futureValue({ capital, deposit, rate, months: k })
        expect(Math.abs(left)).toBeLessThan(1e-12 * futureValue({ capital, deposit: 0, rate, months: k }))
      }),
    )
  })

  it('rises with the rate, falls with the months, and is in proportion to the loan', () => {
    fc.assert(
      fc.property(principals, rates, months, (principal, rate, k) => {
        const payment = monthlyPayment(principal, rate, k)
        expect(monthlyPayment(principal, (rate + 1e-6) as MonthlyRate, k)).toBeGreaterThan(payment)
        expect(monthlyPayment(principal, rate, k + 1)).toBeLessThan(payment)
        expect(monthlyPayment(2 * principal, rate, k)).toBe(2 * payment)
      }),
    )
  })

  it('is an equal share at rate 0 and at the smallest rates', () => {
    expect(monthlyPayment(1200, ZERO, 12)).toBe(100)
    for (const rate of [5e-324, 1e-300, 1e-20] as MonthlyRate[]) {
      expect(monthlyPayment(1200, rate, 12)).toBeCloseTo(100, 11)
      expect(remainingBalance(loanOf(1200, rate, 12), 5)).toBeCloseTo(700, 10)
    }
  })
})

describe('remainingBalance', () => {
  it('is the debt with its interest less the payments with theirs', () => {
    fc.assert(
      fc.property(principals, rates, months, fc.nat(480), (capital, rate, k, some) => {
        const paid = some % (k + 1)
        const deposit = -monthlyPayment(capital, rate, k)
        const rolled = futureValue({ capital, deposit, rate, months: paid })
        const away = Math.abs(remainingBalance(loanOf(capital, rate, k), paid) - rolled)
        expect(away).toBeLessThan(1e-12 * futureValue({ capital, deposit: 0, rate, months: paid }))
      }),
    )
  })

  it('starts at the loan, falls every month, ends at exactly 0', () => {
    fc.assert(
      fc.property(principals, rates, months, (principal, rate, k) => {
        expect(remainingBalance(loanOf(principal, rate, k), 0)).toBe(principal)
        for (let paid = 1; paid <= k; paid++) {
          const fallen = remainingBalance(loanOf(principal, rate, k), paid)
          expect(fallen).toBeLessThan(remainingBalance(loanOf(principal, rate, k), paid - 1))
        }
        expect(remainingBalance(loanOf(principal, rate, k), k)).toBe(0)
        expect(remainingBalance(loanOf(principal, rate, k), k + 7)).toBe(0)
      }),
      cases(100),
    )
  })

  it('equals what the same payment would borrow for the months left', () => {
    fc.assert(
      fc.property(principals, rates, months, fc.nat(480), (principal, rate, k, some) => {
        const paid = some % k
        const again = monthlyPayment(principal, rate, k) * presentValue(rate, k - paid)
        expect(again / remainingBalance(loanOf(principal, rate, k), paid)).toBeCloseTo(1, 12)
      }),
    )
  })
})

describe('interestPaid', () => {
  it('adds up over spans', () => {
    fc.assert(
      fc.property(principals, rates, months, fc.nat(480), (principal, rate, k, some) => {
        const cut = some % k
        const interest = (from: number, to: number) => interestPaid(loanOf(principal, rate, k), from, to)
        const sum = interest(1, cut) + interest(cut + 1, k)
        expect(Math.abs(sum - interest(1, k))).toBeLessThan(1e-13 * principal * k)
        expect(interest(1, k)).toBeGreaterThanOrEqual(-1e-12 * principal)
      }),
    )
  })

  it('is the rate on the loan for the first month, and 0 for no month', () => {
    const rate = 0.01 as MonthlyRate
    expect(interestPaid(loanOf(1000, rate, 12), 1, 1)).toBeCloseTo(10, 10)
    expect(interestPaid(loanOf(1000, rate, 12), 5, 4)).toBe(0)
    expect(interestPaid(loanOf(1000, rate, 12), 8, 4)).toBe(0)
    expect(interestPaid(loanOf(1000, rate, 12), 13, 24)).toBe(0)
    expect(interestPaid(loanOf(1000, ZERO, 12), 1, 12)).toBe(0)
    expect(interestPaid(loanOf(119_932.7, ZERO, 240), 13, 24)).toBe(0)
  })

  it('counts no payment before the first nor after the last', () => {
    const rate = 0.01 as MonthlyRate
    const whole = interestPaid(loanOf(1000, rate, 12), 1, 12)
    expect(interestPaid(loanOf(1000, rate, 12), -3, 12)).toBe(whole)
    expect(interestPaid(loanOf(1000, rate, 12), 1, 99)).toBe(whole)
  })
})
