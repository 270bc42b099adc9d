import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cases } from '../../../../test/support/tier.ts'
import { annualRate, type MonthlyRate, proportionalMonthly } from '../units/rate.ts'
import { interestPaid, loanOf, monthlyPayment, remainingBalance } from './loan.ts'
import { type LoanRow, schedule, scheduleToTheCent } from './schedule.ts'

const rates = fc.double({ min: 0, max: 0.025, noNaN: true }) as fc.Arbitrary<MonthlyRate>
const months = fc.integer({ min: 1, max: 360 })
const principals = fc.double({ min: 1, max: 1e8, noNaN: true })
const cents = fc.integer({ min: 1, max: 1e9 })

const sum = (rows: readonly LoanRow[], member: keyof LoanRow): number =>
  rows.reduce((total, row) => total + row[member], 0)

const isWholeCents = (euros: number): boolean => Math.round(euros * 100) / 100 === euros

describe('schedule', () => {
  it('gives the example', () => {
    const [first, second] = schedule(1000, 0.01 as MonthlyRate, 2)
    expect(first?.payment).toBeCloseTo(507.512438, 6)
    expect(first?.interest).toBe(10)
    expect(second).toMatchObject({ month: 2, balance: 0 })
    expect(second?.interest).toBeCloseTo(5.024876, 6)
  })

  it('repays the loan row by row and ends at exactly 0', () => {
    fc.assert(
      fc.property(principals, rates, months, (principal, rate, k) => {
        const rows = schedule(principal, rate, k)
        expect(rows.map(({ month }) => month)).toEqual(Array.from({ length: k }, (_, n) => n + 1))
        let owed = principal
        let worst = 0
        for (const row of rows) {
          worst = Math.max(worst, Math.abs(owed - row.principal - row.balance))
          worst = Math.max(worst, Math.abs(row.interest - owed * rate))
          worst = Math.max(worst, Math.abs(row.payment - row.interest - row.principal))
          owed = row.balance
        }
        expect(worst).toBeLessThan(1e-12 * principal)
        expect(owed).toBe(0)
        expect(Math.abs(sum(rows, 'principal') - principal)).toBeLessThan(1e-11 * principal)
        expect(Math.abs(sum(rows, 'interest') - interestPaid(loanOf(principal, rate, k), 1, k))).toBeLessThan(
          1e-11 * principal,
        )
      }),
    )
  })

  it('has the payment and the balances of the formulas', () => {
    for (const row of schedule(200_000, 0.003 as MonthlyRate, 300)) {
      expect(row.payment).toBe(monthlyPayment(200_000, 0.003 as MonthlyRate, 300))
      expect(row.balance).toBeCloseTo(
        remainingBalance(loanOf(200_000, 0.003 as MonthlyRate, 300), row.month),
        8,
      )
    }
  })

  it('bears no interest at rate 0', () => {
    const rows = schedule(1200, 0 as MonthlyRate, 12)
    expect(rows[4]).toEqual({ month: 5, payment: 100, interest: 0, principal: 100, balance: 700 })
  })
})

describe('scheduleToTheCent', () => {
  it('gives the example', () => {
    expect(scheduleToTheCent(1000, 0.01 as MonthlyRate, 2)).toEqual([
      { month: 1, payment: 507.51, interest: 10, principal: 497.51, balance: 502.49 },
      { month: 2, payment: 507.51, interest: 5.02, principal: 502.49, balance: 0 },
    ])
  })

  it('has whole cents only, each row from the one before, and repays the loan', () => {
    fc.assert(
      fc.property(cents, rates, months, (hundredths, rate, k) => {
        const principal = hundredths / 100
        const rows = scheduleToTheCent(principal, rate, k)
        let owed = hundredths
        for (const row of rows) {
          const { payment, interest, principal: repaid, balance } = row
          expect([payment, interest, repaid, balance].every(isWholeCents)).toBe(true)
          expect(payment - interest - repaid).toBeCloseTo(0, 6)
          expect(Math.abs(interest - (owed / 100) * rate)).toBeLessThanOrEqual(0.005 + 1e-8)
          owed -= Math.round(100 * repaid)
          expect(Math.round(100 * balance)).toBe(owed)
          expect(balance).toBeGreaterThanOrEqual(0)
        }
        expect(rows).toHaveLength(k)
        expect(rows.at(-1)?.balance).toBe(0)
      }),
      cases(200),
    )
  })

  it('differs from the exact schedule only by the rounding of each month to the cent', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1e6, max: 1e9 }), months, (hundredths, k) => {
        const rate = proportionalMonthly(annualRate(3.6))
        const rows = scheduleToTheCent(hundredths / 100, rate, k)
        const exact = schedule(hundredths / 100, rate, k)
        expect(rows[0]?.payment).toBeCloseTo(exact[0]?.payment as number, 2)
        const drift = Math.abs((rows.at(-1)?.payment as number) - (exact.at(-1)?.payment as number))
        expect(drift).toBeLessThanOrEqual(0.011 * k * (1 + rate) ** k)
      }),
      cases(200),
    )
  })

  it('rounds an interest of exactly half a cent up, even when its double is slightly less', () => {
    const interest = (owed: number, rate: number) =>
      scheduleToTheCent(owed, rate as MonthlyRate, 9)[0]?.interest
    expect(interest(174_900, 0.035 / 12)).toBe(510.13)
    expect(interest(2_754, 0.01 / 12)).toBe(2.3)
    for (let half = 1; half < 4000; half += 2) {
      const up = (half + 1) / 2 / 100
      expect(interest(half * 2, 0.0025)).toBe(up)
      expect(interest(half * 6, 0.01 / 12)).toBe(up)
    }
  })

  it('never takes more than is owed', () => {
    const rows = scheduleToTheCent(0.06, 0 as MonthlyRate, 12)
    expect(rows.map(({ payment }) => payment)).toEqual([...Array(6).fill(0.01), ...Array(6).fill(0)])
    expect(scheduleToTheCent(0.05, 0 as MonthlyRate, 12).at(-1)).toMatchObject({ payment: 0.05, balance: 0 })
  })
})

it.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])(
  'rejects %d months in schedule and scheduleToTheCent',
  (k) => {
    expect(() => schedule(1000, 0.01 as MonthlyRate, k)).toThrow(`${k} is not a number of months`)
    expect(() => scheduleToTheCent(1000, 0.01 as MonthlyRate, k)).toThrow(RangeError)
  },
)
