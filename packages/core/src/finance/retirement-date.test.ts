import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { annualRate, equivalentMonthly, type MonthlyRate } from '../units/rate.ts'
import { futureValue } from './compound.ts'
import { monthsToTarget } from './duration.ts'
import { capitalToRetire, type Retirement } from './retirement.ts'
import { monthsToRetire, type Saver } from './retirement-date.ts'

const monthly = (percent: number): MonthlyRate => equivalentMonthly(annualRate(percent))

const capitalAt = (saver: Saver, months: number): number => futureValue({ ...saver, months })
const targetAt = (saver: Saver, retirement: Retirement, months: number): number =>
  capitalToRetire(
    { ...retirement, monthsToPension: Math.max(0, retirement.monthsToPension - months) },
    saver.rate,
  )

const needs: Retirement = {
  spending: 2000,
  withdrawalRate: 0.04,
  tax: 0,
  pension: 1200,
  monthsToPension: 240,
}

const euros = (max: number) => fc.oneof(fc.constant(0), fc.double({ min: 0.01, max, noNaN: true }))
const savers: fc.Arbitrary<Saver> = fc.record({
  capital: euros(1e6),
  deposit: euros(5000),
  rate: fc.integer({ min: -300, max: 300 }).map((tenths) => monthly(tenths / 10)),
})
const retirements: fc.Arbitrary<Retirement> = fc.record({
  spending: fc.double({ min: 1, max: 5000, noNaN: true }),
  withdrawalRate: fc.double({ min: 0.005, max: 0.15, noNaN: true }),
  tax: fc.double({ min: 0, max: 0.6, noNaN: true }),
  pension: euros(6000),
  monthsToPension: fc.integer({ min: 0, max: 1200 }),
})

describe('monthsToRetire', () => {
  it('is the time to a fixed target without pension', () => {
    fc.assert(
      fc.property(savers, retirements, (saver, drawn) => {
        const retirement = { ...drawn, pension: 0 }
        const target = capitalToRetire(retirement, saver.rate)
        const expected = monthsToTarget({ ...saver, target })
        const found = monthsToRetire(saver, retirement)
        if (expected === undefined) expect(found).toBeUndefined()
        else expect(Math.abs((found ?? NaN) - expected)).toBeLessThan(1e-6 + 1e-9 * expected)
      }),
    )
  })

  it('finds the date at which capital and target meet, and none before', () => {
    fc.assert(
      fc.property(savers, retirements, (saver, retirement) => {
        const found = monthsToRetire(saver, retirement)
        const noise = 1e-10 * (targetAt(saver, retirement, 0) + saver.capital)
        const lead = (months: number) =>
          capitalAt(saver, months) - targetAt(saver, retirement, months) - noise
        for (let month = 0; month < (found ?? 2400) && month < 2400; month += 1) {
          if (lead(month) > 0) expect.fail(`there at month ${month}, not ${found}`)
        }
        if (found === undefined || found === 0 || found > 2400) return
        expect(Math.abs(lead(found) + noise)).toBeLessThan(10 * noise + 1e-9 * capitalAt(saver, found))
      }),
    )
  })

  it('never comes later with a larger pension, an earlier one, more capital or more deposits', () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true })
    fc.assert(
      fc.property(savers, retirements, share, (drawn, retirement, part) => {
        const saver = { ...drawn, rate: monthly(5) }
        const latest = (monthsToRetire(saver, retirement) ?? Infinity) + 1e-6
        const months = (s: Saver, r: Retirement) => monthsToRetire(s, r) ?? Infinity
        expect(
          months(saver, { ...retirement, pension: retirement.pension + part * 1000 }),
        ).toBeLessThanOrEqual(latest)
        const earlier = { ...retirement, monthsToPension: Math.floor(retirement.monthsToPension * part) }
        expect(months(saver, earlier)).toBeLessThanOrEqual(latest)
        expect(months({ ...saver, capital: saver.capital + 1000 * part }, retirement)).toBeLessThanOrEqual(
          latest,
        )
        expect(months({ ...saver, deposit: saver.deposit + 100 * part }, retirement)).toBeLessThanOrEqual(
          latest,
        )
      }),
    )
  })
})

describe('monthsToRetire in each stretch', () => {
  const still = (capital: number, deposit: number): Saver => ({ capital, deposit, rate: monthly(0) })

  it('uses the target without pension while the bridge costs more than a perpetual pension', () => {
    // 12 · 1200 / 4 % = 360 000, which is 300 months of 1200 €: with 400 months to go, T stays 600 000 for
    // 100 months.
    const far = { ...needs, monthsToPension: 400 }
    expect(monthsToRetire(still(590_000, 1000), far)).toBe(10)
    // From then on T falls by 1200 a month while the capital rises by 1000: 2200 a month to close the gap.
    expect(monthsToRetire(still(456_000, 1000), far)).toBeCloseTo(100 + 44_000 / 2200, 9)
  })

  it('crosses a target that falls towards the pension', () => {
    // T(0) = 240 000 + 240 · 1200 = 528 000, and closes at 1200 + 1000 a month.
    expect(monthsToRetire(still(308_000, 1000), needs)).toBeCloseTo(100, 9)
    expect(monthsToRetire(still(308_000, 0), needs)).toBeCloseTo(220_000 / 1200, 9)
  })

  it('uses the need net of pension once the pension is paid', () => {
    expect(monthsToRetire(still(0, 500), needs)).toBe(480)
    expect(monthsToRetire(still(0, 1000), needs)).toBe(240)
    expect(monthsToRetire(still(239_000, 100), { ...needs, monthsToPension: 0 })).toBe(10)
    expect(monthsToRetire(still(0, 0), needs)).toBeUndefined()
  })

  it('finds when a falling capital meets a target that falls faster, and never once the pension is paid', () => {
    const melting: Saver = { capital: 400_000, deposit: 0, rate: monthly(-1) }
    const found = monthsToRetire(melting, needs) ?? NaN
    expect(found).toBeGreaterThan(0)
    expect(found).toBeLessThan(240)
    expect(capitalAt(melting, found)).toBeCloseTo(targetAt(melting, needs, found), 4)
    expect(monthsToRetire(melting, { ...needs, spending: 4000 })).toBeUndefined()
  })

  it('is 0 when the pension pays everything from today', () => {
    expect(monthsToRetire(still(0, 0), { ...needs, pension: 3000, monthsToPension: 0 })).toBe(0)
    expect(monthsToRetire(still(0, 0), { ...needs, pension: 3000, monthsToPension: 36 })).toBeCloseTo(36, 9)
  })
})
