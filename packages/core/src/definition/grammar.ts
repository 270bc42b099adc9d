import { civilDate } from '../units/civil-date.ts'
import { kinds } from '../units/kinds.ts'
import type { Field } from './field.ts'

/**
 * From text to value: our grammar decides, not `Number()`, which accepts `Infinity`, `0x10`, blanks and the
 * empty text. Each reader gives `undefined` for what is not of its kind.
 */
const NUMBER = /^-?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d{1,3})?$/
const LONGEST_NUMBER = 40
const SPLIT = /^(0|[1-9]\d{0,2})\/(0|[1-9]\d{0,2})\/(0|[1-9]\d{0,2})$/

/**
 * A decimal number: digits, one point, an exponent of up to three digits; finite; `-0` is 0.
 * @example readNumber('1e3') // 1000
 */
export function readNumber(text: string): number | undefined {
  if (text.length > LONGEST_NUMBER || !NUMBER.test(text)) return undefined
  const value = Number(text)
  return Number.isFinite(value) ? value + 0 : undefined // -0 + 0 is 0
}

/** A value of the field's kind read from text, or `undefined`. Bounds are judged elsewhere. */
export function readText(field: Field, text: string): unknown {
  switch (kinds[field.kind].json) {
    case 'number':
      return readNumber(text)
    case 'integer':
      return whole(readNumber(text))
    case 'boolean':
      return text === 'true' ? true : text === 'false' ? false : undefined
    case 'string':
      return readWord(field, text)
  }
}

/** The same for a value that came as JSON or as an argument: no text is turned into a number here. */
export function readValue(field: Field, value: unknown): unknown {
  switch (kinds[field.kind].json) {
    case 'number':
      return finite(value)
    case 'integer':
      return whole(finite(value))
    case 'boolean':
      return typeof value === 'boolean' ? value : undefined
    case 'string':
      return typeof value === 'string' ? readWord(field, value) : undefined
  }
}

const finite = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? value + 0 : undefined

const whole = (value: number | undefined): number | undefined => (Number.isInteger(value) ? value : undefined)

function readWord(field: Field, text: string): string | undefined {
  if (field.kind === 'civilDate') return civilDate(text)
  if (field.kind === 'split') return isSplit(text) ? text : undefined
  return field.choices && Object.hasOwn(field.choices, text) ? text : undefined
}

function isSplit(text: string): boolean {
  const match = SPLIT.exec(text)
  return match !== null && Number(match[1]) + Number(match[2]) + Number(match[3]) === 100
}
