import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type AnnualRate, annualRate } from '../units/rate.ts'
import { growth } from './compound.ts'
import { realRate, realValue } from './real.ts'

const rates = fc.double({ min: -0.2, max: 0.5, noNaN: true }) as fc.Arbitrary<AnnualRate>
const euros = fc.integer({ min: 0, max: 1e11 }).map((cents) => cents / 100)
const years = fc.double({ min: 0, max: 100, noNaN: true })

it('gives the published anchors', () => {
  expect(realValue(10_000, annualRate(2), 20)).toBeCloseTo(6_729.71, 2)
  expect(realRate(annualRate(7), annualRate(2))).toBeCloseTo(0.04902, 6)
})

it('real value times the rise of prices is the nominal value', () => {
  fc.assert(
    fc.property(euros, rates, years, (nominal, inflation, span) => {
      const back = realValue(nominal, inflation, span) * growth(inflation, span)
      expect(Math.abs(back - nominal)).toBeLessThanOrEqual(1e-12 * nominal)
    }),
  )
})

it('growing at the real rate is the real value of growing at the nominal one', () => {
  fc.assert(
    fc.property(rates, rates, years, (rate, inflation, span) => {
      const real = growth(realRate(rate, inflation), span)
      expect(real / realValue(growth(rate, span), inflation, span)).toBeCloseTo(1, 12)
    }),
  )
})

it('the real rate falls as inflation rises, and is 0 when they are equal', () => {
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
