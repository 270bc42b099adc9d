/** The arithmetic of the oracles against decimal.js with digits to spare, over all sizes, and its edges. */
import { Decimal } from 'decimal.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Exact, exact, exactBits } from './support/exact.ts'
import { twelfthRoot } from './support/twelfth-root.ts'

const RUNS = { numRuns: 1000 }
const Wide = Decimal.clone({ precision: 120 })
/** Enough for each digit of the smallest number that a double holds. */
const Whole = Decimal.clone({ precision: 2500 })

const held = ({ digits, place }: Exact, Kind = Wide): Decimal =>
  new Kind(digits.toString()).times(new Kind(2).pow(32 * place))
const bits = (count: number): Decimal => new Wide(2).pow(-count)

const EDGES = [0, 1, -1, 0.5, 2.5, 0.1, 1e-9, 1e-290, 5e-324, 2 ** 53, 1e23, 2 ** 192, Number.MAX_VALUE]
/** As people type them, as they are spread, and any at all. */
const doubles = fc.oneof(
  fc.constantFrom(...EDGES),
  fc.integer({ min: -1e9, max: 1e9 }).map((cents) => cents / 100),
  fc.double({ min: -12, max: 12, noNaN: true }).map((power) => 10 ** power),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
)
/** And those whose digits never end, of either sign, down to where a double would be nothing. */
const numbers = fc.oneof(
  doubles.map((value) => exact(value)),
  fc.tuple(doubles, doubles).map(([a, b]) => (b === 0 ? exact(a) : exact(a).div(b))),
  fc.tuple(doubles, doubles, doubles).map(([a, b, c]) => exact(a).times(b).plus(c)),
)
const between = (min: number, max: number) => fc.double({ min, max, noNaN: true })

/** Within `share` of `size`, by default the size of what is expected. */
function expectWithin(found: Exact, expected: Decimal, share: Decimal, size = expected): void {
  const gap = held(found).minus(expected).abs()
  if (gap.gt(share.times(size.abs())))
    expect.fail(`${found} is not ${expected.toPrecision(60)}: off by ${gap}`)
}

describe('what is read', () => {
  it('is the decimal number written there, whole ones and halves of halves to their last digit', () => {
    fc.assert(
      fc.property(doubles, (value) => {
        const written = new Whole(value)
        expectWithin(exact(value), written, bits(159))
        expectWithin(exact(String(value)), written, bits(159))
        if (Number.isInteger(value * 4) && Math.abs(value) < 2 ** 40)
          expect(held(exact(value), Whole).eq(written)).toBe(true)
      }),
      RUNS,
    )
    expect(held(exact('-123456789012345678901234567890')).toFixed()).toBe('-123456789012345678901234567890')
  })

  it('or the very value of a double', () => {
    fc.assert(
      fc.property(doubles, (value) => {
        const there = new Whole(`${value < 0 ? '-' : ''}0b${Math.abs(value).toString(2)}`)
        expect(held(exactBits(value), Whole).eq(there)).toBe(true)
        expect(exactBits(value).toNumber()).toBe(value + 0)
      }),
      RUNS,
    )
  })

  it.each([Number.NaN, Infinity, -Infinity, '', '1,5', '.5', '0x10', 'one'])('and %s is refused', (value) => {
    expect(() => exact(value)).toThrow(RangeError)
  })

  it('and nothing is the value of what is no finite double', () => {
    for (const value of [Number.NaN, Infinity, -Infinity]) expect(() => exactBits(value)).toThrow(RangeError)
  })
})

describe('the four operations', () => {
  it('lose less than 2^-159, sums of their larger term', () => {
    fc.assert(
      fc.property(numbers, numbers, (a, b) => {
        const [x, y] = [held(a), held(b)]
        const larger = Wide.max(x.abs(), y.abs())
        expectWithin(a.plus(b), x.plus(y), bits(159), larger)
        expectWithin(a.minus(b), x.minus(y), bits(159), larger)
        expectWithin(a.times(b), x.times(y), bits(159))
        if (!b.isZero()) expectWithin(a.div(b), x.div(y), bits(159))
        expect(held(a.negated()).eq(x.neg()) && held(a.abs()).eq(x.abs())).toBe(true)
      }),
      { numRuns: 2000 },
    )
  })

  it('take numbers and texts as they are read, and divide by anything but nothing', () => {
    const tenth = exact('0.1')
    for (const same of [tenth.times(3), tenth.times('3'), tenth.plus('0.2'), tenth.plus(0.2)])
      expectWithin(same, new Wide('0.3'), bits(158))
    expect(() => tenth.div(0)).toThrow(RangeError)
    expect(() => tenth.div(tenth.minus('0.1'))).toThrow(RangeError)
  })

  it('leave nothing of a difference of equals, whatever its size', () => {
    fc.assert(
      fc.property(numbers, numbers, (a, b) => {
        expect(a.minus(a).isZero()).toBe(true)
        expect(a.plus(b).eq(b.plus(a))).toBe(true)
        expect(a.times(b).eq(b.times(a))).toBe(true)
      }),
      RUNS,
    )
  })
})

describe('order', () => {
  it('is that of the numbers held', () => {
    const pairs = fc
      .tuple(numbers, numbers)
      .chain(([a, b]) => fc.constantFrom([a, b], [a, a], [a, a.plus(b)]))
    fc.assert(
      fc.property(pairs, ([a, b]) => {
        if (!a || !b) return
        const order = held(a, Whole).cmp(held(b, Whole))
        expect(a.cmp(b)).toBe(order)
        expect([a.lt(b), a.lte(b), a.eq(b), a.gte(b), a.gt(b)]).toEqual([
          order < 0,
          order <= 0,
          order === 0,
          order >= 0,
          order > 0,
        ])
        expect([Exact.max(a, b).eq(order < 0 ? b : a), Exact.min(a, b).eq(order < 0 ? a : b)]).toEqual([
          true,
          true,
        ])
        expect([a.isZero(), a.isNegative(), a.isPositive()]).toEqual([a.eq(0), a.lt(0), a.gte(0)])
      }),
      RUNS,
    )
  })
})

describe('roundings', () => {
  it('to a double is to the nearest, the even one of two, down to the smallest', () => {
    const halfway = fc
      .tuple(
        fc.bigInt(1n << 52n, (1n << 53n) - 1n),
        fc.constantFrom(-1n, 0n, 1n),
        fc.integer({ min: -38, max: 24 }),
      )
      .map(([odd, aside, place]) => new Exact((((odd << 1n) | 1n) << 100n) + aside, place))
    const amongSmallest = fc.nat(1e6).map((k) => new Exact((2n * BigInt(k) + 1n) << 13n, -34)) // (2k + 1)·2^-1075
    fc.assert(
      fc.property(
        fc.oneof(
          numbers,
          amongSmallest,
          halfway,
          halfway.map((one) => one.negated()),
        ),
        (value) => {
          expect(value.toNumber()).toBe(Number(held(value, Whole).toString()) + 0)
        },
      ),
      { numRuns: 2000 },
    )
  })

  it('to decimals is away from nothing at a half', () => {
    /** Often a half of some last decimal, or just aside. */
    const written = fc
      .tuple(
        fc.bigInt(-(10n ** 15n), 10n ** 15n),
        fc.constantFrom('', '5', '49', '51'),
        fc.integer({ min: 0, max: 10 }),
      )
      .map(([whole, more, decimals]) => `${whole}${more}e-${decimals}`)
    fc.assert(
      fc.property(written, fc.integer({ min: 0, max: 6 }), (text, decimals) => {
        const expected = new Wide(text).toDecimalPlaces(decimals, Wide.ROUND_HALF_UP)
        expectWithin(exact(text).toDecimalPlaces(decimals), expected, bits(159))
        expect(Number(exact(text).toFixed(decimals))).toBe(expected.toNumber() + 0)
        expect(held(exact(text).floor()).eq(new Wide(text).floor())).toBe(true)
      }),
      RUNS,
    )
    expect(['0', '-0.05', '12.345', '-1234567.891', '5e-324'].map((text) => exact(text).toFixed(2))).toEqual([
      '0.00',
      '-0.05',
      '12.35',
      '-1234567.89',
      '0.00',
    ])
    expect([exact(2.5).toFixed(0), exact(-2.5).toFixed(0), `${exact(0.25)}`]).toEqual([
      '3',
      '-3',
      '0.25000000000000000000',
    ])
  })
})

describe('powers, roots and logarithms', () => {
  const factors = fc.oneof(
    between(0.01, 3),
    between(-1e-12, 1e-12).map((rate) => 1 + rate),
    between(1e-3, 1e3),
  )
  const HARD = { numRuns: 200 }
  /** 45 digits. */
  const share = new Wide('1e-45')

  it('whole powers', () => {
    fc.assert(
      fc.property(factors, fc.integer({ min: -1200, max: 1200 }), (factor, exponent) => {
        expectWithin(exact(factor).pow(exponent), new Wide(factor).pow(exponent), bits(147))
      }),
      HARD,
    )
    expect([exact(7).pow(0), exact(0).pow(0), exact(0).pow(3), exact(2).pow(10)].map(String)).toEqual(
      [1, 1, 0, 1024].map((one) => exact(one).toString()),
    )
  })

  it('other powers, exponentials and logarithms', () => {
    fc.assert(
      fc.property(factors, between(-50, 50), between(-700, 700), (factor, exponent, x) => {
        const value = exact(factor)
        const wide = held(value)
        expectWithin(value.pow(exact(exponent)), wide.pow(held(exact(exponent))), share)
        expectWithin(exact(x).exp(), held(exact(x)).exp(), share)
        expectWithin(value.ln(), wide.ln(), share)
      }),
      HARD,
    )
    expect([exact(0).exp().eq(1), exact(1).ln().isZero()]).toEqual([true, true])
    for (const nothing of [0, -1]) expect(() => exact(nothing).ln()).toThrow(RangeError)
  })

  it('logarithms of any size, and those of what is hardly more than one', () => {
    fc.assert(
      fc.property(between(-280, 300), between(-18, -1), (power, away) => {
        const large = exact(10 ** power)
        expectWithin(large.ln(), held(large).ln(), share)
        const near = exact(10 ** away).plus(1)
        expectWithin(near.ln(), held(near).ln(), share)
      }),
      HARD,
    )
  })

  it('square and twelfth roots', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          factors,
          between(-12, 12).map((power) => 10 ** power),
        ),
        (square) => {
          expectWithin(exact(square).sqrt(), new Wide(square).sqrt(), share)
          expectWithin(twelfthRoot(exact(square)), new Wide(square).pow(new Wide(1).div(12)), share)
        },
      ),
      HARD,
    )
    expect(
      [exact(0).sqrt(), twelfthRoot(exact(0)), exact(9).sqrt().minus(3)].map((one) => one.isZero()),
    ).toEqual([true, true, true])
    expect(() => exact(-1).sqrt()).toThrow(RangeError)
  })
})
