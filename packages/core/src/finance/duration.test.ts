import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { annualRate, equivalentMonthly, type MonthlyRate } from '../units/rate.ts'
import { futureValue } from './compound.ts'
import { monthsToTarget, numberOfPeriods, yearsToDouble, yearsWithinCentury } from './duration.ts'
import { realRate } from './real.ts'

const ZERO = 0 as MonthlyRate
const monthly = (rate: number): MonthlyRate => rate as MonthlyRate
const euros = fc.double({ min: 0, max: 1e6, noNaN: true })
const deposits = fc.double({ min: 1, max: 1e4, noNaN: true })
const rates = fc.double({ min: -0.001, max: 0.02, noNaN: true }) as fc.Arbitrary<MonthlyRate>

describe('monthsToTarget', () => {
  it('gives the published times to the capital of which 3, 4 and 5 % are 24 000 € a year', () => {
    const rate = equivalentMonthly(realRate(annualRate(7), annualRate(2)))
    const years = (target: number) =>
      (monthsToTarget({ capital: 50_000, deposit: 1_000, target, rate }) as number) / 12
    expect(years(800_000)).toBeCloseTo(26.17, 2)
    expect(years(600_000)).toBeCloseTo(21.75, 2)
    expect(years(480_000)).toBeCloseTo(18.57, 2)
  })

  it('is when the future value is the target', () => {
    fc.assert(
      fc.property(
        euros,
        deposits,
        rates,
        fc.integer({ min: 1, max: 600 }),
        (capital, deposit, rate, months) => {
          const target = futureValue({ capital, deposit, rate, months })
          fc.pre(target > capital + 1)
          const reached = monthsToTarget({ capital, deposit, target, rate }) as number
          expect(Math.abs(reached - months)).toBeLessThan(1e-6)
        },
      ),
    )
  })

  it('grows with the target, shrinks with the deposit', () => {
    fc.assert(
      fc.property(euros, deposits, rates, euros, euros, (capital, deposit, rate, a, b) => {
        const months = (target: number, extra = 0) =>
          monthsToTarget({ capital, deposit: deposit + extra, target, rate }) ?? Number.POSITIVE_INFINITY
        const [low, high] = [Math.min(a, b), Math.max(a, b)]
        expect(months(high)).toBeGreaterThanOrEqual(months(low))
        expect(months(high, 1)).toBeLessThanOrEqual(months(high))
      }),
    )
  })

  it('is 0 once the target is reached, and a quotient at rate 0', () => {
    const goal = { capital: 100, deposit: 10, rate: ZERO }
    expect(monthsToTarget({ ...goal, target: 100 })).toBe(0)
    expect(monthsToTarget({ ...goal, target: 50 })).toBe(0)
    expect(monthsToTarget({ ...goal, deposit: -10, target: 50 })).toBe(0)
    expect(monthsToTarget({ ...goal, target: 125 })).toBe(2.5)
  })

  it.each([
    ['nothing is put in, at rate 0', 100, 0, 0],
    ['money is withdrawn, at rate 0', 100, -10, 0],
    ['there is nothing to grow', 0, 0, 0.01],
    ['withdrawals outrun the interest', 100, -2, 0.01],
    ['withdrawals take just the interest', 100, -1, 0.01],
    ['losses stop the capital at the target itself', 0, 200, -1],
    ['losses stop the capital at the target, in the end', 0, 20, -0.1],
    ['losses stop the capital below the target', 0, 19, -0.1],
    ['losses outrun the deposits', 100, 1, -0.1],
  ])('is undefined when %s', (_why, capital, deposit, rate) => {
    const goal = { capital, deposit, target: 200, rate: monthly(rate) }
    expect(monthsToTarget(goal)).toBeUndefined()
  })

  it('is finite with losses or withdrawals that only slow the rise', () => {
    const slow = { capital: 0, deposit: 21, target: 200, rate: monthly(-0.1) }
    expect(monthsToTarget(slow)).toBeCloseTo(Math.log(1 / 21) / Math.log(0.9), 10)
    const drained = { capital: 1000, deposit: -5, target: 2000, rate: monthly(0.01) }
    expect(monthsToTarget(drained)).toBeCloseTo(Math.log(15 / 5) / Math.log(1.01), 10)
  })

  it('keeps its digits at the smallest rates', () => {
    for (const rate of [1e-18, 1e-300, -1e-18].map(monthly)) {
      expect(monthsToTarget({ capital: 1000, deposit: 10, target: 2000, rate })).toBeCloseTo(100, 9)
    }
  })
})

describe('numberOfPeriods', () => {
  it('is negative for a target below the capital', () => {
    expect(numberOfPeriods({ capital: 110, deposit: 10, target: 100, rate: ZERO })).toBe(-1)
    expect(numberOfPeriods({ capital: 110, deposit: 0, target: 100, rate: monthly(0.1) })).toBeCloseTo(-1, 12)
  })

  it('is undefined when losses keep the capital under the target for ever', () => {
    const goal = { capital: 0, target: 200, rate: monthly(-0.1) }
    expect(numberOfPeriods({ ...goal, deposit: 20 })).toBeUndefined()
    expect(numberOfPeriods({ ...goal, deposit: 15 })).toBeUndefined()
    expect(numberOfPeriods({ ...goal, deposit: 0 })).toBeUndefined()
  })

  it('is 0 at the target, whatever comes after', () => {
    expect(numberOfPeriods({ capital: 100, deposit: 0, target: 100, rate: ZERO })).toBe(0)
    expect(numberOfPeriods({ capital: 100, deposit: -1, target: 100, rate: monthly(0.01) })).toBe(0)
  })

  it('is the time to multiply the capital without deposits', () => {
    const double = numberOfPeriods({ capital: 1, deposit: 0, target: 2, rate: annualRate(7) })
    expect(double).toBeCloseTo(Math.LN2 / Math.log(1.07), 12)
  })
})

describe('yearsWithinCentury and yearsToDouble', () => {
  it.each([
    [0, 0],
    [261, 21.75],
    [1200, 100],
    [1200.001, null],
    [undefined, null],
  ])('turns %d months into %d years', (months, years) => expect(yearsWithinCentury(months)).toBe(years))

  it('doubles in 35 years at 2 %, in one at 100 %', () => {
    expect(yearsToDouble(annualRate(2))).toBeCloseTo(35.0028, 4)
    expect(yearsToDouble(annualRate(100))).toBeCloseTo(1, 12)
  })

  it('never doubles at 0 % or under, nor within a century under 0.6956 %', () => {
    for (const rate of [0, -2, -100, 0.6955]) expect(yearsToDouble(annualRate(rate))).toBeNull()
    expect(yearsToDouble(annualRate(0.6956))).toBeCloseTo(99.99, 2)
  })
})
