import type { Field, ReadList } from './field.ts'
import { type Query, readText, readValue, valueProblem } from './grammar.ts'
import type { Problem } from './problem.ts'
import * as problem from './problem.ts'

/** Parameters read one by one, for `parse.ts`, before any constraint is checked. */
export interface FieldValues {
  /** The values of the valid ones, defaults filled in. */
  readonly values: Record<string, unknown>
  readonly given: Record<string, unknown>
  readonly invalid: Problem[]
}

/** Reads the value given for a name; `undefined` if it is not of the kind, or `ABSENT`, or `REPEATED`. */
type Lookup = (name: string, field: Field) => unknown

/** Reads the rows given for a list; `undefined` where there are none. */
type ListLookup = (name: string, field: Field) => ReadList<unknown> | undefined

const ABSENT = Symbol('absent')
const REPEATED = Symbol('repeated')

type Entries = readonly { readonly name: string; readonly field: Field }[]

/** Reads the texts of a query. */
export const readQueryParams = (entries: Entries, query: Query): FieldValues =>
  readAll(
    entries,
    (name, field) => lookupText(query, name, field),
    (name, { list }) => list?.reader.fromTexts(name, list, query.get(name) ?? []),
  )

/** Reads values (JSON, arguments). */
export const readObjectParams = (entries: Entries, object: Readonly<Record<string, unknown>>): FieldValues =>
  readAll(
    entries,
    (name, field) => lookupValue(object, name, field),
    (name, { list }) =>
      list && Object.hasOwn(object, name) && object[name] !== undefined
        ? list.reader.fromValue(name, list, object[name])
        : undefined,
  )

function readAll(entries: Entries, lookup: Lookup, lookupList: ListLookup): FieldValues {
  const values: Record<string, unknown> = {}
  const given: Record<string, unknown> = {}
  const invalid: Problem[] = []
  for (const { name, field } of entries) {
    if (field.list) {
      const read = lookupList(name, field)
      if (read) given[name] = read.rows
      if (read) invalid.push(...(read.problems as readonly Problem[]))
      if (!read?.problems.length) values[name] = read?.rows ?? field.default
      continue
    }
    const found = lookup(name, field)
    if (found !== ABSENT) given[name] = found
    const problem = problemOf(name, field, found)
    if (problem) invalid.push(problem)
    else values[name] = found === ABSENT ? field.default : found
  }
  return { values, given, invalid }
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

function problemOf(name: string, field: Field, found: unknown): Problem | undefined {
  if (found === REPEATED) return problem.repeated(name)
  return valueProblem(name, field, found !== ABSENT, found)
}
