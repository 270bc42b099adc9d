import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { charge, marginalStep, type Scale, slices } from './scale.ts'

const scale: Scale = [
  { above: 0, rate: 0 },
  { above: 100, rate: 0.1 },
  { above: 300, rate: 0.4 },
]

describe('charge, marginalStep and slices of a scale', () => {
  it.each([
    [-50, 0],
    [0, 0],
    [100, 0],
    [150, 5],
    [300, 20],
    [400, 60],
  ])('charges on an amount of %d: %d', (amount, due) => expect(charge(scale, amount)).toBeCloseTo(due, 12))

  it.each([
    [-1, 0],
    [99.99, 0],
    [100, 0.1],
    [299, 0.1],
    [300, 0.4],
    [1e9, 0.4],
  ])('charges, from an amount of %d, the next euro at a rate of %d', (amount, rate) =>
    expect(marginalStep(scale, amount).rate).toBe(rate),
  )

  it('is cut into slices that cover it', () => {
    expect(slices(scale, 350)).toEqual([
      { above: 0, rate: 0, below: 100, base: 100, charge: 0 },
      { above: 100, rate: 0.1, below: 300, base: 200, charge: 20 },
      { above: 300, rate: 0.4, below: null, base: 50, charge: 20 },
    ])
  })
})

/** Random scales whose rates rise, as those of taxes do. */
const rising = fc
  .array(
    fc.record({
      width: fc.integer({ min: 1, max: 1e6 }),
      rise: fc.double({ min: 0, max: 0.2, noNaN: true }),
    }),
    {
      minLength: 1,
      maxLength: 5,
    },
  )
  .map((steps) => {
    let above = 0
    let rate = 0
    return steps.map(({ width, rise }) => {
      const step = { above, rate: rate + rise }
      above += width
      rate = step.rate
      return step
    })
  })
const amounts = fc.double({ min: 0, max: 1e7, noNaN: true })

describe('charge, marginalStep and slices of any rising scale', () => {
  it('has slices that sum to the charge, and bases that sum to the amount', () => {
    fc.assert(
      fc.property(rising, amounts, (any, amount) => {
        const cut = slices(any, amount)
        expect(cut.reduce((sum, slice) => sum + slice.charge, 0)).toBeCloseTo(charge(any, amount), 6)
        expect(cut.reduce((sum, { base }) => sum + base, 0)).toBeCloseTo(amount, 6)
      }),
    )
  })

  it('never lowers the charge, nor raises it faster than the marginal rate above', () => {
    fc.assert(
      fc.property(rising, amounts, amounts, (any, one, other) => {
        const [low, high] = one < other ? [one, other] : [other, one]
        const more = charge(any, high) - charge(any, low)
        expect(more).toBeGreaterThanOrEqual(-1e-9)
        expect(more).toBeLessThanOrEqual(marginalStep(any, high).rate * (high - low) + 1e-6)
      }),
    )
  })

  it('charges an average that does not exceed the marginal rate', () => {
    fc.assert(
      fc.property(rising, amounts, (any, amount) => {
        expect(charge(any, amount)).toBeLessThanOrEqual(marginalStep(any, amount).rate * amount + 1e-6)
      }),
    )
  })
})
