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

/**
 * Reads what is given for a name: a value, `undefined` if it is not of the kind, the `ReadList` of a list, or a
 * symbol.
 */
type Lookup = (name: string, field: Field) => unknown

const ABSENT = Symbol('absent')
const REPEATED = Symbol('repeated')

type Entries = readonly { readonly name: string; readonly field: Field }[]

/** Reads the texts of a query. Used by `parse.ts`. */
export const readQueryParams = (entries: Entries, query: Query): FieldValues =>
  readAll(entries, (name, field) => lookupText(query.get(name), name, field))

/** Reads values (JSON, arguments). Used by `parse.ts`. */
export const readObjectParams = (entries: Entries, object: Readonly<Record<string, unknown>>): FieldValues =>
  readAll(entries, (name, field) =>
    lookupValue(Object.hasOwn(object, name) ? object[name] : undefined, name, field),
  )

function readAll(entries: Entries, lookup: Lookup): FieldValues {
  const values: Record<string, unknown> = {}
  const given: Record<string, unknown> = {}
  const invalid: Problem[] = []
  for (const { name, field } of entries) {
    const found = lookup(name, field)
    if (field.list && found !== ABSENT) {
      const { rows, problems } = found as ReadList<Problem>
      given[name] = rows
      if (problems.length > 0) invalid.push(...problems)
      else values[name] = rows
      continue
    }
    if (found !== ABSENT) given[name] = found
    const problem = problemOf(name, field, found)
    if (problem) invalid.push(problem)
    else values[name] = found === ABSENT ? field.default : found
  }
  return { values, given, invalid }
}

/** An empty text counts as absent: an HTML form sends one for each field left blank. */
function lookupText(texts: readonly string[] | undefined, name: string, field: Field): unknown {
  if (!texts) return ABSENT
  if (field.list) return field.list.reader.fromTexts(name, field.list, texts) ?? ABSENT
  if (texts.length > 1) return REPEATED
  const [text] = texts
  return text ? readText(field, text) : ABSENT
}

function lookupValue(value: unknown, name: string, field: Field): unknown {
  if (value === undefined) return ABSENT
  if (field.list) return field.list.reader.fromValue(name, field.list, value) ?? ABSENT
  return readValue(field, value)
}

function problemOf(name: string, field: Field, found: unknown): Problem | undefined {
  if (found === REPEATED) return problem.repeated(name)
  return valueProblem(name, field, found !== ABSENT, found)
}
