import { Decimal } from 'decimal.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cases } from '../../../../test/support/tier.ts'
import { exp, expm1, log, log1p } from './exact-math.ts'

const Exact = Decimal.clone({ precision: 60 })

/** The exact value of a double; `new Decimal(x)` would read its shortest decimal text, which is rounded. */
const exactly = (x: number): Decimal => new Exact(`${x < 0 ? '-' : ''}0b${Math.abs(x).toString(2)}`)

/** How many units in the last place a double is from the exact value. */
function unitsOff(value: number, exact: Decimal): number {
  if (exact.isZero()) return value === 0 ? 0 : Number.POSITIVE_INFINITY
  const size = exact.abs().toNumber()
  const unit = 2 ** (Math.floor(Math.log2(size)) - 52)
  return exact.minus(exactly(value)).abs().div(unit).toNumber()
}

/** Excludes values too close to 0 for 60 digits, which the test near 0 covers. */
const between = (min: number, max: number) =>
  fc.double({ min, max, noNaN: true }).filter((x) => x === 0 || Math.abs(x) > 1e-30)
/** Numbers near 0, of all orders of magnitude and both signs. */
const small = fc.tuple(between(-300, 0), fc.constantFrom(1, -1)).map(([power, sign]) => sign * 10 ** power)

describe.each([
  ['exp', exp, (x: Decimal) => x.exp(), fc.oneof(between(-700, 700), between(-1, 1), small)],
  ['expm1', expm1, (x: Decimal) => x.exp().minus(1), fc.oneof(between(-45, 700), between(-2, 2))],
  [
    'log',
    log,
    (x: Decimal) => x.ln(),
    fc.oneof(between(1e-3, 1e3), between(1e-300, 1e300), between(0.9, 1.1)),
  ],
  ['log1p', log1p, (x: Decimal) => x.plus(1).ln(), fc.oneof(between(-0.999, 1e6), between(-0.5, 0.5))],
] as const)('%s', (_, ours, exact, numbers) => {
  it('stays within two units in the last place', () => {
    fc.assert(
      fc.property(numbers as fc.Arbitrary<number>, (x) => {
        expect(unitsOff(ours(x), exact(exactly(x)))).toBeLessThanOrEqual(2)
      }),
      cases(5000),
    )
  })
})

it('keeps the digits of expm1 and log1p near 0', () => {
  fc.assert(
    fc.property(small, (x) => {
      const precise = Decimal.clone({ precision: 400 })
      if (Math.abs(x) > 0.3) return // not near 0
      const series = new precise(x).plus(new precise(x).pow(2).div(2)).plus(new precise(x).pow(3).div(6))
      if (Math.abs(x) < 1e-6) expect(unitsOff(expm1(x), series)).toBeLessThanOrEqual(2)
      expect(expm1(log1p(x)) / x).toBeCloseTo(1, 14)
    }),
    cases(500),
  )
})

it.each([
  [exp, 0, 1],
  [exp, -746, 0],
  [exp, -745.1332191019412, 5e-324],
  [exp, 710, Number.POSITIVE_INFINITY],
  [exp, Number.NEGATIVE_INFINITY, 0],
  [exp, Number.NaN, Number.NaN],
  [expm1, 0, 0],
  [expm1, -0, -0],
  [expm1, -40, -1],
  [expm1, -50, -1],
  [expm1, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY],
  [expm1, Number.NaN, Number.NaN],
  [log, 1, 0],
  [log, 0, Number.NEGATIVE_INFINITY],
  [log, -1, Number.NaN],
  [log, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY],
  [log, 2 ** 1023, 1023 * Math.LN2],
  [log, 2 ** -1074, -1074 * Math.LN2],
  [log1p, 0, 0],
  [log1p, -1, Number.NEGATIVE_INFINITY],
  [log1p, -2, Number.NaN],
  [log1p, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY],
  [log1p, Number.NaN, Number.NaN],
])('returns the exact limits of exp, expm1, log and log1p (case %#)', (ours, x, value) => {
  if (Number.isFinite(value) && value !== 0) expect(ours(x)).toBeCloseTo(value, 10)
  else expect(ours(x)).toBe(value)
})

it('never decreases: exp, expm1, log and log1p', () => {
  for (const [ours, from, to] of [
    [exp, -20, 20],
    [expm1, -20, 20],
    [log, 0.01, 20],
    [log1p, -0.9, 20],
  ] as const) {
    const values = Array.from({ length: 20_001 }, (_, index) => ours(from + ((to - from) * index) / 20_000))
    expect(values.findIndex((value, index) => !(value >= (values[index - 1] ?? value)))).toBe(-1)
  }
})

it('returns the same log1p whatever was computed before', () => {
  const numbers = [0, -0, ...Array.from({ length: 200 }, (_, k) => (k - 40) / 120)]
  const first = numbers.map(log1p)
  const again = numbers.toReversed().map((x) => [log1p(x), log1p(x)])
  expect(again.toReversed()).toEqual(first.map((value) => [value, value]))
  expect([log1p(-0), log1p(0), log1p(-0)]).toEqual([-0, 0, -0])
})

it('reaches the largest double and then infinity: exp and expm1', () => {
  for (const ours of [exp, expm1]) {
    expect(ours(709.782712893384) / Number.MAX_VALUE).toBeCloseTo(1, 10)
    expect(ours(709.7827128933841)).toBe(Number.POSITIVE_INFINITY)
  }
})

/** A 32-bit hash of the bits of many values, mixed as in MurmurHash3. */
function hashOfBits(values: readonly number[]): number {
  let hash = 0
  for (const word of new Uint32Array(Float64Array.from(values).buffer)) {
    const mixed = Math.imul(word, 0xcc9e2d51)
    hash = Math.imul(hash ^ ((mixed << 15) | (mixed >>> 17)), 0x1b873593) + 0xe6546b64
  }
  return hash >>> 0
}

/** 4097 numbers from one end to the other, evenly spaced. */
const evenly = (from: number, to: number): number[] =>
  Array.from({ length: 4097 }, (_, index) => from + ((to - from) / 4096) * index)

/**
 * The hash of the results. A change of one bit changes figures of the service, and belongs in the CHANGELOG.
 */
it.each([
  ['exp', exp, [...evenly(-1, 1), ...evenly(-744, 708)], 1_664_557_342],
  ['expm1', expm1, [...evenly(-1, 1), ...evenly(-44, 700), ...evenly(20, 60)], 2_928_445_810],
  [
    'log',
    log,
    [...evenly(0.5, 2), ...evenly(3, 1e6), 1e-310, 3e-302, 1e-300, 1e300, Math.SQRT2],
    1_820_489_198,
  ],
  [
    'log1p',
    log1p,
    [
      ...evenly(-0.5, 1),
      ...evenly(-2.5, 70).map((x) => x / 3),
      ...evenly(-0.9375, 1e4),
      Math.SQRT1_2 - 1,
      Math.SQRT2 - 1,
    ],
    3_985_380_821,
  ],
] as const)('keeps %s identical bit for bit', (_, ours, numbers, hash) => {
  expect(hashOfBits(numbers.map(ours))).toBe(hash)
})
