import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decimal, expectExact } from '../../../../test/support/decimal.ts'
import { annualReturns } from '../indices/annual-returns.ts'
import { endOf, pays, windowsOf, worstOf } from './historical-windows.ts'

const growths = fc.array(fc.double({ min: 0.4, max: 1.7, noNaN: true }), { minLength: 1, maxLength: 40 })
const rates = fc.double({ min: 0.001, max: 1, noNaN: true })

/** The capital left of 1 when the withdrawals are made year by year; `undefined` where one cannot be paid. */
function capitalByYear(years: readonly number[], rate: number): number | undefined {
  let capital = 1
  for (const growth of years) {
    if (capital < rate) return undefined
    capital = (capital - rate) * growth
  }
  return capital
}

describe('windowsOf over two years', () => {
  const windows = windowsOf([1.25, 0.8, 1.6], 2)

  it('withdraws at the start of a year, then grows', () => {
    // 1.25: a second withdrawal costs 1/1.25 = 0.8 at the start, so 1 = rate · 1.8.
    expect(windows).toEqual([
      { first: 0, growth: 1, safeRate: 1 / 1.8 },
      { first: 1, growth: 0.8 * 1.6, safeRate: 1 / 2.25 },
    ])
    const [window = expect.fail()] = windows
    expect(endOf(window, 0.25)).toBeCloseTo(((1 - 0.25) * 1.25 - 0.25) * 0.8, 14)
    expect(endOf(window, 1 / 1.8)).toBe(0)
    expect([0.555, 0.556].map((rate) => pays(window, rate))).toEqual([true, false])
    expect(endOf(window, 0.6)).toBe(0)
  })

  it('names the worst window, the first of two equal ones', () => {
    expect(worstOf(windows).first).toBe(1)
    expect(worstOf(windowsOf([1.1, 0.9, 1.1, 0.9, 1.1], 2)).first).toBe(1)
    expect(() => worstOf([])).toThrow('No window: the series is shorter than the retirement')
  })

  it('pays the highest sustainable rate, and ends with nothing', () => {
    const window = { first: 0, growth: 3, safeRate: 0.04 }
    expect([pays(window, 0.04), endOf(window, 0.04)]).toEqual([true, 0])
    expect([pays(window, 0.0401), endOf(window, 0.0401)]).toEqual([false, 0])
  })

  it('has no window longer than the series, and sustains a rate of 1 over one year', () => {
    expect(windowsOf([1.1, 1.2], 3)).toEqual([])
    expect(windowsOf([1.1], 1)).toEqual([{ first: 0, growth: 1.1, safeRate: 1 }])
  })
})

describe('windowsOf over any series', () => {
  it('equals a year-by-year computation', () => {
    fc.assert(
      fc.property(growths, rates, (years, rate) => {
        const [window = expect.fail()] = windowsOf(years, years.length)
        fc.pre(Math.abs(rate / window.safeRate - 1) > 1e-9)
        const left = capitalByYear(years, rate)
        expect(pays(window, rate)).toBe(left !== undefined)
        expect(Math.abs(endOf(window, rate) - (left ?? 0))).toBeLessThan(1e-11 * Math.max(1, window.growth))
      }),
    )
  })

  it('has one window for each first year, which depends on its years only', () => {
    fc.assert(
      fc.property(growths, fc.integer({ min: 1, max: 40 }), (series, years) => {
        const windows = windowsOf(series, years)
        expect(windows).toHaveLength(Math.max(0, series.length - years + 1))
        for (const [index, window] of windows.entries()) {
          const [alone] = windowsOf(series.slice(index, index + years), years)
          expect(window).toEqual({ ...alone, first: index })
        }
      }),
    )
  })

  it('sustains less over more years and after a worse year, except the last one', () => {
    fc.assert(
      fc.property(growths, fc.nat(39), (years, index) => {
        const safe = (of: readonly number[]) => worstOf(windowsOf(of, of.length)).safeRate
        const place = index % years.length
        expect(safe([...years, 1])).toBeLessThan(safe(years))
        const worse = safe(years.with(place, (years[place] ?? 1) * 0.5))
        if (place === years.length - 1) expect(worse).toBe(safe(years))
        else expect(worse).toBeLessThan(safe(years))
      }),
    )
  })

  it('gives the annuity at a constant growth, and an equal share without growth', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.8, max: 1.3, noNaN: true }), fc.integer({ min: 1, max: 70 }), (g, n) => {
        const [window = expect.fail()] = windowsOf(Array(n).fill(g), n)
        const annuity = g === 1 ? n : (1 - g ** -n) / (1 - 1 / g)
        if (Math.abs(g - 1) > 1e-4) expect(window.safeRate * annuity).toBeCloseTo(1, 9)
        expect(windowsOf(Array(n).fill(1), n)[0]?.safeRate).toBe(1 / n)
      }),
    )
  })
})

/**
 * Every window of the table, computed year by year with 40 digits, for four shares of equities in percent.
 */
it.each([10, 30, 70])('gives every window of %s years since 1871 to 40 digits', (years) => {
  const { usEquities, usBonds, usInflation } = annualReturns.table().columns
  for (const share of [0, 37.5, 75, 100]) {
    const grown = usEquities.map((equities, index) => {
      const mixed = decimal(equities)
        .times(share)
        .plus(decimal(usBonds[index] as number).times(100 - share))
      return mixed
        .div(1e4)
        .plus(1)
        .div(
          decimal(usInflation[index] as number)
            .div(100)
            .plus(1),
        )
    })
    const windows = windowsOf(
      grown.map((factor) => factor.toNumber()),
      years,
    )
    expect(windows).toHaveLength(155 - years + 1)
    for (const { first, growth, safeRate } of windows) {
      // Withdrawing 1 a year from X leaves X·G - Z: the rate that ends at nothing, the last growth apart, is G/Z.
      let [untouched, spent] = [decimal(1), decimal(0)]
      for (let year = first; year < first + years; year += 1) {
        spent = spent.plus(1)
        if (year === first + years - 1) expectExact(safeRate, untouched.div(spent), 1e-13, `safe ${year}`)
        const factor = grown[year] ?? expect.fail()
        untouched = untouched.times(factor)
        spent = spent.times(factor)
      }
      expectExact(growth, untouched, 1e-10, `growth ${first}`)
    }
  }
})
