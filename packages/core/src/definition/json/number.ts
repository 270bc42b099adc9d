import { roundedUnits, roundHalfAway } from '../../units/rounding.ts'

/** The ASCII codes of `0`, `-` and `.`. */
const ZERO = 48
const MINUS = 45
const POINT = 46

/**
 * Most bytes of a rounded number: 21 digits, a sign, a point, four decimals; others have an exponent. Used by
 * `bytes.ts` and `writer.ts`.
 */
export const LONGEST_NUMBER = 32

/**
 * Writes a finite number, rounded to so many decimals, as `JSON.stringify` would. Nearly all numbers are
 * counted in units of their last decimal, whose digits are written here. Those too large or too near one half
 * take the text of the engine. Called by `bytes.ts` and `writer.ts`.
 * @param at the offset, with room for `LONGEST_NUMBER` bytes.
 * @returns the offset of its end.
 */
export function writeRounded(value: number, decimals: number, buffer: Uint8Array, at: number): number {
  const scale = SCALES[decimals] ?? 10 ** decimals
  const units = roundedUnits(Math.abs(value), scale)
  if (units === undefined) return writeAscii(String(roundHalfAway(value, decimals)), buffer, at)
  let place = at
  if (value < 0 && units > 0) buffer[place++] = MINUS
  if (scale === 1) return writeWhole(units, buffer, place)
  const whole = Math.floor(units / scale)
  return writeFraction(units - whole * scale, scale, buffer, writeWhole(whole, buffer, place))
}

/** Writes an ASCII text, and returns the offset of its end. */
function writeAscii(text: string, buffer: Uint8Array, at: number): number {
  for (let index = 0; index < text.length; index += 1) buffer[at + index] = text.charCodeAt(index)
  return at + text.length
}

/** Powers of ten, by number of decimals. */
const SCALES = [1, 10, 100, 1000, 10_000]

/**
 * Writes the point and the decimals, without trailing zeros; nothing where there are none. Here and below, `|
 * 0` makes a 32-bit integer, as engines compute fastest.
 */
function writeFraction(units: number, scale: number, buffer: Uint8Array, at: number): number {
  if (units === 0) return at
  let end = at
  let rest = units | 0
  buffer[end++] = POINT
  for (let place = (scale / 10) | 0; rest > 0; place = (place / 10) | 0) {
    const digit = (rest / place) | 0
    buffer[end++] = ZERO + digit
    rest -= digit * place
  }
  return end
}

/** Above it a whole number is written in two parts, each within 32 bits. */
const EIGHT_DIGITS = 1e8

/** Writes a whole number that is not negative. */
function writeWhole(whole: number, buffer: Uint8Array, at: number): number {
  if (whole < EIGHT_DIGITS) return writeSmall(whole | 0, buffer, at)
  const high = Math.floor(whole / EIGHT_DIGITS)
  const middle = writeSmall(high | 0, buffer, at)
  return writeDigits((whole - high * EIGHT_DIGITS) | 0, 8, buffer, middle)
}

/** Writes a whole number of at most eight digits. */
const writeSmall = (whole: number, buffer: Uint8Array, at: number): number =>
  writeDigits(whole, digitsOf(whole), buffer, at)

/** How many digits a whole number has, from 0 to 99 999 999. */
function digitsOf(whole: number): number {
  if (whole < 10_000) return whole < 100 ? (whole < 10 ? 1 : 2) : whole < 1000 ? 3 : 4
  return whole < 1_000_000 ? (whole < 100_000 ? 5 : 6) : whole < 10_000_000 ? 7 : 8
}

/** Writes so many digits, from the last to the first, two at a time. */
function writeDigits(whole: number, digits: number, buffer: Uint8Array, at: number): number {
  let rest = whole
  let place = at + digits
  while (place - at > 1) {
    const left = (rest / 100) | 0
    const pair = (rest - left * 100) << 1
    buffer[--place] = PAIRS[pair + 1] as number
    buffer[--place] = PAIRS[pair] as number
    rest = left
  }
  if (place > at) buffer[at] = ZERO + rest
  return at + digits
}

/** The ASCII digits of 00 to 99, two bytes each. */
const PAIRS = Uint8Array.from({ length: 200 }, (_, index) => {
  const pair = index >> 1
  return ZERO + (index % 2 === 0 ? Math.floor(pair / 10) : pair % 10)
})
