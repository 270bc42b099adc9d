import { Decimal } from 'decimal.js'
import { bitsOf, type Fraction, fractionOf } from './decimal-fraction.ts'
import { expOf, lnOf } from './exact-series.ts'

/** Bits are dropped, and exponents counted, by words of 32. */
const WORD = 32
/** Words of the longest number kept: what is cut has five and a bit left, 160 bits or 48 digits. */
const KEPT = 6
/** What stands so many words lower is nothing beside the other. */
const APART = 2 * KEPT
/** Words after the point in exact-series.ts. */
const SERIES = 8

const SHIFTS = Array.from({ length: 64 }, (_, words) => BigInt(WORD * words))
const LIMITS = Array.from({ length: 2 * KEPT + 3 }, (_, words) => 1n << BigInt(WORD * words))
const [LONGEST, BEYOND] = [LIMITS[KEPT] as bigint, LIMITS[2 * KEPT + 2] as bigint]

const shiftOf = (words: number): bigint => SHIFTS[words] ?? BigInt(WORD * words)
const raised = (digits: bigint, words: number): bigint => (words > 0 ? digits << shiftOf(words) : digits)
const sizeOf = (digits: bigint): bigint => (digits < 0n ? -digits : digits)
const order = (a: bigint, b: bigint): number => (a < b ? -1 : a > b ? 1 : 0)

/** How many words a number takes. */
function lengthOf(digits: bigint): number {
  const size = sizeOf(digits)
  if (size >= BEYOND) return Math.ceil((4 * size.toString(16).length) / WORD)
  let words = size < LONGEST ? (size < (LIMITS[3] as bigint) ? 0 : 3) : KEPT
  while (size >= (LIMITS[words] as bigint)) words += 1
  return words
}

/** The same number, without the words that are too many. */
function cut(digits: bigint, place: number): Exact {
  if (digits < 0n ? digits > -LONGEST : digits < LONGEST) return new Exact(digits, place)
  const dropped = lengthOf(digits) - KEPT
  return new Exact(digits >> shiftOf(dropped), place + dropped)
}

/** A quotient of whole numbers, to five words at least. */
function quotient(over: bigint, under: bigint, place: number): Exact {
  if (under === 0n) refuse('Division by nothing')
  const words = Math.max(0, KEPT + lengthOf(under) - lengthOf(over))
  return cut(raised(over, words) / under, place - words)
}

const ofFraction = ({ over, under }: Fraction): Exact =>
  under === 1n ? cut(over, 0) : quotient(over, under, 0)

/** The lowest of the places at which a scaled double is neither too large nor too small to be rounded once. */
const LOWEST = 30
const SCALES = Array.from({ length: 56 }, (_, index) => 2 ** (WORD * (index - LOWEST)))

function farNumber(digits: bigint, place: number): number {
  if (digits === 0n) return 0
  const half = WORD * Math.trunc(place / 2) // one scale alone may be no double
  const near = Number(digits) * 2 ** half * 2 ** (WORD * place - half)
  if (place > -34 || Math.abs(near) > 2 ** -1021) return near
  // Below, a double has fewer digits: rounded again, it might not be the nearest.
  const below = BigInt(-WORD * place - 1074)
  const [size, unitHalf] = [sizeOf(digits), 1n << (below - 1n)]
  const units = (size + unitHalf - (((size >> below) & 1n) ^ 1n)) >> below
  return Number(digits < 0n ? -units : units) * Number.MIN_VALUE
}

function refuse(what: string): never {
  throw new RangeError(what)
}

const WHOLES = Array.from({ length: 1201 }, (_, whole) => BigInt(whole))
const texts = new Map<string, Exact>()

/** What is given as a number or a text is the decimal number that people read there. */
export function exact(value: Exact | number | string): Exact {
  if (typeof value === 'object') return value
  if (typeof value === 'string') {
    const known = texts.get(value) ?? ofFraction(fractionOf(value))
    texts.set(value, known)
    return known
  }
  if (Number.isSafeInteger(value)) return cut(WHOLES[value] ?? BigInt(value), 0)
  return ofFraction(fractionOf(value))
}

/** The very value of a double, which its decimal text is only near. */
export const exactBits = (value: number): Exact => ofFraction(bitsOf(value))

/**
 * A number of 48 digits at least, of any size: `digits · 2^(32·place)`, over BigInt. Whole numbers up to 2^192 and
 * their sums are exact. Every other operation loses less than 2^-159 of its result, a sum of its larger term.
 */
export class Exact {
  readonly digits: bigint
  readonly place: number

  constructor(value: Exact | number | string | bigint, place = 0) {
    if (typeof value === 'bigint') {
      this.digits = value
      this.place = place
    } else {
      const read = exact(value)
      this.digits = read.digits
      this.place = read.place
    }
  }

  plus(value: Exact | number | string): Exact {
    const other = exact(value)
    const apart = this.place - other.place
    if (apart === 0) return cut(this.digits + other.digits, this.place)
    if (apart < 0) return other.plusLower(this, -apart)
    return this.plusLower(other, apart)
  }

  private plusLower(lower: Exact, apart: number): Exact {
    if (this.digits === 0n) return lower
    if (apart > APART) return this
    return cut((this.digits << shiftOf(apart)) + lower.digits, lower.place)
  }

  minus(value: Exact | number | string): Exact {
    const other = exact(value)
    if (this.place === other.place) return cut(this.digits - other.digits, this.place)
    return this.plus(other.negated())
  }

  times(value: Exact | number | string): Exact {
    const other = exact(value)
    return cut(this.digits * other.digits, this.place + other.place)
  }

  div(value: Exact | number | string): Exact {
    const other = exact(value)
    return quotient(this.digits, other.digits, this.place - other.place)
  }

  /** A whole power by squares, any other by logarithm and exponential. */
  pow(exponent: Exact | number): Exact {
    if (typeof exponent !== 'number') return this.ln().times(exponent).exp()
    if (!Number.isInteger(exponent)) return this.pow(exact(exponent))
    if (exponent < 0) return exact(1).div(this.pow(-exponent))
    let power = exact(1)
    let square: Exact = this
    for (let left = exponent; left > 0; left = Math.floor(left / 2)) {
      if (left !== exponent) square = square.times(square)
      if (left % 2 === 1) power = power.times(square)
    }
    return power
  }

  negated(): Exact {
    return new Exact(-this.digits, this.place)
  }

  abs(): Exact {
    return this.digits < 0n ? this.negated() : this
  }

  /** -1 where it is less, 1 where it is more. */
  cmp(value: Exact | number | string): number {
    const other = exact(value)
    const apart = this.place - other.place
    if (apart === 0) return order(this.digits, other.digits)
    if (apart < 0) return 0 - other.cmpLower(this, -apart)
    return this.cmpLower(other, apart)
  }

  private cmpLower(lower: Exact, apart: number): number {
    if (this.digits === 0n || apart > KEPT) return order(this.digits, this.digits === 0n ? lower.digits : 0n)
    return order(this.digits << shiftOf(apart), lower.digits)
  }

  lt(other: Exact | number | string): boolean {
    return this.cmp(other) < 0
  }

  lte(other: Exact | number | string): boolean {
    return this.cmp(other) <= 0
  }

  gt(other: Exact | number | string): boolean {
    return this.cmp(other) > 0
  }

  gte(other: Exact | number | string): boolean {
    return this.cmp(other) >= 0
  }

  eq(other: Exact | number | string): boolean {
    return this.cmp(other) === 0
  }

  isZero(): boolean {
    return this.digits === 0n
  }

  isNegative(): boolean {
    return this.digits < 0n
  }

  /** Nothing counts as positive. */
  isPositive(): boolean {
    return this.digits >= 0n
  }

  /** The whole number at it or under it. */
  floor(): Exact {
    return this.place < 0 ? new Exact(this.digits >> shiftOf(-this.place)) : this
  }

  sqrt(): Exact {
    if (this.digits <= 0n) return this.isZero() ? this : refuse(`No square root of ${this}`)
    // A double starts within 1e-16; each step of Newton's doubles its digits.
    let root = exact(Math.sqrt(this.toNumber()))
    for (let step = 0; step < 2; step += 1) root = this.div(root).plus(root).div(2)
    return root
  }

  exp(): Exact {
    const fixed = this.place + SERIES
    const x = fixed < 0 ? this.digits >> shiftOf(-fixed) : raised(this.digits, fixed)
    const result = expOf(x)
    const words = Math.floor(result.doublings / WORD)
    return cut(result.fixed << BigInt(result.doublings - WORD * words), words - SERIES)
  }

  ln(): Exact {
    if (this.digits <= 0n) refuse(`No logarithm of ${this}`)
    // What is under 2 is taken as it is, so that nothing is lost of a logarithm near 0.
    const over = this.lt(2)
      ? Math.min(0, this.place + lengthOf(this.digits))
      : this.place + lengthOf(this.digits)
    return cut(lnOf(raised(this.digits, SERIES + this.place - over), WORD * over), -SERIES)
  }

  /** In units of the last of some decimals, halves away from 0. What is left of a half by 2^-90 is one. */
  private units(decimals: number): bigint {
    const scaled = sizeOf(this.digits) * 10n ** BigInt(decimals)
    const below = this.place < 0 ? shiftOf(-this.place) : 0n
    const half =
      below > 90n ? (1n << (below - 1n)) + (1n << (below - 90n)) : below > 0n ? 1n << (below - 1n) : 0n
    const units = (raised(scaled, this.place) + half) >> below
    return this.digits < 0n ? -units : units
  }

  toDecimalPlaces(decimals: number): Exact {
    return ofFraction({ over: this.units(decimals), under: 10n ** BigInt(decimals) })
  }

  toFixed(decimals: number): string {
    const units = this.units(decimals)
    const digits = sizeOf(units)
      .toString()
      .padStart(decimals + 1, '0')
    const point = digits.length - decimals
    return `${units < 0n ? '-' : ''}${digits.slice(0, point)}${decimals > 0 ? '.' : ''}${digits.slice(point)}`
  }

  toString(): string {
    return this.toFixed(20)
  }

  /** The nearest double. */
  toNumber(): number {
    const { digits, place } = this
    const scale = SCALES[place + LOWEST]
    return scale === undefined ? farNumber(digits, place) : Number(digits) * scale
  }

  static max(...values: (Exact | number)[]): Exact {
    return values.map(exact).reduce((most, value) => (value.gt(most) ? value : most))
  }

  static min(...values: (Exact | number)[]): Exact {
    return values.map(exact).reduce((least, value) => (value.lt(least) ? value : least))
  }

  /** Asked so seldom that the library's will do. */
  static acos(cosine: number): Exact {
    return exact(Decimal.acos(cosine).toString())
  }
}
