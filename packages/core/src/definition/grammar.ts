import { civilDate } from '../units/civil-date.ts'
import { kinds } from '../units/kinds.ts'
import type { Field } from './field.ts'
import * as problem from './problem.ts'

/**
 * The grammar of numbers. Texts are converted by it, not by `Number()`, which accepts `Infinity`, `0x10`,
 * blanks and the empty text. Each function of this file that reads a value returns `undefined` for one that
 * is not of its kind.
 */
const NUMBER = /^-?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d{1,3})?$/
/** In characters. */
const LONGEST_NUMBER = 40
/** Three whole percents, such as `50/30/20`. */
const SPLIT = /^(0|[1-9]\d{0,2})\/(0|[1-9]\d{0,2})\/(0|[1-9]\d{0,2})$/

/**
 * A decimal number: digits, one point, an exponent of up to three digits; finite; `-0` is 0. Exported for
 * `number-grammar.test.ts`.
 * @example readNumber('1e3') // 1000
 */
export function readNumber(text: string): number | undefined {
  if (text.length > LONGEST_NUMBER || !NUMBER.test(text)) return undefined
  const value = Number(text)
  return Number.isFinite(value) ? value + 0 : undefined // -0 + 0 is 0
}

/**
 * A value of the field's kind read from text, or `undefined`. `valueProblem` checks the bounds. Used by
 * `list-reader.ts` and `read-params.ts`.
 */
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

/**
 * A value given as JSON or as an argument, or `undefined`. No text is converted to a number here. Used by
 * `list-reader.ts` and `read-params.ts`.
 */
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

/** A text of a kind whose values are texts: a day, a split, prose or a choice. */
function readWord(field: Field, text: string): string | undefined {
  if (field.kind === 'civilDate') return civilDate(text)
  if (field.kind === 'split') return isSplit(text) ? text : undefined
  if (field.kind === 'prose') return text
  return field.choices && Object.hasOwn(field.choices, text) ? text : undefined
}

function isSplit(text: string): boolean {
  const match = SPLIT.exec(text)
  return match !== null && Number(match[1]) + Number(match[2]) + Number(match[3]) === 100
}

/**
 * Whether a question must give a parameter, which has no default. Used by `batch-plan.ts`, `parse.ts` and
 * `read-params.ts`.
 */
export const isRequired = (field: Field): boolean => field.default === undefined && !field.optional

/**
 * The problem of one value, `undefined` where it is valid. Used by `list-reader.ts` and `read-params.ts`.
 * @param isGiven whether the caller gave it; `value` is `undefined` where what was given is not of the kind.
 */
export function valueProblem(
  name: string,
  field: Field,
  isGiven: boolean,
  value: unknown,
): problem.Problem | undefined {
  if (!isGiven) return isRequired(field) ? problem.required(name) : undefined
  if (value === undefined) return problem.notOfKind(name, field)
  if (typeof value !== 'number') return undefined
  if (field.among) return field.among.includes(value) ? undefined : problem.notOfKind(name, field)
  if (field.min !== undefined && value < field.min) return problem.tooSmall(name, field.min)
  if (field.max !== undefined && value > field.max) return problem.tooLarge(name, field.max)
  return undefined
}

/**
 * A query: each name given, with its texts in order. Names and values are percent-decoded. Exported by
 * `@denier/core`; used by `analysis.ts`, `parse.ts`, `read-params.ts` and `goal-seek/goal-parser.ts`, by
 * `answer/analysis-resource.ts` of `@denier/api`, and by `arguments/validate-arguments.ts` of `@denier/cli`.
 */
export type Query = ReadonlyMap<string, readonly string[]>

/**
 * Reads the raw query string, without its `?`. It returns a map, since `__proto__` is a valid name here. Exported by
 * `@denier/core`; used by `ask.ts`, `batch/simulate-many.ts`, `answer/analysis-resource.ts` of `@denier/api`,
 * `files/batch-plan.ts`, `answer/document-resource.ts` of `@denier/api` and others in other packages.
 * @example readQuery('capital=10000&taux=3%2E5') // Map { capital → ['10000'], taux → ['3.5'] }
 */
export function readQuery(raw: string): Query {
  const query = new Map<string, string[]>()
  for (let from = 0, to = 0; from < raw.length; from = to + 1) {
    to = endOf('&', raw, from, raw.length)
    if (to === from) continue
    const equals = endOf('=', raw, from, to)
    const name = decode(raw.slice(from, equals))
    const text = decode(raw.slice(equals + 1, to))
    const texts = query.get(name)
    if (texts) texts.push(text)
    else query.set(name, [text])
  }
  return query
}

/** The index of a mark in a part of a text, or the end of the part. */
function endOf(mark: string, text: string, from: number, to: number): number {
  const at = text.indexOf(mark, from)
  return at < 0 || at > to ? to : at
}

/** In a query `+` is a space. What does not decode is kept as written: its `%` is in no grammar. */
function decode(text: string): string {
  if (!text.includes('%') && !text.includes('+')) return text
  const spaced = text.replaceAll('+', ' ')
  try {
    return decodeURIComponent(spaced)
  } catch {
    return spaced
  }
}
