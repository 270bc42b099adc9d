import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CivilDate } from '../../../units/civil-date.ts'
import { gainSurtax } from './gain-surtax.ts'
import { isExemptSale, keptCosts, propertyGain, propertyGainLaw, propertyGainTax } from './property-gain.ts'

const { values, sources } = propertyGainLaw('2026-11-21' as CivilDate)
const surtax = (gain: number) => gainSurtax(values.surtaxePlusValues, gain)
const gains = fc.double({ min: 0, max: 1e7, noNaN: true })

/** Bought 200 000 €, sold 320 000 € after 8 years, nothing spent nor deducted. */
const resale = {
  soldFor: 320_000,
  sellingCosts: 0,
  price: 200_000,
  purchaseCosts: 0,
  works: 0,
  worksDeducted: 0,
  buildingDeducted: 0,
  years: 8,
}
const gainOf = (change: Partial<typeof resale>) => propertyGain(values, { ...resale, ...change })

describe('the gain', () => {
  it('deducts 7.5 % for costs and, beyond five years, 15 % for works', () => {
    expect(gainOf({})).toBe(75_000)
    expect(gainOf({ years: 6 })).toBe(75_000)
    expect(gainOf({ years: 5 })).toBe(105_000)
  })

  it('deducts what was really paid when it is more', () => {
    expect(gainOf({ purchaseCosts: 20_000 })).toBe(70_000)
    expect(gainOf({ works: 40_000 })).toBe(65_000)
    expect(gainOf({ works: 10_000, years: 5 })).toBe(95_000)
    expect(gainOf({ sellingCosts: 5000 })).toBe(70_000)
  })

  it('does not deduct works that were deducted from rents, except the flat 15 %', () => {
    expect(gainOf({ works: 40_000, worksDeducted: 40_000 })).toBe(75_000)
    expect(gainOf({ works: 40_000, worksDeducted: 5000 })).toBe(70_000)
    expect(gainOf({ works: 40_000, worksDeducted: 40_000, years: 5 })).toBe(105_000)
  })

  it('keeps for costs and works what was paid, or their flat rates when they are more', () => {
    expect(keptCosts(values, resale)).toEqual({ purchaseCosts: 15_000, works: 30_000 })
    const paid = { ...resale, purchaseCosts: 20_000, works: 40_000, worksDeducted: 5000 }
    expect(keptCosts(values, paid)).toEqual({ purchaseCosts: 20_000, works: 35_000 })
    expect(keptCosts(values, { ...resale, years: 5 }).works).toBe(0)
  })

  it('keeps exact half-cents of a share of the price', () => {
    // 7.5 % of 50 007 € is 3 750.525 €, which a product with the double 0.075 makes 3 750.5249999999996
    const kept = keptCosts(values, { ...resale, price: 50_007, purchaseCosts: 0 })
    expect(String(kept.purchaseCosts)).toBe('3750.525')
  })

  it('adds back the depreciation of the building', () => {
    expect(gainOf({ buildingDeducted: 30_000 })).toBe(105_000)
  })

  it('is never negative, and 0 for a price of 15 000 € or less', () => {
    expect(gainOf({ soldFor: 210_000 })).toBe(0)
    expect(gainOf({ price: 1000, soldFor: 15_000 })).toBe(0)
    expect(gainOf({ price: 1000, soldFor: 15_001 })).toBe(13_776)
  })

  it('treats a price within half a cent of 15 000 € as 15 000 €', () => {
    expect([15_000.004, 15_000.006].map((soldFor) => isExemptSale(values, soldFor))).toEqual([true, false])
    expect(gainOf({ price: 1000, soldFor: 15_000.004 })).toBe(0)
  })
})

describe('the allowance for years of ownership', () => {
  /** Percents of the gain taken off for income tax and for levies: a tax representative's table. */
  const table = [
    [0, 0, 0],
    [5, 0, 0],
    [6, 6, 1.65],
    [7, 12, 3.3],
    [10, 30, 8.25],
    [15, 60, 16.5],
    [20, 90, 24.75],
    [21, 96, 26.4],
    [22, 100, 28],
    [23, 100, 37],
    [29, 100, 91],
    [30, 100, 100],
    [40, 100, 100],
  ] as const
  it.each(table)('gives, after %d years, allowances of %d %% and %d %%', (years, tax, levies) => {
    const due = 0.19 * 1000 * (1 - tax / 100) + 0.172 * 1000 * (1 - levies / 100)
    expect(propertyGainTax(values, 1000, years).total).toBeCloseTo(due, 9)
  })

  it('leaves no gain to income tax after 22 years, nor to levies after 30', () => {
    fc.assert(
      fc.property(gains, fc.integer({ min: 22, max: 60 }), (gain, years) => {
        const levies = 0.172 * gain * Math.max(0, 0.72 - 0.09 * (years - 22))
        expect(propertyGainTax(values, gain, years).total).toBeCloseTo(years < 30 ? levies : 0, 6)
        if (years >= 30) expect(propertyGainTax(values, gain, years).total).toBe(0)
      }),
    )
  })

  it('never raises the tax of a longer ownership', () => {
    fc.assert(
      fc.property(gains, fc.integer({ min: 0, max: 40 }), (gain, years) => {
        const [now, later] = [years, years + 1].map((held) => propertyGainTax(values, gain, held).total)
        expect(later).toBeLessThanOrEqual((now ?? 0) * (1 + 1e-12))
      }),
    )
  })
})

describe('the tax on high gains', () => {
  it.each([
    [50_000, 0],
    [50_000.004, 0],
    [50_000.006, 500.00042],
    [50_001, 500.07],
    [55_000, 850],
    [60_000, 1200],
    [80_000, 1600],
    [100_000, 2000],
    [105_000, 2650],
    [110_000, 3300],
    [130_000, 3900],
    [155_000, 5450],
    [180_000, 7200],
    [205_000, 9250],
    [230_000, 11_500],
    [255_000, 14_050],
    [260_000, 15_600],
    [300_000, 18_000],
  ])('charges on %d € %d €', (gain, due) => expect(surtax(gain)).toBeCloseTo(due, 9))

  it('is never negative and rises with the gain', () => {
    fc.assert(
      fc.property(gains, gains, (a, b) => {
        const [low, high] = [Math.min(a, b), Math.max(a, b)]
        expect(surtax(low)).toBeGreaterThanOrEqual(0)
        expect(surtax(high)).toBeGreaterThanOrEqual(surtax(low) - 1e-9)
      }),
    )
  })

  it('jumps at its first threshold only, and rises by at most 31 cents a euro elsewhere', () => {
    fc.assert(
      fc.property(fc.double({ min: 50_000.01, max: 400_000, noNaN: true }), (gain) => {
        expect(surtax(gain + 1) - surtax(gain)).toBeLessThanOrEqual(0.31 + 1e-9)
      }),
    )
    for (const threshold of [100_000, 150_000, 200_000, 250_000])
      expect(surtax(threshold + 1e-6)).toBeCloseTo(surtax(threshold), 5)
  })
})

describe('all that is due', () => {
  it('adds income tax, the tax on high gains and levies, each on its own base', () => {
    // 75 000 € after 8 years: 61 500 € at 19 % and 2 %, 71 287.50 € at 17.2 %
    const due = propertyGainTax(values, 75_000, 8)
    expect(due.incomeTaxAllowance).toBeCloseTo(13_500, 9)
    expect(due.leviesAllowance).toBeCloseTo(3712.5, 9)
    expect(due.incomeTax).toBeCloseTo(11_685, 9)
    expect(due.surtax).toBeCloseTo(1230, 9)
    expect(due.levies).toBeCloseTo(12_261.45, 9)
    expect(due.total).toBeCloseTo(11_685 + 1230 + 12_261.45, 9)
  })

  it('names its texts, each once', () => {
    expect(sources.map(({ title }) => title)).toContain('CGI, art. 1609 nonies G, III')
    expect(new Set(sources.map(({ title, url }) => title + url)).size).toBe(sources.length)
  })
})
