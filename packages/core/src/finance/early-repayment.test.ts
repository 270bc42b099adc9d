import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { MonthlyRate } from '../units/rate.ts'
import { presentValue } from './compound.ts'
import {
  type LoanToCome,
  lastPayment,
  owedAfter,
  type Rest,
  unchanged,
  withFewerMonths,
  withLowerPayments,
} from './early-repayment.ts'

/** Loans small enough that doubles keep a hundredth of a cent through five hundred months. */
const loans: fc.Arbitrary<LoanToCome> = fc.record({
  payment: fc.double({ min: 0.2, max: 1e5, noNaN: true }),
  rate: fc.oneof(
    fc.double({ min: 0, max: 0.025, noNaN: true }),
    fc.constantFrom(0, 1e-320, 1e-18, 1e-12, 1e-6, 0.0025),
  ) as fc.Arbitrary<MonthlyRate>,
  months: fc.integer({ min: 1, max: 468 }),
})

/** A loan and a part of what it owes, each as likely as another; all and nothing among them. */
const repaid = fc
  .tuple(loans, fc.oneof(fc.double({ min: 0, max: 1, noNaN: true }), fc.constantFrom(0, 1)))
  .map(([loan, share]) => ({ loan, amount: share * owedOn(loan) }))

const owedOn = ({ payment, rate, months }: LoanToCome): number =>
  payment * presentValue(rate < 1e-18 ? (0 as MonthlyRate) : rate, months)

/** Pays month after month, at most `payment`, until less than half a cent is due. */
function payOff(owed: number, rate: number, payment: number) {
  let [left, months, euroMonths, total] = [owed, 0, 0, 0]
  const balances: number[] = []
  while (left * (1 + rate) > 0.005) {
    euroMonths += left
    balances.push(left)
    const due = left * (1 + rate)
    const paid = Math.min(payment, due)
    total += paid
    left = due - paid
    months += 1
  }
  return { months, euroMonths, total, balances }
}

const EXAMPLE = { payment: 1159.919_435_966_183_5, rate: (0.035 / 12) as MonthlyRate, months: 180 }

describe('Early repayment of 200 000 € at 3.5 % over 20 years, 20 000 € repaid after 5', () => {
  const interest = (rest: Rest) => EXAMPLE.rate * rest.euroMonths

  it('shortens to 153 months instead of 180, 12 472.08 € less interest', () => {
    const rest = withFewerMonths(EXAMPLE, 20_000)
    expect(rest).toMatchObject({ payment: EXAMPLE.payment, months: 153 })
    expect(interest(unchanged(EXAMPLE)) - interest(rest)).toBeCloseTo(12_472.08, 2)
  })

  it('lowers the payment to 1 016.94 € a month, 5 735.77 € less interest', () => {
    const rest = withLowerPayments(EXAMPLE, 20_000)
    expect(rest.months).toBe(180)
    expect(rest.payment).toBeCloseTo(1016.94, 2)
    expect(interest(unchanged(EXAMPLE)) - interest(rest)).toBeCloseTo(5735.77, 2)
  })
})

describe('Early repayment at rate 0', () => {
  const loan = { payment: 100, rate: 0 as MonthlyRate, months: 10 }

  it('saves the repayment divided by the payment, in months', () => {
    expect(unchanged(loan)).toEqual({ payment: 100, months: 10, payments: 10, euroMonths: 5500 })
    expect(withFewerMonths(loan, 300)).toEqual({ payment: 100, months: 7, payments: 7, euroMonths: 2800 })
    expect(withFewerMonths(loan, 350)).toMatchObject({ payment: 100, months: 7 }) // six of 100 €, one of 50 €
    expect(lastPayment(loan, 6.5)).toBe(50)
    expect(withLowerPayments(loan, 300)).toMatchObject({ payment: 70, months: 10 })
  })

  it('counts no month for less than half a cent', () => {
    expect(withFewerMonths(loan, 299.996).months).toBe(7)
    expect(withFewerMonths(loan, 299.994).months).toBe(8)
    expect(withFewerMonths(loan, 999.996)).toEqual({ payment: 0, months: 0, payments: 0, euroMonths: 0 })
    expect(withLowerPayments(loan, 999.996)).toEqual({ payment: 0, months: 0, payments: 0, euroMonths: 0 })
    expect(withLowerPayments(loan, 999.99).months).toBe(10)
  })
})

describe('Early repayment of any loan', () => {
  it('equals a month-by-month computation when shortened', () => {
    fc.assert(
      fc.property(repaid, ({ loan, amount }) => {
        const rest = withFewerMonths(loan, amount)
        const naive = payOff(owedOn(loan) - amount, loan.rate, loan.payment)
        const grown = loan.payment * loan.months * Math.exp(loan.months * Math.log1p(loan.rate))
        const noise = 1e-12 * grown
        // a last payment of half a cent, give or take the noise of so many months, may be counted or not
        expect(Math.abs(rest.months - naive.months)).toBeLessThanOrEqual(noise > 1e-4 ? 1 : 0)
        expect(Math.abs(rest.euroMonths - naive.euroMonths)).toBeLessThan(0.006 + noise * loan.months)
        for (const [paid, owed] of naive.balances.entries())
          expect(Math.abs(owedAfter(rest, loan.rate, paid) - owed)).toBeLessThan(0.006 + noise)
        expect(owedAfter(rest, loan.rate, rest.months)).toBe(0)
      }),
    )
  })

  it('repays the debt and its interest, shortened or with lower payments', () => {
    fc.assert(
      fc.property(repaid, ({ loan, amount }) => {
        const left = owedOn(loan) - amount
        const rest = withLowerPayments(loan, amount)
        const { payment, months, euroMonths } = rest
        const gap = payment * months - left - loan.rate * euroMonths
        if (months > 0) expect(Math.abs(owedAfter(rest, loan.rate, 0) - left)).toBeLessThan(0.006)
        expect(Math.abs(gap)).toBeLessThan(0.006 + 1e-11 * loan.payment * loan.months)
      }),
    )
  })

  it('saves at least as much when shortened as with lower payments, and never costs more', () => {
    fc.assert(
      fc.property(repaid, ({ loan, amount }) => {
        const whole = unchanged(loan).euroMonths
        const long = withLowerPayments(loan, amount).euroMonths
        const short = withFewerMonths(loan, amount).euroMonths
        const noise = 1e-11 * whole + 0.006
        expect(short).toBeLessThanOrEqual(long + noise)
        expect(long).toBeLessThanOrEqual(whole + noise)
      }),
    )
  })

  it('changes nothing for 0 € repaid, and leaves nothing when all is repaid', () => {
    fc.assert(
      fc.property(loans, (loan) => {
        expect(withFewerMonths(loan, 0)).toEqual(unchanged(loan))
        expect(withLowerPayments(loan, 0)).toEqual(unchanged(loan))
        const all = owedOn(loan)
        expect(withFewerMonths(loan, all)).toEqual({ payment: 0, months: 0, payments: 0, euroMonths: 0 })
        expect(withLowerPayments(loan, all)).toEqual({ payment: 0, months: 0, payments: 0, euroMonths: 0 })
      }),
    )
  })

  it('never lengthens when more is repaid', () => {
    fc.assert(
      fc.property(repaid, fc.double({ min: 0, max: 1, noNaN: true }), ({ loan, amount }, part) => {
        expect(withFewerMonths(loan, amount).months).toBeLessThanOrEqual(
          withFewerMonths(loan, amount * part).months,
        )
      }),
    )
  })
})
