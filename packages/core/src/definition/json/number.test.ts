import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cases } from '../../../../../test/support/tier.ts'
import { roundHalfAway } from '../../units/rounding.ts'
import { Bytes } from './bytes.ts'

const out = new Bytes()

/** The text of the bytes that the writer makes of a number. */
function written(value: number, decimals: number): string {
  out.rounded(value, decimals)
  return String.fromCharCode(...out.taken())
}

/** The text that `JSON.stringify` makes of the rounded number. */
const stringified = (value: number, decimals: number): string =>
  JSON.stringify(roundHalfAway(value, decimals))

const bits = new DataView(new ArrayBuffer(8))

/** Any finite double, every pattern of bits as likely as another. */
const patterns = fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }).map((pattern) => {
  bits.setBigUint64(0, pattern)
  const value = bits.getFloat64(0)
  return Number.isFinite(value) ? value : 0
})

/** The next double above a number that is not negative. */
function above(value: number): number {
  bits.setFloat64(0, value)
  bits.setBigUint64(0, bits.getBigUint64(0) + 1n)
  return bits.getFloat64(0)
}

/** Amounts of every size, with exact halves of a unit and the doubles on either side of them. */
const amounts = fc
  .tuple(fc.integer({ min: 0, max: 16 }), fc.nat(), fc.constantFrom(0, 0.5, 0.49, 0.51), fc.nat(4), fc.nat(2))
  .map(([size, units, part, decimals, side]) => {
    const value = ((units % 10 ** Math.min(size, 9)) * 10 ** Math.max(0, size - 9) + part) / 10 ** decimals
    return [value, above(value), -value][side] as number
  })

const EDGES = [
  ...[
    0, -0, 5e-324, -5e-324, 1e-7, 1e-5, 0.005, 0.015, 0.00005, 1.005, 2.675, -1.005, 0.1, 0.30000000000000004,
  ],
  ...[9.995, 9.9949999, 99.995, 99_999_999.994, 99_999_999.995, 1e8, 1e9, 2e7, 19_999_999.995, 2e7 - 1e-8],
  ...[
    21_474_836.47,
    21_474_836.48,
    2 ** 31,
    2 ** 32,
    2 ** 50,
    2 ** 50 / 100,
    2 ** 53,
    -(2 ** 53),
    2 ** 53 + 2,
  ],
  ...[1e11, 1e12, 1e12 + 0.125, 1e15, 1e16, 1e20, 123_456_789_012_345_680_000, 1e21, -1e21, 1.5e300],
  ...[Number.MAX_VALUE, Number.MIN_VALUE, Number.MAX_SAFE_INTEGER, Number.EPSILON],
]

describe('the writer of numbers', () => {
  it.each([0, 1, 2, 3, 4])(
    'writes extreme doubles as JSON.stringify writes them rounded, with %i decimals',
    (decimals) => {
      for (const edge of EDGES) {
        expect(written(edge, decimals), String(edge)).toBe(stringified(edge, decimals))
        expect(written(-edge, decimals), String(-edge)).toBe(stringified(-edge, decimals))
      }
    },
  )

  it.each([
    ['an amount', amounts],
    ['any double', patterns],
    ['everyday doubles', fc.double({ min: -1e7, max: 1e7, noNaN: true })],
  ])('writes %s as JSON.stringify writes it rounded', (_, numbers) => {
    fc.assert(
      fc.property(numbers, fc.nat(4), (value, decimals) => {
        expect(written(value, decimals)).toBe(stringified(value, decimals))
      }),
      cases(5000),
    )
  })

  it('writes every cent and half cent from -100 € to 2 000 € as JSON.stringify does', () => {
    const values = Array.from({ length: 420_001 }, (_, index) => (index - 20_000) / 200)
    expect(values.filter((value) => written(value, 2) !== stringified(value, 2))).toEqual([])
  })
})
