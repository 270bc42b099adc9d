import type { Constraint } from './constraint.ts'
import type { Field } from './field.ts'
import { isRequired, type Query } from './grammar.ts'
import { nearest } from './nearest.ts'
import type { Problem } from './problem.ts'
import * as problem from './problem.ts'
import { compileReader, type FieldValues } from './read-params.ts'
import type { Params, ParamsOf } from './shape.ts'

/**
 * Valid parameters, or all problems at once: in the contract's order, then unknown names in the query's. Exported by
 * `@denier/core`; used by `explication/explication-question.ts`, `explication/explication.ts`,
 * `goal-seek/goal-parser.ts`, `analyses/simulation.ts` and `analyses/split-presentation-params.ts`.
 */
export type Parsed<P extends Params = Params> =
  | {
      readonly ok: true
      /** Every parameter by name, defaults filled in. */
      readonly params: ParamsOf<P>
      /** The values that the caller gave, without defaults. */
      readonly given: Readonly<Record<string, unknown>>
    }
  | { readonly ok: false; readonly problems: readonly Problem[] }

/**
 * Validates what a caller gives, as a query string or as values (JSON, arguments). Exported by
 * `@denier/core`; used by `goal-seek/goal-parser.ts`, `sensitivity/effects.ts`, `sensitivity/sensitivity.ts`
 * and `simulator.ts`.
 */
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
 * `@denier/core`; used by `simulator.ts`, `simulator-of-page.ts`, `explication/explication.ts`,
 * `goal-seek/goal-parser.ts` and others in `@denier/api`, `analyses`, `files`, `@denier/mcp` and `@denier/cli`.
 * @param subject the owner of the parameters in the message about an unknown one.
 * @example compileParser('cagr', contract.params, contract.constraints).fromQuery(readQuery('duree=8'))
 */
export function compileParser<P extends Params>(
  subject: string,
  fields: P,
  constraints: readonly (Constraint | Constraint<NoInfer<P>>)[] = [],
): Parser<P> {
  const entries = Object.entries(fields).map(([name, field]) => ({ name, field }))
  const known = new Set(Object.keys(fields))
  const reader = compileReader(fields)
  const { values: defaults } = reader.fromObject({})
  const checks = constraints as readonly Constraint[]
  /** By rank, the index of a constraint in `checks`: whether the defaults may break it. */
  const brokenByDefault = checks.map((check) => !holdsByDefault(check, fields, defaults))
  const ranksBy = new Map(Object.keys(fields).map((name) => [name, ranksNaming(name, checks)]))

  /**
   * The constraints that may be broken where only these parameters are given: those that name one of them,
   * and those that the defaults break. Any other constraint holds, since it reads defaults alone.
   */
  const checksOn = (names: readonly string[]) => {
    const isConcerned = [...brokenByDefault]
    for (const name of names) for (const rank of ranksBy.get(name) ?? []) isConcerned[rank] = true
    return checks.filter((_, rank) => isConcerned[rank])
  }

  /**
   * The problems of the constraints that do not hold, at most one per field. A field that broke one is still
   * read by the next ones.
   * @param invalid the problems of single values. A constraint that reads an invalid parameter is skipped,
   * except that one between fields of a row is checked on the rows without a problem.
   * @param given the values of lists with invalid rows, which `params` lacks.
   */
  const brokenConstraints = (
    toCheck: typeof checks,
    params: ParamsOf<P>,
    isGiven: (name: string) => boolean,
    invalid: readonly Problem[],
    given: FieldValues['given'] = {},
  ): Problem[] => {
    const broken: Problem[] = []
    for (const check of toCheck) {
      const { field, involves, holds, operandsFor, rowsAtFault, withinRow, column } = check
      const isInvalid = invalid.length > 0 && [field, ...involves].some((name) => concerns(invalid, name))
      if (isInvalid && !withinRow) continue
      if (rowsAtFault) {
        for (const index of rowsAtFault(isInvalid ? { ...params, ...given } : params, isGiven)) {
          const row = `${field}[${index + 1}]`
          const fieldsRead = [row, ...[column, ...namesIn(check)].map((name) => `${row}.${name}`)]
          if (isInvalid && invalid.some((one) => fieldsRead.includes(one.field))) continue
          const fault = problem.brokenConstraint(check, index)
          if (!broken.some((other) => other.field === fault.field)) broken.push(fault)
        }
      } else if (!concerns(broken, field) && !holds(params, isGiven)) {
        const terms = operandsFor ? ({ ...check, operands: operandsFor(params) } as Constraint) : check
        broken.push(problem.brokenConstraint(terms))
      }
    }
    return broken
  }

  /**
   * Checks the constraints on values already read. `names` are all names of the question, unknown ones
   * included.
   */
  const validate = ({ values, given, invalid }: FieldValues, names: Iterable<string>): Parsed<P> => {
    const params = values as ParamsOf<P>
    const isGiven = (name: string) => Object.hasOwn(given, name)
    const broken = brokenConstraints(checksOn(Object.keys(given)), params, isGiven, invalid, given)
    const problems = broken.length > 0 ? inOrder([...invalid, ...broken]) : invalid
    for (const name of names) if (!known.has(name)) problems.push(unknown(name))
    return problems.length > 0 ? { ok: false, problems } : { ok: true, params, given }
  }

  /** Problems in the contract's order; those of a list by row and field. */
  const inOrder = (problems: readonly Problem[]): Problem[] =>
    entries.flatMap(({ name, field }) => {
      const own = problems.filter((one) => isOf(name, one))
      return field.list ? field.list.reader.inOrder(field.list, own) : own
    })

  const unknown = (name: string): Problem =>
    problem.unknown(name, { subject, near: nearest(name, [...known])[0] })

  return {
    fromQuery: (query) => validate(reader.fromQuery(query), query.keys()),
    fromObject: (object) => validate(reader.fromObject(object), Object.keys(object)),
    moving: (object, moved) => {
      const movedReader = compileReader({ [moved]: fields[moved] as Field })
      const others = reader.fromObject(object)
      const areOthersValid =
        others.invalid.every(({ field }) => field === moved) &&
        Object.keys(object).every((name) => known.has(name))
      const toCheck = checksOn([...Object.keys(others.given), moved])
      return (value) => {
        const { values, given, invalid } = movedReader.fromObject({ [moved]: value })
        if (!areOthersValid || invalid.length > 0) return undefined
        const params = { ...others.values, ...values } as ParamsOf<P>
        const isGiven = (name: string) => Object.hasOwn(name === moved ? given : others.given, name)
        return brokenConstraints(toCheck, params, isGiven, []).length === 0 ? params : undefined
      }
    },
  }
}

/** Whether one of the problems is that of a parameter, or of a row of it. */
const concerns = (problems: readonly Problem[], name: string): boolean =>
  problems.some((one) => isOf(name, one))

const isOf = (name: string, { field }: Problem): boolean => field === name || field.startsWith(`${name}[`)

/** The indexes of the constraints that name a parameter. */
const ranksNaming = (name: string, constraints: readonly Constraint[]): readonly number[] =>
  constraints.flatMap((constraint, rank) => (namesIn(constraint).includes(name) ? [rank] : []))

/** Whether a constraint holds for every question that gives none of the parameters that it names. */
function holdsByDefault(constraint: Constraint, fields: Params, defaults: FieldValues['values']): boolean {
  const { holds, rowsAtFault } = constraint
  const needsRequired = namesIn(constraint).some((name) => fields[name] && isRequired(fields[name]))
  if (needsRequired) return false // one of its parameters is always given
  const values = defaults as ParamsOf<Params>
  const isGiven = () => false
  return rowsAtFault ? rowsAtFault(values, isGiven).length === 0 : holds(values, isGiven)
}

/** The parameters that a constraint names, which are all that it reads. */
const namesIn = ({ field, involves, operands }: Constraint): readonly string[] => [
  field,
  ...involves,
  ...('other' in operands ? [operands.other] : []),
  ...('others' in operands ? operands.others : []),
]
