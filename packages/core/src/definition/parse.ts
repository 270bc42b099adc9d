import type { Constraint } from './constraint.ts'
import type { Query } from './grammar.ts'
import { nearest } from './nearest.ts'
import type { Problem } from './problem.ts'
import * as problem from './problem.ts'
import { type FieldValues, readObjectParams, readQueryParams } from './read-params.ts'
import type { Params, ParamsOf } from './shape.ts'

/**
 * Valid parameters, or all problems at once: in the contract's order, then unknown names in the query's. Exported by
 * `@denier/core`; used by `explication/explication-question.ts`, `explication/explication.ts`,
 * `goal-seek/goal-parser.ts`, `analyses/simulation.ts` and `analyses/split-presentation-params.ts`.
 */
export type Parsed<P extends Params = Params> =
  | {
      readonly ok: true
      readonly params: ParamsOf<P>
      /** What the caller gave, without defaults. */
      readonly given: Readonly<Record<string, unknown>>
    }
  | { readonly ok: false; readonly problems: readonly Problem[] }

/** Validates what a caller gives, as a query string or as values (JSON, arguments). */
export interface Parser<P extends Params = Params> {
  readonly fromQuery: (query: Query) => Parsed<P>
  readonly fromObject: (object: Readonly<Record<string, unknown>>) => Parsed<P>
  /**
   * Validates many values of one parameter beside the object's others, which are read once. Returns the parameters as
   * `fromObject` does, or `undefined` where invalid; what the object has for that parameter is ignored.
   * @example parser.moving({ capital: 1000, duree: 8 }, 'duree')(9) // { capital: 1000, duree: 9, … }
   */
  readonly moving: (
    object: Readonly<Record<string, unknown>>,
    moved: keyof P & string,
  ) => (value: unknown) => ParamsOf<P> | undefined
}

/**
 * Compiles the validation of a set of parameters, once; every analysis parses its question with it. Exported by
 * `@denier/core`; used by `simulator.ts`, `explication/explication.ts`, `goal-seek/goal-parser.ts`,
 * `goal-seek/goal-seek.ts` and 8 more in `@denier/api`, `analyses`, `@denier/mcp` and `@denier/cli`.
 * @param subject the owner of the parameters in the message about an unknown one.
 * @example compileParser('cagr', contract.params, contract.constraints).fromQuery(readQuery('duree=8'))
 */
export function compileParser<P extends Params>(
  subject: string,
  fields: P,
  constraints: readonly (Constraint | Constraint<NoInfer<P>>)[] = [],
): Parser<P> {
  const checks = (constraints as readonly Constraint[]).map((constraint) => ({
    ...constraint,
    problem: problem.brokenConstraint(constraint),
  }))
  const entries = Object.entries(fields).map(([name, field]) => ({ name, field }))
  const known = new Set(Object.keys(fields))

  /** The constraints that do not hold, at most one per field. A field that broke one still counts in the next ones. */
  const brokenConstraints = (
    params: ParamsOf<P>,
    isGiven: (name: string) => boolean,
    invalid: readonly Problem[],
  ): Problem[] => {
    const broken: Problem[] = []
    for (const check of checks) {
      const { field, involves, holds, rowsAtFault } = check
      const isInvalid = concerns(invalid, field) || involves.some((name) => concerns(invalid, name))
      if (isInvalid) continue
      if (rowsAtFault) {
        for (const index of rowsAtFault(params, isGiven)) {
          const fault = problem.brokenConstraint(check, index)
          if (!broken.some((other) => other.field === fault.field)) broken.push(fault)
        }
      } else if (!concerns(broken, field) && !holds(params, isGiven)) broken.push(check.problem)
    }
    return broken
  }

  const validate = ({ values, given, invalid }: FieldValues, names: Iterable<string>): Parsed<P> => {
    const params = values as ParamsOf<P>
    const broken = brokenConstraints(params, (name) => Object.hasOwn(given, name), invalid)
    const problems = broken.length > 0 ? inOrder([...invalid, ...broken]) : invalid
    for (const name of names) if (!known.has(name)) problems.push(unknown(name))
    return problems.length > 0 ? { ok: false, problems } : { ok: true, params, given }
  }

  /** In the contract's order; those of a list by row and field. */
  const inOrder = (problems: readonly Problem[]): Problem[] =>
    entries.flatMap(({ name, field }) => {
      const own = problems.filter((one) => isOf(name, one))
      return field.list ? field.list.reader.inOrder(field.list, own) : own
    })

  const unknown = (name: string): Problem =>
    problem.unknown(name, { subject, near: nearest(name, [...known])[0] })

  return {
    fromQuery: (query) => validate(readQueryParams(entries, query), query.keys()),
    fromObject: (object) => validate(readObjectParams(entries, object), Object.keys(object)),
    moving: (object, moved) => {
      const movedEntries = entries.filter(({ name }) => name === moved)
      const others = readObjectParams(entries, object)
      const areOthersValid =
        others.invalid.every(({ field }) => field === moved) &&
        Object.keys(object).every((name) => known.has(name))
      const otherValues = Object.fromEntries(entries.map(({ name }) => [name, others.values[name]])) // in the contract's order
      return (value) => {
        const { values, given, invalid } = readObjectParams(movedEntries, { [moved]: value })
        if (!areOthersValid || invalid.length > 0) return undefined
        const params = { ...otherValues, ...values } as ParamsOf<P>
        const isGiven = (name: string) => Object.hasOwn(name === moved ? given : others.given, name)
        return brokenConstraints(params, isGiven, []).length === 0 ? params : undefined
      }
    },
  }
}

/** Whether one of the problems is that of a field, or of a row of a list. */
const concerns = (problems: readonly Problem[], name: string): boolean =>
  problems.some((one) => isOf(name, one))

const isOf = (name: string, { field }: Problem): boolean => field === name || field.startsWith(`${name}[`)
