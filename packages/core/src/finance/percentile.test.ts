import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { percentile } from './percentile.ts'

const rising = (figures: readonly number[]) => [...figures].sort((a, b) => a - b)
const samples = fc
  .array(fc.double({ min: -1e9, max: 1e9, noNaN: true }), { minLength: 1, maxLength: 60 })
  .map(rising)
const shares = fc.double({ min: 0, max: 1, noNaN: true })

describe('percentile of known samples', () => {
  it('interpolates at rank (N - 1)p', () => {
    expect(percentile([1, 2, 3, 4], 0.5)).toBe(2.5)
    expect(percentile([1, 2, 3, 4], 0.75)).toBe(3.25) // rank 2.25
    expect(percentile([10, 20, 40], 0.75)).toBe(30) // rank 1.5
    expect(percentile([10, 20, 30, 40, 50], 0.1)).toBeCloseTo(14, 12) // rank 0.4
  })

  it('gives the only figure of a sample, and its ends at 0 and 1', () => {
    expect([0, 0.3, 1].map((p) => percentile([7], p))).toEqual([7, 7, 7])
    expect([0, 1].map((p) => percentile([-5, 2, 9], p))).toEqual([-5, 9])
  })

  it('refuses an empty sample and a share outside of 0 to 1', () => {
    expect(() => percentile([], 0.5)).toThrow('No percentile 0.5 of 0 figures')
    for (const p of [-0.1, 1.1, Number.NaN]) expect(() => percentile([1], p)).toThrow(RangeError)
  })
})

describe('percentile of any sample', () => {
  it('lies between two neighbours of the sample', () => {
    fc.assert(
      fc.property(samples, shares, (sample, p) => {
        const rank = (sample.length - 1) * p
        const [low = Number.NaN, high = Number.NaN] = [sample[Math.floor(rank)], sample[Math.ceil(rank)]]
        const room = 1e-15 * Math.max(Math.abs(low), Math.abs(high))
        expect(percentile(sample, p)).toBeGreaterThanOrEqual(low - room)
        expect(percentile(sample, p)).toBeLessThanOrEqual(high + room)
      }),
    )
  })

  it('never falls as the share rises', () => {
    fc.assert(
      fc.property(samples, shares, shares, (sample, one, other) => {
        const [p, q] = one < other ? [one, other] : [other, one]
        expect(percentile(sample, p)).toBeLessThanOrEqual(percentile(sample, q) + 1e-6)
      }),
    )
  })

  it('is linear in the sample', () => {
    fc.assert(
      fc.property(samples, shares, fc.integer({ min: 0, max: 9 }), (sample, p, b) => {
        const moved = sample.map((x) => 5 + b * x)
        expect(percentile(moved, p)).toBeCloseTo(5 + b * percentile(sample, p), 4)
      }),
    )
  })

  it('gives for a share the opposite of the complementary percentile of the opposite sample', () => {
    fc.assert(
      fc.property(samples, shares, (sample, p) => {
        const mirrored = rising(sample.map((x) => -x))
        expect(percentile(mirrored, 1 - p)).toBeCloseTo(-percentile(sample, p), 3)
      }),
    )
  })
})
