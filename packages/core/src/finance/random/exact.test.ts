import { Decimal } from 'decimal.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { exactExp } from './exact-exp.ts'
import { exactLog } from './exact-log.ts'

const Exact = Decimal.clone({ precision: 40 })
const RUNS = { numRuns: 3000 }
const exponents = fc.oneof(
  fc.double({ min: -1, max: 1, noNaN: true }),
  fc.double({ min: -700, max: 700, noNaN: true }),
)

/** The very value of a double: decimal.js alone would read its shortest text. */
const exact = (x: number): Decimal => new Exact(`${x < 0 ? '-' : ''}0b${Math.abs(x).toString(2)}`)
const relativeError = (actual: number, wanted: Decimal): number =>
  wanted.isZero() ? Math.abs(actual) : exact(actual).minus(wanted).div(wanted).abs().toNumber()

describe('exactExp', () => {
  it('is within one unit in the last place of the exponential', () => {
    fc.assert(
      fc.property(exponents, (x) => {
        expect(relativeError(exactExp(x), exact(x).exp())).toBeLessThan(2.3e-16)
      }),
      RUNS,
    )
  })

  it('knows 1, e and the powers of two', () => {
    expect([exactExp(0), exactExp(-0)]).toEqual([1, 1])
    expect(exactExp(1)).toBeCloseTo(Math.E, 15)
    expect(exactExp(Math.LN2)).toBe(2)
    expect(exactExp(-Math.LN2)).toBe(0.5)
  })

  it('never falls as x rises, across the places where the reduction changes', () => {
    for (let k = -40; k <= 40; k += 1) {
      const border = (k + 0.5) * Math.LN2
      const around = [-2e-14, -1e-14, 0, 1e-14, 2e-14].map((step) => exactExp(border + step))
      expect(around).toEqual([...around].sort((a, b) => a - b))
    }
  })

  it('refuses what would leave the normal doubles', () => {
    for (const x of [700.1, -701, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(() => exactExp(x)).toThrow(RangeError)
    }
  })
})

describe('exactLog', () => {
  it('is within two units in the last place of the logarithm, near 1 too', () => {
    const near = fc.double({ min: -1e-3, max: 1e-3, noNaN: true }).map((t) => 1 + t)
    const any = fc.double({ min: 5e-324, max: Number.MAX_VALUE, noNaN: true })
    fc.assert(
      fc.property(fc.oneof(near, any, fc.double({ min: 0.5, max: 2, noNaN: true })), (x) => {
        expect(relativeError(exactLog(x), exact(x).ln())).toBeLessThan(4.5e-16)
      }),
      RUNS,
    )
  })

  it('knows 1, 2 and e', () => {
    expect([exactLog(1), exactLog(2), exactLog(0.5), exactLog(Math.E)]).toEqual([0, Math.LN2, -Math.LN2, 1])
    expect(exactLog(1.05) / 12).toBeCloseTo(0.004065847014119, 14)
  })

  it('undoes the exponential', () => {
    fc.assert(
      fc.property(exponents, (x) => {
        expect(Math.abs(exactLog(exactExp(x)) - x)).toBeLessThan(3e-16 * (1 + 2 * Math.abs(x)))
      }),
      RUNS,
    )
  })

  it('refuses what has none', () => {
    for (const x of [0, -1, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(() => exactLog(x)).toThrow(RangeError)
    }
  })
})
