import type { Field, ReadList } from './field.ts'
import { isRequired, type Query, readText, readValue, valueProblem } from './grammar.ts'
import type { Problem } from './problem.ts'
import * as problem from './problem.ts'
import type { Params } from './shape.ts'

/** Parameters read for `parse.ts`, before any constraint is checked. */
export interface FieldValues {
  /** The values of the valid ones, defaults filled in, in the contract's order; `undefined` for the others. */
  readonly values: Record<string, unknown>
  /** The values given, by name, as they were read, invalid ones included; of a list, its rows. */
  readonly given: Record<string, unknown>
  /** The problems of single values. */
  readonly invalid: Problem[]
}

/**
 * Reads what is given for a name: a value, `undefined` if it is not of the kind, the `ReadList` of a list,
 * `ABSENT` or `REPEATED`.
 */
type Lookup = (name: string, field: Field) => unknown

/** Nothing was given for a name, or an empty text. */
const ABSENT = Symbol('absent')
/** A query gives more than one text for a parameter that is no list. */
const REPEATED = Symbol('repeated')

/** A parameter of the contract. */
interface Entry {
  readonly name: string
  readonly field: Field
  /** Its place in the contract. */
  readonly rank: number
}

/** Reads parameters, from the texts of a query or from values (JSON, arguments). */
export interface ParamsReader {
  readonly fromQuery: (query: Query) => FieldValues
  readonly fromObject: (object: Readonly<Record<string, unknown>>) => FieldValues
}

/**
 * Compiles the reader of a set of parameters, once. Only the parameters given and the required ones are read: the
 * others come with a copy of the defaults, since a question gives few of the parameters of a large contract. Used by
 * `parse.ts`.
 * @example compileReader(contract.params).fromObject({ revenu: 30_000 }).values.enfants // 0
 */
export function compileReader(fields: Params): ParamsReader {
  const entries = Object.entries(fields).map(([name, field], rank): Entry => ({ name, field, rank }))
  const entryBy = new Map(entries.map((entry) => [entry.name, entry]))
  const required = entries.filter(({ field }) => isRequired(field))
  const defaults = Object.fromEntries(entries.map(({ name, field }) => [name, field.default]))

  /** The parameters to read, in the contract's order. */
  const toRead = (names: Iterable<string>): readonly Entry[] => {
    const found = [...required]
    for (const name of names) {
      const entry = entryBy.get(name)
      if (entry && !isRequired(entry.field)) found.push(entry)
    }
    return found.sort((one, other) => one.rank - other.rank)
  }

  return {
    fromQuery: (query) =>
      readAll(toRead(query.keys()), defaults, (name, field) => lookupText(query.get(name), name, field)),
    fromObject: (object) =>
      readAll(toRead(Object.keys(object)), defaults, (name, field) =>
        lookupValue(Object.hasOwn(object, name) ? object[name] : undefined, name, field),
      ),
  }
}

/** Reads the entries by `lookup`; the values of all other parameters are their defaults. */
function readAll(
  entries: readonly Entry[],
  defaults: Readonly<Record<string, unknown>>,
  lookup: Lookup,
): FieldValues {
  const values: Record<string, unknown> = { ...defaults }
  const given: Record<string, unknown> = {}
  const invalid: Problem[] = []
  for (const { name, field } of entries) {
    const found = lookup(name, field)
    if (field.list && found !== ABSENT) {
      const { rows, problems } = found as ReadList<Problem>
      given[name] = rows
      invalid.push(...problems)
      values[name] = problems.length > 0 ? undefined : rows
      continue
    }
    const problem = problemOf(name, field, found)
    if (problem) invalid.push(problem)
    if (found === ABSENT) continue
    given[name] = found
    values[name] = problem ? undefined : found
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

/** The problem of what `Lookup` found, `undefined` where it is valid. */
function problemOf(name: string, field: Field, found: unknown): Problem | undefined {
  if (found === REPEATED) return problem.repeated(name)
  return valueProblem(name, field, found !== ABSENT, found)
}
