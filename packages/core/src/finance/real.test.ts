import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type AnnualRate, annualRate } from '../units/rate.ts'
import { growth } from './compound.ts'
import { realRate, realValue } from './real.ts'

const rates = fc.double({ min: -0.2, max: 0.5, noNaN: true }) as fc.Arbitrary<AnnualRate>
const euros = fc.integer({ min: 0, max: 1e11 }).map((cents) => cents / 100)
const years = fc.double({ min: 0, max: 100, noNaN: true })

describe('realValue and realRate', () => {
  it('gives the values of the textbook formulas', () => {
    expect(realValue(10_000, annualRate(2), 20)).toBeCloseTo(6_729.71, 2)
    expect(realRate(annualRate(7), annualRate(2))).toBeCloseTo(0.04902, 6)
  })

  it('gives back the nominal value when multiplied by the rise of prices', () => {
    fc.assert(
      fc.property(euros, rates, years, (nominal, inflation, span) => {
        const back = realValue(nominal, inflation, span) * growth(inflation, span)
        expect(Math.abs(back - nominal)).toBeLessThanOrEqual(1e-12 * nominal)
      }),
    )
  })

  it('gives the same real value from the real rate as from the nominal one', () => {
    fc.assert(
      fc.property(rates, rates, years, (rate, inflation, span) => {
        const real = growth(realRate(rate, inflation), span)
        expect(real / realValue(growth(rate, span), inflation, span)).toBeCloseTo(1, 12)
      }),
    )
  })

  it('lowers the real rate as inflation rises, to 0 when they are equal', () => {
    fc.assert(
      fc.property(rates, rates, rates, (rate, one, other) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)] as AnnualRate[] as [
          AnnualRate,
          AnnualRate,
        ]
        expect(realRate(rate, high)).toBeLessThanOrEqual(realRate(rate, low) + 1e-15)
        expect(realRate(rate, rate)).toBe(0)
      }),
    )
  })

  it('keeps the digits of two near rates', () => {
    expect(realRate(annualRate(2 + 1e-8), annualRate(2)) / (1e-10 / 1.02)).toBeCloseTo(1, 6)
  })
})
