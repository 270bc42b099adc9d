/**
 * Compares the closed formulas with arithmetic of 40 digits on random inputs: below 1e11 € no result is off
 * by half a cent. The reference uses the equations of textbooks as they are printed. In all tests `m` is a
 * monthly rate and `k` a number of months.
 */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Decimal, decimalOfDouble as decimal } from '../../../../test/support/decimal.ts'
import { cases } from '../../../../test/support/tier.ts'
import type { MonthlyRate } from '../units/rate.ts'
import { annuityFactor, futureValue, growth, presentValue } from './compound.ts'
import { interestPaid, loanOf, monthlyPayment, remainingBalance } from './loan.ts'
import { cagr } from './return.ts'

/** In euros. */
const HALF_A_CENT = 0.005
/** Results are compared below this amount, in euros: doubles of it still hold a fraction of a cent. */
const LARGEST = 1e11

/** Evenly spread: `fc.double` prefers the tiniest numbers, at which the printed equations lose 40 digits too. */
const between = (low: number, high: number) =>
  fc.integer({ min: 0, max: 2 ** 31 - 1 }).map((part) => low + ((high - low) * part) / (2 ** 31 - 1))

const powerOfTen = (low: number, high: number) => between(low, high).map((power) => 10 ** power)

/** From a cent to a billion, each power of ten as likely. */
const euros = powerOfTen(-2, 9)

/** Small rates, of which `1 + m` keeps few digits, are as likely as large ones. */
const rateUpTo = (low: number, high: number) =>
  fc.oneof(between(low, high), powerOfTen(-12, -4), fc.constant(0)) as fc.Arbitrary<MonthlyRate>

const savingsRate = rateUpTo(-0.02, 0.035)
const loanRate = rateUpTo(0, 0.025)
const months = fc.integer({ min: 1, max: 600 })

const grown = (m: number, k: number): Decimal => decimal(1).plus(decimal(m)).pow(k)
const annuity = (m: number, k: number): Decimal =>
  m === 0 ? decimal(k) : grown(m, k).minus(1).div(decimal(m))
const payment = (principal: number, m: number, k: number): Decimal =>
  m === 0
    ? decimal(principal).div(k)
    : decimal(principal)
        .times(decimal(m))
        .div(decimal(1).minus(grown(m, -k)))
const balance = (principal: number, m: number, k: number, paid: number): Decimal =>
  decimal(principal)
    .times(grown(m, paid))
    .minus(payment(principal, m, k).times(annuity(m, paid)))

/** Expects an amount within half a cent; skips amounts beyond 1e11 €. */
function expectEuros(actual: number, wanted: Decimal): void {
  fc.pre(wanted.abs().lt(LARGEST))
  expect(wanted.minus(decimal(actual)).abs().toNumber()).toBeLessThan(HALF_A_CENT)
}

it('agrees with 40-digit arithmetic on future values', () => {
  const timings = fc.constantFrom('end' as const, 'start' as const)
  fc.assert(
    fc.property(euros, euros, savingsRate, months, timings, (capital, deposit, rate, k, timing) => {
      const first = timing === 'start' ? decimal(1).plus(decimal(rate)) : decimal(1)
      const wanted = grown(rate, k)
        .times(decimal(capital))
        .plus(annuity(rate, k).times(decimal(deposit)).times(first))
      expectEuros(futureValue({ capital, deposit, rate, months: k, timing }), wanted)
    }),
    cases(10_000),
  )
})

it('agrees with 40-digit arithmetic on annuities', () => {
  fc.assert(
    fc.property(euros, savingsRate, months, (deposit, rate, k) => {
      expectEuros(deposit * annuityFactor(rate, k), annuity(rate, k).times(decimal(deposit)))
      expectEuros(
        deposit * presentValue(rate, k),
        annuity(rate, k).div(grown(rate, k)).times(decimal(deposit)),
      )
    }),
    cases(10_000),
  )
})

it('agrees with 40-digit arithmetic on monthly payments', () => {
  fc.assert(
    fc.property(euros, loanRate, months, (principal, rate, k) => {
      expectEuros(monthlyPayment(principal, rate, k), payment(principal, rate, k))
    }),
    cases(10_000),
  )
})

it('agrees with 40-digit arithmetic on balances and interest of any months', () => {
  fc.assert(
    fc.property(euros, loanRate, months, fc.nat(600), fc.nat(600), (principal, rate, k, a, b) => {
      const before = Math.min(a, b) % k
      const last = before + (Math.abs(a - b) % (k - before))
      const [owed, left] = [balance(principal, rate, k, before), balance(principal, rate, k, last)]
      expectEuros(remainingBalance(loanOf(principal, rate, k), last), left)
      const wanted = payment(principal, rate, k)
        .times(last - before)
        .minus(owed.minus(left))
      expectEuros(interestPaid(loanOf(principal, rate, k), before + 1, last), wanted)
    }),
    cases(10_000),
  )
})

it('agrees with 40-digit arithmetic on growth over a part of a period', () => {
  fc.assert(
    fc.property(euros, savingsRate, between(-600, 600), (start, rate, periods) => {
      const ln = decimal(1).plus(decimal(rate)).ln()
      expectEuros(start * growth(rate, periods), ln.times(decimal(periods)).exp().times(decimal(start)))
    }),
  )
})

it('agrees with 40-digit arithmetic on growth rates', () => {
  const end = fc.oneof(
    euros.map((to) => () => to),
    powerOfTen(-16, -1).map((shift) => (from: number) => from * (1 + shift)),
  )
  fc.assert(
    fc.property(euros, end, between(0.1, 100), (start, toEnd, years) => {
      const final = toEnd(start)
      const ln = decimal(final).div(decimal(start)).ln().div(decimal(years))
      const wanted = ln.exp().minus(1)
      // the rounding of the logarithm, amplified by its exponential, and that of the rate
      const slack = ln
        .abs()
        .times(ln.exp())
        .times(1e-15)
        .plus(wanted.abs().times(2 ** -52))
      const away = wanted.minus(decimal(cagr(start, final, years))).abs()
      expect(away.toNumber()).toBeLessThanOrEqual(slack.toNumber())
    }),
    cases(10_000),
  )
})
