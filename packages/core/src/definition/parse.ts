import type { Constraint } from './constraint.ts'
import type { Query } from './grammar.ts'
import { nearest } from './nearest.ts'
import type { Problem } from './problem.ts'
import * as problem from './problem.ts'
import { type Reading, readObject, readQueried } from './reading.ts'
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
  /**
   * Judges values of one parameter, whatever the object has for it, beside the object's others: the parameters of the
   * sound ones, as `fromObject` has them. The others are read once.
   * @example parser.moving({ capital: 1000, duree: 8 }, 'duree')(9) // { capital: 1000, duree: 9, … }
   */
  readonly moving: (
    object: Readonly<Record<string, unknown>>,
    moved: keyof P & string,
  ) => (value: unknown) => ParamsOf<P> | undefined
}

/**
 * Compiles the judgement of a set of parameters, once.
 * @param subject what an unknown parameter is said not to belong to.
 * @example compileParser('cagr', contract.params, contract.constraints).fromQuery(readQuery('duree=8'))
 */
export function compileParser<P extends Params>(
  subject: string,
  fields: P,
  constraints: readonly (Constraint | Constraint<NoInfer<P>>)[] = [],
): Parser<P> {
  const rules = (constraints as readonly Constraint[]).map((constraint) => ({
    ...constraint,
    problem: problem.unheld(constraint),
  }))
  const entries = Object.entries(fields).map(([name, field]) => ({ name, field }))
  const known = new Set(Object.keys(fields))

  /** What is at odds: with a value that is at odds itself one may still compare. */
  const oddsOf = (
    params: ParamsOf<P>,
    isGiven: (name: string) => boolean,
    unsound: readonly Problem[],
  ): Problem[] => {
    const odds: Problem[] = []
    for (const { field, involves, holds, problem: unheld } of rules) {
      const isUnsound = tells(unsound, field) || involves.some((name) => tells(unsound, name))
      if (isUnsound || tells(odds, field)) continue
      if (!holds(params, isGiven)) odds.push(unheld)
    }
    return odds
  }

  const judge = ({ values, given, unsound }: Reading, names: Iterable<string>): Parsed<P> => {
    const params = values as ParamsOf<P>
    const odds = oddsOf(params, (name) => Object.hasOwn(given, name), unsound)
    const problems = odds.length > 0 ? inOrder([...unsound, ...odds]) : unsound
    for (const name of names) if (!known.has(name)) problems.push(unknown(name))
    return problems.length > 0 ? { ok: false, problems } : { ok: true, params, given }
  }

  /** One of each field at most, as the contract has them. */
  const inOrder = (problems: readonly Problem[]): Problem[] =>
    entries.flatMap(({ name }) => problems.find(({ field }) => field === name) ?? [])

  const unknown = (name: string): Problem =>
    problem.unknown(name, { subject, near: nearest(name, [...known])[0] })

  return {
    fromQuery: (query) => judge(readQueried(entries, query), query.keys()),
    fromObject: (object) => judge(readObject(entries, object), Object.keys(object)),
    moving: (object, moved) => {
      const [apart, beside] = [entries.filter(({ name }) => name === moved), readObject(entries, object)]
      const areSound =
        beside.unsound.every(({ field }) => field === moved) &&
        Object.keys(object).every((name) => known.has(name))
      const others = Object.fromEntries(entries.map(({ name }) => [name, beside.values[name]])) // in order, the moved one too
      return (value) => {
        const { values, given, unsound } = readObject(apart, { [moved]: value })
        if (!areSound || unsound.length > 0) return undefined
        const params = { ...others, ...values } as ParamsOf<P>
        const isGiven = (name: string) => Object.hasOwn(name === moved ? given : beside.given, name)
        return oddsOf(params, isGiven, []).length === 0 ? params : undefined
      }
    },
  }
}

/** Whether one of a few problems is a field's. */
const tells = (problems: readonly Problem[], name: string): boolean =>
  problems.some(({ field }) => field === name)
