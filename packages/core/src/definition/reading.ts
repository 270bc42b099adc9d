import type { Field } from './field.ts'
import { type Query, readText, readValue } from './grammar.ts'
import type { Problem } from './problem.ts'
import * as problem from './problem.ts'

/** What each parameter by itself makes of a question. */
export interface Reading {
  /** Of those that are sound, defaults filled in. */
  readonly values: Record<string, unknown>
  readonly given: Record<string, unknown>
  readonly unsound: Problem[]
}

/** What was given for a name: a value of its kind, `undefined` if it is not, `ABSENT` or `REPEATED`. */
type Lookup = (name: string, field: Field) => unknown

const ABSENT = Symbol('absent')
const REPEATED = Symbol('repeated')

type Entries = readonly { readonly name: string; readonly field: Field }[]

/** Reads the texts of a query, each parameter by itself: rules between them are judged elsewhere. */
export const readQueried = (entries: Entries, query: Query): Reading =>
  readAll(entries, (name, field) => lookupText(query, name, field))

/** The same of values (JSON, arguments). */
export const readObject = (entries: Entries, object: Readonly<Record<string, unknown>>): Reading =>
  readAll(entries, (name, field) => lookupValue(object, name, field))

function readAll(entries: Entries, lookup: Lookup): Reading {
  const values: Record<string, unknown> = {}
  const given: Record<string, unknown> = {}
  const unsound: Problem[] = []
  for (const { name, field } of entries) {
    const found = lookup(name, field)
    if (found !== ABSENT) given[name] = found
    const fault = faultOf(name, field, found)
    if (fault) unsound.push(fault)
    else values[name] = found === ABSENT ? field.default : found
  }
  return { values, given, unsound }
}

/** An empty text counts as absent: an HTML form sends one for each field left blank. */
function lookupText(query: Query, name: string, field: Field): unknown {
  const texts = query.get(name)
  if (!texts) return ABSENT
  if (texts.length > 1) return REPEATED
  const [text] = texts
  return text ? readText(field, text) : ABSENT
}

function lookupValue(object: Readonly<Record<string, unknown>>, name: string, field: Field): unknown {
  const value = Object.hasOwn(object, name) ? object[name] : undefined
  return value === undefined ? ABSENT : readValue(field, value)
}

function faultOf(name: string, field: Field, found: unknown): Problem | undefined {
  if (found === ABSENT) {
    return field.default === undefined && !field.optional ? problem.required(name) : undefined
  }
  if (found === REPEATED) return problem.repeated(name)
  if (found === undefined) return problem.notOfKind(name, field)
  if (typeof found !== 'number') return undefined
  if (field.among) return field.among.includes(found) ? undefined : problem.notOfKind(name, field)
  if (field.min !== undefined && found < field.min) return problem.tooSmall(name, field.min)
  if (field.max !== undefined && found > field.max) return problem.tooLarge(name, field.max)
  return undefined
}
