import type { Question, QuestionParser } from '../../definition/analysis.ts'
import type { Constraint } from '../../definition/constraint.ts'
import type { Contract } from '../../definition/contract.ts'
import type { Field } from '../../definition/field.ts'
import type { Query } from '../../definition/grammar.ts'
import { plain } from '../../definition/kinds.ts'
import { compileParser, type Parsed, type Parser } from '../../definition/parse.ts'
import type { Params } from '../../definition/shape.ts'
import { numericParams, parameterField, targetField } from '../fields.ts'
import { isNumeric } from '../figures.ts'
import { splitPresentationParams } from '../split-presentation-params.ts'
import { trialValues } from './plan.ts'

/** A validated question of a goal seek. Used by `goal-seek.ts`. */
export interface GoalQuestion extends Question {
  /** The parameters that were given, without defaults and without the unknown. */
  readonly given: Readonly<Record<string, unknown>>
  /** The name of the unknown parameter. */
  readonly inconnue: string
  /** The path of the figure that must reach the target. */
  readonly cible: string
  /** The target, in the unit of the figure, not rounded. */
  readonly valeur: number
}

/** The parameters of goal seek besides the simulator's parameters. Used by `goal-seek.ts`. */
export const goalFields = ({ params, result }: Contract): Params => ({
  inconnue: parameterField(params, {
    label: { fr: 'Paramètre inconnu', en: 'Unknown parameter' },
    help: {
      fr: 'Celui dont on cherche la valeur : ne le donnez pas.',
      en: 'The one whose value is looked for: leave it out.',
    },
  }),
  cible: targetField(result),
  valeur: plain({ label: { fr: 'Valeur visée', en: 'Target value' } }),
})

/**
 * The simulator's parameters with every number optional, since any of them may be the unknown. Used by
 * `goal-seek.ts`.
 */
export const relaxed = (params: Params): Params =>
  Object.fromEntries(
    Object.entries(params).map(([name, field]) => [name, isNumeric(field) ? asOptional(field) : field]),
  )

/** A parameter that may be left out: one without a default becomes optional. */
const asOptional = (field: Field): Field =>
  field.default === undefined ? { ...field, optional: true } : field

/** The question of a caller, a query or an object, before it is parsed. */
interface GivenInput {
  /** The text given for a name, once; `undefined` for anything else. */
  textOf(name: string): string | undefined
  /** Whether something is given for a name, valid or not; an empty text in a query does not count. */
  has(name: string): boolean
  /** Parses it with this value for a name, in place of any given. */
  parseWith(parser: Parser, name: string, value: number): Parsed
  /** Parses it as it is. */
  parse(parser: Parser): Parsed
}

/**
 * Parses a question without its unknown by trying values for it, as the simulator would. The problems reported are
 * those of the trial value that leaves the fewest. Called by `goal-seek.ts`.
 * @param subject the owner of the parameters in the message about a name that is not one; the simulator by
 * default.
 */
export function goalParser<D extends Params>(
  contract: Contract,
  presentation: D,
  subject = contract.name,
): QuestionParser<D> {
  const { params } = contract
  const own = goalFields(contract)
  const numeric = numericParams(params)
  const constraints: readonly Constraint[] = [...contract.constraints, ...contract.repeatedConstraints]
  const lenient = compileParser(
    subject,
    { ...relaxed(params), ...own, ...presentation },
    constraints.map((constraint) => relaxConstraint(constraint, numeric)),
  )
  const withoutConstraints = compileParser(subject, { ...params, ...own, ...presentation })
  const strict = compileParser(subject, { ...params, ...own, ...presentation }, constraints)

  const parse = (given: GivenInput): Parsed => {
    const unknown = given.textOf('inconnue')
    const field = unknown !== undefined && Object.hasOwn(numeric, unknown) ? numeric[unknown] : undefined
    if (unknown === undefined || !field) return given.parse(lenient)
    const parser = given.has(unknown)
      ? compileParser(subject, { ...params, ...own, ...presentation }, [
          mustBeLeftOut(unknown),
          ...constraints,
        ])
      : strict
    const unconstrained = given.parseWith(withoutConstraints, unknown, field.among?.[0] ?? field.min ?? 0)
    const problemCount = (unconstrained.ok ? 0 : unconstrained.problems.length) + (given.has(unknown) ? 1 : 0)
    const others = () => (unconstrained.ok ? unconstrained.params : {})
    const values = trialValues(contract, unknown, field, others)
    return withFewestProblems(values, problemCount, (value) => given.parseWith(parser, unknown, value))
  }
  const parseGoal = (given: GivenInput) => {
    const parsed = parse(given)
    return parsed.ok ? { ok: true as const, ...splitGoal(presentation, parsed) } : parsed
  }
  return {
    fromQuery: (query) => parseGoal(ofQuery(query)),
    fromObject: (object) => parseGoal(ofObject(object)),
  }
}

/** Relaxes a constraint: it holds as long as one of its numbers is not given, since that one may be the unknown. */
const relaxConstraint = (constraint: Constraint, numeric: Params): Constraint => ({
  ...constraint,
  holds: (params, given) =>
    [constraint.field, ...constraint.involves].some((name) => Object.hasOwn(numeric, name) && !given(name)) ||
    constraint.holds(params, given),
})

/** Refuses a value for the unknown itself. */
const mustBeLeftOut = (unknown: string): Constraint => ({
  kind: 'excludedByChoice',
  operands: { other: 'inconnue', choice: unknown },
  field: unknown,
  involves: [],
  holds: () => false,
})

/**
 * The first valid result, else the first of those with the fewest problems.
 * @param least the number of problems that do not depend on the unknown: no trial can have fewer.
 */
function withFewestProblems(
  values: Iterable<number>,
  least: number,
  parse: (value: number) => Parsed,
): Parsed {
  let best: Parsed | undefined
  for (const value of values) {
    const parsed = parse(value)
    if (parsed.ok || (least > 0 && parsed.problems.length <= least)) return parsed
    if (!best || best.ok || parsed.problems.length < best.problems.length) best = parsed
  }
  if (!best) throw new RangeError('a parameter without any value')
  return best
}

/** Separates the goal seek's own parameters, the simulator's and the presentation parameters. */
function splitGoal<D extends Params>(presentation: D, parsed: Parsed & { readonly ok: true }) {
  const { given: all, presentation: read } = splitPresentationParams(presentation, parsed)
  const { inconnue, cible, valeur, ...rest } = all
  const given = Object.fromEntries(Object.entries(rest).filter(([name]) => name !== inconnue))
  return { question: { given, inconnue, cible, valeur } as GoalQuestion, presentation: read }
}

const ofQuery = (query: Query): GivenInput => ({
  textOf: (name) => {
    const [text, ...others] = query.get(name) ?? []
    return others.length > 0 ? undefined : text
  },
  has: (name) => (query.get(name)?.length ?? 0) > 1 || (query.get(name)?.[0] ?? '') !== '',
  parseWith: (parser, name, value) => parser.fromQuery(new Map([...query, [name, [String(value)]]])),
  parse: (parser) => parser.fromQuery(query),
})

const ofObject = (object: Readonly<Record<string, unknown>>): GivenInput => {
  const at = (name: string) => (Object.hasOwn(object, name) ? object[name] : undefined)
  return {
    textOf: (name) => {
      const value = at(name)
      return typeof value === 'string' ? value : undefined
    },
    has: (name) => at(name) !== undefined,
    parseWith: (parser, name, value) => parser.fromObject({ ...object, [name]: value }),
    parse: (parser) => parser.fromObject(object),
  }
}
