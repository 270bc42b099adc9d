import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CivilDate, civilDate, daysBetween } from '../units/civil-date.ts'
import { type DatedFlow, irr, npv, xirr } from './irr.ts'

const on = (date: string, amount: number): DatedFlow => ({ date: civilDate(date) as CivilDate, amount })
const euros = fc.integer({ min: -1e6, max: 1e6 })

/** A bound on the rounding error of the present value, from the sizes of its terms. */
const noise = (rate: number, flows: readonly number[]): number =>
  1e-12 * npv(rate, flows.map(Math.abs)) + 1e-300

describe('npv', () => {
  it('gives the example, and at rate 0 the sum', () => {
    expect(npv(0.1, [-100, 60, 60])).toBeCloseTo(4.1322314049587, 12)
    expect(npv(0, [-100, 60, 60])).toBe(20)
    expect(npv(0.1, [])).toBe(0)
  })

  it('is the sum of discounted flows', () => {
    const rates = fc.double({ min: -0.5, max: 5, noNaN: true })
    fc.assert(
      fc.property(fc.array(euros, { maxLength: 40 }), rates, (flows, rate) => {
        const sum = flows.reduce((total, amount, k) => total + amount / (1 + rate) ** k, 0)
        expect(Math.abs(npv(rate, flows) - sum)).toBeLessThanOrEqual(noise(rate, flows))
      }),
    )
  })
})

describe('irr', () => {
  it('gives the example', () => {
    expect(irr([-100, 60, 60])).toBeCloseTo(0.130662386292, 12)
  })

  it('makes the present value 0, and exists when flows change from paid to received', () => {
    const some = fc.array(fc.integer({ min: 0, max: 1e6 }), { minLength: 1, maxLength: 40 })
    fc.assert(
      fc.property(some, some, (paid, received) => {
        fc.pre(paid.some((x) => x > 0) && received.some((x) => x > 0))
        const flows = [...paid.map((x) => -x), ...received]
        const rate = irr(flows) as number
        expect(rate).toBeGreaterThan(-1)
        const [over, under] = [npv(rate - 1e-9 * (1 + rate), flows), npv(rate + 1e-9 * (1 + rate), flows)]
        expect(over).toBeGreaterThan(-noise(rate, flows))
        expect(under).toBeLessThan(noise(rate, flows))
      }),
    )
  })

  it('finds the rate that made the flows, from -99.99 % to a million percent', () => {
    const rates = fc.double({ min: -9.2, max: 9.2, noNaN: true }).map(Math.expm1)
    fc.assert(
      fc.property(rates, fc.integer({ min: 1, max: 60 }), (rate, periods) => {
        const flows = [-1000, ...Array(periods - 1).fill(0), 1000 * (1 + rate) ** periods]
        expect((1 + (irr(flows) as number)) / (1 + rate)).toBeCloseTo(1, 11)
      }),
    )
  })

  it('does not depend on the sign nor on the size of the flows', () => {
    fc.assert(
      fc.property(fc.array(euros, { minLength: 2, maxLength: 12 }), (flows) => {
        const rate = irr(flows)
        const mirrored = irr(flows.map((x) => -1024 * x))
        expect(mirrored).toBe(rate)
      }),
    )
  })

  it('rises with what is received', () => {
    const received = fc.array(fc.integer({ min: 1, max: 1e5 }), { minLength: 1, maxLength: 30 })
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e6 }), received, fc.nat(29), (outlay, gains, at) => {
        const more = gains.map((gain, k) => (k === at % gains.length ? 2 * gain : gain))
        const rate = irr([-outlay, ...gains]) as number
        expect(irr([-outlay, ...more])).toBeGreaterThanOrEqual(rate - 1e-13 * (1 + rate))
        expect(irr([-outlay, ...gains.map((gain) => 2 * gain)])).toBeGreaterThan(rate)
      }),
    )
  })

  it.each([
    ['no flow', []],
    ['one flow', [-100]],
    ['only zeros', [0, 0, 0]],
    ['money paid only', [-100, -50, 0]],
    ['money received only', [0, 50, 100]],
    ['two changes of sign and no balance', [100, -100, 100]],
    ['two changes of sign, just short of a balance', [-1000, 2500, -1562.51]],
  ])('is undefined for %s', (_what, flows) => {
    expect(irr(flows)).toBeUndefined()
  })

  it('skips flows of zero, in front too', () => {
    expect(irr([0, 0, -100, 0, 121])).toBeCloseTo(0.1, 12)
    expect(irr([-100, 0, 121, 0, 0])).toBeCloseTo(0.1, 12)
  })

  it.each([
    ['0 and 100 %', [-1000, 3000, -2000], 0],
    ['10 and 20 %', [-100, 230, -132], 0.1],
    ['-20 and 10 %', [-100, 190, -88], 0.1],
    ['-5 and 10 %', [-100, 205, -104.5], -0.05],
    ['10, 20 and 30 %', [-1000, 3600, -4310, 1716], 0.1],
    ['a double rate of 25 %', [-1000, 2500, -1562.5], 0.25],
    ['a double rate of 0 %', [-1, 2, -1], 0],
  ])('gives the nearest to 0 of several rates: %s', (_what, flows, nearest) => {
    expect(irr(flows)).toBeCloseTo(nearest, 7)
  })

  it('finds the rate nearest to 0 that a dense scan finds, however often the flows change sign', () => {
    const turning = fc.array(fc.integer({ min: -100, max: 100 }), { minLength: 3, maxLength: 9 })
    const scan = Array.from({ length: 4001 }, (_, k) => Math.expm1((k - 2000) / 500))
    fc.assert(
      fc.property(turning, (flows) => {
        const rate = irr(flows)
        const reach = rate === undefined ? Number.POSITIVE_INFINITY : Math.abs(Math.log1p(rate)) - 1e-6
        const signs = scan
          .filter((one) => Math.abs(Math.log1p(one)) < reach)
          .map((one) => Math.sign(npv(one, flows)))
          .filter((sign) => sign !== 0)
        expect(new Set(signs).size).toBeLessThanOrEqual(1)
        if (rate !== undefined)
          expect(Math.abs(npv(rate, flows))).toBeLessThanOrEqual(10 * noise(rate, flows))
      }),
    )
  })

  it('finds a rate for flows with hundreds of sign changes', () => {
    const flows = Array.from({ length: 400 }, (_, k) => ((k * k * 7919) % 1009) - 504)
    const signChanges = flows.filter((amount, k) => amount * (flows[k - 1] ?? 0) < 0)
    expect(signChanges.length).toBeGreaterThan(150)
    const rate = irr(flows) as number
    expect(Math.abs(npv(rate, flows))).toBeLessThanOrEqual(10 * noise(rate, flows))
  })
})

describe('xirr', () => {
  it('equals the irr for flows 365 days apart', () => {
    const dates = ['2021-03-01', '2022-03-01', '2023-03-01', '2024-02-29', '2025-02-28']
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1e6 }),
        fc.array(fc.nat(1e6), { minLength: 4, maxLength: 4 }),
        (out, gains) => {
          fc.pre(gains.some((gain) => gain > 0))
          const flows = [-out, ...gains]
          const dated = dates.map((date, k) => on(date, flows[k] as number))
          expect((1 + (xirr(dated) as number)) / (1 + (irr(flows) as number))).toBeCloseTo(1, 11)
        },
      ),
    )
  })

  it('is the yearly rate that made the flows, whatever the days', () => {
    const rates = fc.double({ min: -4, max: 4, noNaN: true }).map(Math.expm1)
    const days = fc.array(fc.integer({ min: 1, max: 28 }), { minLength: 3, maxLength: 20 })
    fc.assert(
      fc.property(rates, days, (rate, each) => {
        const dates = each.map((day, k) => `${2010 + k}-0${(k % 9) + 1}-${String(day).padStart(2, '0')}`)
        const start = dates[0] as CivilDate
        const years = dates.map((date) => daysBetween(start, date as CivilDate) / 365)
        const flows = dates.map((date, k) =>
          on(date, (k === dates.length - 1 ? 1 : -1) * (1 + rate) ** (years[k] as number)),
        )
        const paid = flows.length - 1
        const last = flows.at(-1) as DatedFlow
        flows[paid] = { ...last, amount: last.amount * paid }
        expect((1 + (xirr(flows) as number)) / (1 + rate)).toBeCloseTo(1, 10)
      }),
    )
  })

  it('accepts flows in any order, and adds up those of one day', () => {
    const ordered = [on('2024-01-01', -1000), on('2024-07-01', 300), on('2025-01-01', 800)]
    const rate = xirr(ordered) as number
    expect(xirr([...ordered].reverse())).toBeCloseTo(rate, 12)
    const [first, middle, last] = ordered as [DatedFlow, DatedFlow, DatedFlow]
    expect(xirr([middle, last, first])).toBeCloseTo(rate, 12)
    expect(xirr([middle, first, last])).toBeCloseTo(rate, 12)
    expect(xirr([last, on('2024-07-01', 500), first, on('2024-07-01', -200)])).toBeCloseTo(rate, 12)
    expect(xirr([...ordered, on('2024-03-01', 5), on('2024-03-01', -5)])).toBeCloseTo(rate, 12)
  })

  it('finds rates from a gain in a day to a total loss in a year', () => {
    expect(xirr([on('2025-01-01', -100), on('2025-01-02', 101)])).toBeCloseTo(1.01 ** 365 - 1, 9)
    expect(xirr([on('2025-01-01', -10000), on('2026-01-01', 1)])).toBeCloseTo(-0.9999, 12)
  })

  it('counts the days of leap years', () => {
    expect(xirr([on('2024-01-01', -100), on('2025-01-01', 110)])).toBeCloseTo(1.1 ** (365 / 366) - 1, 12)
  })

  it('is undefined without flows, on one day only, or with one sign only', () => {
    expect(xirr([])).toBeUndefined()
    expect(xirr([on('2025-01-01', -100)])).toBeUndefined()
    expect(xirr([on('2025-01-01', -100), on('2025-01-01', 110)])).toBeUndefined()
    expect(xirr([on('2025-01-01', 100), on('2025-02-01', 110)])).toBeUndefined()
  })
})
