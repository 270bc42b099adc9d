import { textOfBytes } from './utf8.ts'

/**
 * How the values of a typed column are read. Values stay as a Parquet file stores them, so that a column that is kept is
 * written again without a change. Plain data, which crosses to threads.
 */
export type ColumnType =
  /** Texts. */
  | { readonly kind: 'text' }
  /** Texts that are JSON. */
  | { readonly kind: 'json' }
  | { readonly kind: 'boolean' }
  /** Numbers of 64 or 32 bits. */
  | { readonly kind: 'double' | 'float' }
  /** Numbers of up to 32 bits, or BigInts of 64, stored as signed ones. */
  | { readonly kind: 'integer'; readonly unsignedBits?: 32 | 64 }
  /** Days since 1970-01-01. */
  | { readonly kind: 'date' }
  /** Whole numbers, or their bytes, to be divided by a power of ten. */
  | { readonly kind: 'decimal'; readonly scale: number }
  /** Moments since 1970-01-01, or times of a day, of which a second has so many. */
  | { readonly kind: 'timestamp'; readonly perSecond: number; readonly isUtc: boolean }
  | { readonly kind: 'time'; readonly perSecond: number }
  | { readonly kind: 'uuid' }
  /** Any other bytes. */
  | { readonly kind: 'bytes' }

/** Gives the text of a value that is not `null`. */
export type CellReader = (value: unknown) => string

/**
 * Compiles what gives the text of a value: numbers with a decimal point, days and moments as ISO 8601 writes them,
 * other bytes in base 64. Used by `table-chunk.ts`.
 * @example cellReader({ kind: 'decimal', scale: 2 })(1250n) // '12.50'
 */
export function cellReader(type: ColumnType): CellReader {
  switch (type.kind) {
    case 'float':
      return (value) => shortestFloat(value as number)
    case 'integer': {
      const { unsignedBits } = type
      return unsignedBits === undefined
        ? String
        : (value) => String(BigInt.asUintN(unsignedBits, BigInt(value as number | bigint)))
    }
    case 'date':
      return (value) => dayText(value as number) ?? String(value)
    case 'decimal':
      return (value) => decimalText(value, type.scale)
    case 'timestamp':
      return (value) => timestampText(value as bigint, type.perSecond, type.isUtc)
    case 'time':
      return (value) => {
        const [second, rest] = dividedBy(BigInt(value as number | bigint), BigInt(type.perSecond))
        return clockText(Number(second), rest, type.perSecond)
      }
    case 'uuid':
      return (value) => hexOf(value as Uint8Array).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
    case 'bytes':
      return (value) => base64Of(value as Uint8Array)
    default:
      return String
  }
}

/**
 * Compiles what gives the text of a value as a parameter: a moment at midnight is its day, since tables of data write
 * days so, and bytes are read as UTF-8. Used by `table-chunk.ts`.
 */
export function paramReader(type: ColumnType): CellReader {
  if (type.kind === 'bytes') return (value) => textOfBytes(value as Uint8Array)
  const read = cellReader(type)
  return type.kind === 'timestamp' ? (value) => read(value).replace(/T00:00:00Z?$/, '') : read
}

/**
 * Compiles what gives the JSON of a value: a number has all its digits, and one that JSON has not is a text. Used by
 * `table-chunk.ts`.
 */
export function jsonReader(type: ColumnType): CellReader {
  const read = cellReader(type)
  switch (type.kind) {
    case 'boolean':
    case 'integer':
    case 'decimal':
      return read
    case 'double':
    case 'float':
      return (value) => (Number.isFinite(value) ? read(value) : JSON.stringify(read(value)))
    case 'json':
      return (value) =>
        isJson(value as string) ? (value as string).replace(/[\r\n]/g, ' ') : JSON.stringify(value)
    default:
      return (value) => JSON.stringify(read(value))
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** The shortest decimal number that 32 bits round to this one: 0.1, not 0.10000000149011612. */
function shortestFloat(value: number): string {
  if (!Number.isFinite(value) || Number.isInteger(value)) return String(value)
  for (let digits = 6; digits < 9; digits += 1) {
    const short = Number(value.toPrecision(digits))
    if (Math.fround(short) === value) return String(short)
  }
  return String(Number(value.toPrecision(9)))
}

/** A whole number divided by a power of ten, with all its decimals. */
function decimalText(value: unknown, scale: number): string {
  const whole = value instanceof Uint8Array ? signedOf(value) : BigInt(value as number | bigint)
  const digits = String(whole < 0n ? -whole : whole).padStart(scale + 1, '0')
  const sign = whole < 0n ? '-' : ''
  return scale === 0 ? `${sign}${digits}` : `${sign}${digits.slice(0, -scale)}.${digits.slice(-scale)}`
}

/** The signed whole number of bytes, the highest first. */
function signedOf(bytes: Uint8Array): bigint {
  if (bytes.length === 0) return 0n
  return BigInt.asIntN(bytes.length * 8, BigInt(`0x${hexOf(bytes)}`))
}

/** ISO 8601 with the decimals that are not zero; the number itself for a year that has not four digits. */
function timestampText(value: bigint, perSecond: number, isUtc: boolean): string {
  const [seconds, rest] = dividedBy(value, BigInt(perSecond))
  const [days, second] = dividedBy(seconds, BigInt(SECONDS_A_DAY))
  const day = dayText(Number(days))
  if (day === undefined) return String(value)
  return `${day}T${clockText(Number(second), rest, perSecond)}${isUtc ? 'Z' : ''}`
}

/** A time of the day: `09:30:00.25`. */
function clockText(second: number, rest: bigint, perSecond: number): string {
  const parts = [Math.floor(second / 3600), Math.floor(second / 60) % 60, second % 60]
  const digits = String(perSecond).length - 1
  const decimals = String(rest).padStart(digits, '0').replace(/0+$/, '')
  const clock = parts.map((part) => String(part).padStart(2, '0')).join(':')
  return decimals === '' ? clock : `${clock}.${decimals}`
}

/** The whole part of a quotient, rounded down, and what is left. */
function dividedBy(value: bigint, divisor: bigint): readonly [bigint, bigint] {
  const rest = ((value % divisor) + divisor) % divisor
  return [(value - rest) / divisor, rest]
}

/**
 * The day so many days after 1970-01-01; `undefined` for a year that has not four digits. Years begin in March, so that
 * the leap day is their last one.
 */
function dayText(days: number): string | undefined {
  const sinceMarch = days + DAYS_FROM_MARCH_OF_YEAR_0
  const era = Math.floor(sinceMarch / DAYS_IN_400_YEARS)
  const dayOfEra = sinceMarch - era * DAYS_IN_400_YEARS
  const leapDays =
    Math.floor(dayOfEra / 1460) - Math.floor(dayOfEra / 36_524) + Math.floor(dayOfEra / 146_096)
  const yearOfEra = Math.floor((dayOfEra - leapDays) / 365)
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153)
  const day = dayOfYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1
  const month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  if (year < 0 || year > 9999) return undefined
  const padded = (value: number, digits: number) => String(value).padStart(digits, '0')
  return `${padded(year, 4)}-${padded(month, 2)}-${padded(day, 2)}`
}

const SECONDS_A_DAY = 86_400
const DAYS_FROM_MARCH_OF_YEAR_0 = 719_468
const DAYS_IN_400_YEARS = 146_097

const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

const base64Of = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
