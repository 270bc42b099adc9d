import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { percentilesOf } from './selection.ts'

const figures = fc.oneof(fc.double({ min: -1e9, max: 1e9, noNaN: true }), fc.constantFrom(0, 1, 2))
/** `+ 0` turns -0 into 0, since neither method orders the two. */
const samples = fc.array(
  figures.map((x) => x + 0),
  { minLength: 1, maxLength: 80 },
)
const shares = fc.double({ min: 0, max: 1, noNaN: true })

/** The percentile by sorting, which selection must equal to the last bit. */
function bySorting(sample: readonly number[], p: number): number {
  const sorted = [...sample].sort((a, b) => a - b)
  const rank = (sorted.length - 1) * p
  const low = sorted[Math.floor(rank)] as number
  return low + (rank - Math.floor(rank)) * ((sorted[Math.ceil(rank)] as number) - low)
}

describe('percentilesOf', () => {
  it('interpolates at rank (N - 1)p', () => {
    expect(percentilesOf(Float64Array.of(4, 1, 3, 2), [0.5])).toEqual([2.5])
    expect(percentilesOf(Float64Array.of(40, 10, 20), [0, 0.75, 1])).toEqual([10, 30, 40])
    expect(percentilesOf(Float64Array.of(7), [0.1, 0.5, 0.9])).toEqual([7, 7, 7])
  })

  it('gives the same as sorting, and keeps the figures', () => {
    fc.assert(
      fc.property(samples, fc.array(shares, { minLength: 1, maxLength: 4 }), (sample, percents) => {
        const values = Float64Array.from(sample)
        expect(percentilesOf(values, percents)).toEqual(percents.map((p) => bySorting(sample, p)))
        expect([...values].sort((a, b) => a - b)).toEqual([...sample].sort((a, b) => a - b))
      }),
    )
  })

  it('gives the same as sorting for 20 000 figures that are sorted, mirrored or nearly equal', () => {
    const N = 20_000
    const shapes = [
      (i: number) => i,
      (i: number) => -i,
      () => 3,
      (i: number) => i % 2,
      (i: number) => Math.abs(i - N / 2),
    ]
    for (const shape of shapes) {
      const sample = Array.from({ length: N }, (_, index) => shape(index))
      expect(percentilesOf(Float64Array.from(sample), [0.1, 0.5, 0.9])).toEqual(
        [0.1, 0.5, 0.9].map((p) => bySorting(sample, p)),
      )
    }
  })

  it('refuses an empty sample and a share outside of 0 to 1', () => {
    expect(() => percentilesOf(new Float64Array(0), [0.5])).toThrow(
      new RangeError('No percentiles 0.5 of 0 figures'),
    )
    for (const p of [-0.1, 1.1, Number.NaN])
      expect(() => percentilesOf(Float64Array.of(3, 1, 2), [0.5, p])).toThrow(
        new RangeError(`No percentiles 0.5,${p} of 3 figures`),
      )
  })
})
