import type { Constraint } from './contract.ts'
import type { Field } from './field.ts'
import { readText, readValue } from './grammar.ts'
import { nearest } from './nearest.ts'
import type { Problem } from './problem.ts'
import * as problem from './problem.ts'
import type { Query } from './query.ts'
import type { Params, ParamsOf } from './shape.ts'

/** Sound parameters, or every fault at once: the contract's order first, then unknown names as they came. */
export type Parsed<P extends Params = Params> =
  | {
      readonly ok: true
      readonly params: ParamsOf<P>
      /** What the caller wrote, defaults left out. */
      readonly given: Readonly<Record<string, unknown>>
    }
  | { readonly ok: false; readonly problems: readonly Problem[] }

/** Judges what a caller gives, as the text of a query or as values (JSON, arguments). */
export interface Parser<P extends Params = Params> {
  readonly fromQuery: (query: Query) => Parsed<P>
  readonly fromObject: (object: Readonly<Record<string, unknown>>) => Parsed<P>
}

const ABSENT = Symbol('absent')
const REPEATED = Symbol('repeated')

/** What was given for a name: a value of its kind, `undefined` if it is not, `ABSENT` or `REPEATED`. */
type Lookup = (name: string, field: Field) => unknown

/**
 * Compiles the judgement of a set of parameters, once.
 * @param subject what an unknown parameter is said not to belong to.
 * @example compileParser('cagr', contract.params, contract.constraints).fromQuery(readQuery('duree=8'))
 */
export function compileParser<P extends Params>(
  subject: string,
  fields: P,
  constraints: readonly Constraint<P>[] = [],
): Parser<P> {
  const entries = Object.entries(fields).map(([name, field]) => ({ name, field }))
  const known = new Set(Object.keys(fields))

  const judge = (lookup: Lookup, names: Iterable<string>): Parsed<P> => {
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
    const params = values as ParamsOf<P>
    const isGiven = (name: string): boolean => Object.hasOwn(given, name)
    const odds: Problem[] = [] // a value at odds with another is still one to compare with
    for (const { field, involves, holds, message, code } of constraints) {
      const isUnsound = tells(unsound, field) || involves.some((name) => tells(unsound, name))
      if (isUnsound || tells(odds, field)) continue
      if (!holds(params, isGiven)) odds.push({ field, message, code })
    }
    const problems = odds.length > 0 ? inOrder([...unsound, ...odds]) : unsound
    for (const name of names) if (!known.has(name)) problems.push(unknown(name))
    return problems.length > 0 ? { ok: false, problems } : { ok: true, params, given }
  }

  /** One of each field at most, as the contract has them. */
  const inOrder = (problems: readonly Problem[]): Problem[] =>
    entries.flatMap(({ name }) => problems.find(({ field }) => field === name) ?? [])

  const unknown = (name: string): Problem => problem.unknown(name, subject, nearest(name, [...known])[0])

  return {
    fromQuery: (query) => judge((name, field) => lookupText(query, name, field), query.keys()),
    fromObject: (object) => judge((name, field) => lookupValue(object, name, field), Object.keys(object)),
  }
}

/** Whether one of a few problems is a field's. */
const tells = (problems: readonly Problem[], name: string): boolean =>
  problems.some(({ field }) => field === name)

/** An empty text counts as absent: an HTML form sends one for each field left blank. */
function lookupText(query: Query, name: string, field: Field): unknown {
  const texts = query.get(name)
  if (!texts) return ABSENT
  if (texts.length > 1) return REPEATED
  const [text = ''] = texts
  return text === '' ? ABSENT : readText(field, text)
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
