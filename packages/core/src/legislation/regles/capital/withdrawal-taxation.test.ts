import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cases } from '../../../../../../test/support/tier.ts'
import type { Scale } from '../../../finance/scale.ts'
import { flat, grossWithdrawal, taxOnWithdrawal, type WithdrawalTaxation } from './withdrawal-taxation.ts'

/** Any taxation that law could write: up to four steps of rising rates, 95 % in all at the most. */
const taxations: fc.Arbitrary<WithdrawalTaxation> = fc
  .tuple(
    fc.array(
      fc.tuple(fc.double({ min: 0, max: 1e6, noNaN: true }), fc.double({ min: 0, max: 0.15, noNaN: true })),
      {
        maxLength: 4,
      },
    ),
    fc.double({ min: 0, max: 0.35, noNaN: true }),
  )
  .map(([steps, socialLevies]) => {
    const rises = steps.toSorted(([a], [b]) => a - b)
    const scale: Scale = rises.map(([above], index) => ({
      above,
      rate: rises.slice(0, index + 1).reduce((sum, [, rise]) => sum + rise, 0),
    }))
    return { incomeTax: [{ above: 0, rate: 0 }, ...scale], socialLevies }
  })
const shares = fc.double({ min: 0, max: 1, noNaN: true })
const amounts = fc.double({ min: 0, max: 1e8, noNaN: true })

const left = (taxation: WithdrawalTaxation, gross: number, gainsShare: number) => {
  const { incomeTax, socialLevies } = taxOnWithdrawal(taxation, gross * gainsShare)
  return gross - incomeTax - socialLevies
}

describe('taxOnWithdrawal', () => {
  const taxation: WithdrawalTaxation = {
    incomeTax: [
      { above: 0, rate: 0 },
      { above: 100, rate: 0.1 },
    ],
    socialLevies: 0.2,
  }

  it.each([
    ['levies alone within the first step', 50, 0, 10],
    ['both above it', 150, 5, 30],
    ['nothing on nothing', 0, 0, 0],
    ['nothing on a loss', -500, 0, 0],
  ])('charges %s', (_, gains, incomeTax, socialLevies) => {
    expect(taxOnWithdrawal(taxation, gains)).toEqual({ incomeTax, socialLevies })
  })
})

describe('grossWithdrawal', () => {
  it.each([
    ['a flat tax on gains alone', flat(0.128), 0.186, 1, 686, 1000],
    ['on half of it', flat(0.128), 0.186, 0.5, 843, 1000],
    ['on none of it', flat(0.128), 0.186, 0, 843, 843],
    ['levies alone', flat(0), 0.186, 1, 814, 1000],
  ])('covers %s', (_, incomeTax, socialLevies, gainsShare, net, gross) => {
    expect(grossWithdrawal({ incomeTax, socialLevies }, { net, gainsShare })).toBeCloseTo(gross, 9)
  })

  it('crosses three steps of the scale', () => {
    // Nothing on 100 €, 10 % of the next 100 and 20 % of the last 100, less 10 % of levies on all: 300 - 30 - 30.
    const incomeTax = [
      { above: 0, rate: 0 },
      { above: 100, rate: 0.1 },
      { above: 200, rate: 0.2 },
    ]
    expect(grossWithdrawal({ incomeTax, socialLevies: 0.1 }, { net: 240, gainsShare: 1 })).toBeCloseTo(300, 9)
  })

  it('leaves the amount asked for after tax, for random scales', () => {
    fc.assert(
      fc.property(taxations, amounts, shares, (taxation, net, gainsShare) => {
        const gross = grossWithdrawal(taxation, { net, gainsShare })
        expect(Math.abs(left(taxation, gross, gainsShare) - net)).toBeLessThanOrEqual(1e-12 * gross)
      }),
      cases(10_000),
    )
  })

  it('is the inverse of the net withdrawal', () => {
    fc.assert(
      fc.property(taxations, amounts, shares, (taxation, gross, gainsShare) => {
        const found = grossWithdrawal(taxation, { net: left(taxation, gross, gainsShare), gainsShare })
        expect(Math.abs(found - gross)).toBeLessThanOrEqual(1e-9 + 1e-12 * gross)
      }),
      cases(10_000),
    )
  })
})
