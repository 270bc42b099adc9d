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
import { splitChannelParams } from '../split-channel-params.ts'
import { trialValues } from './plan.ts'

/** A validated goal seek: what the caller wrote, the unknown left out, and what is looked for. */
export interface GoalRequest extends Question {
  readonly given: Readonly<Record<string, unknown>>
  readonly inconnue: string
  readonly cible: string
  readonly valeur: number
}

/** What goal seek asks besides the simulator's parameters. */
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

/** The simulator's parameters, no number of them required: any may be the unknown. */
export const relaxed = (params: Params): Params =>
  Object.fromEntries(
    Object.entries(params).map(([name, field]) => [name, isNumeric(field) ? mayBeLeftOut(field) : field]),
  )

const mayBeLeftOut = (field: Field): Field =>
  field.default === undefined ? { ...field, optional: true } : field

/** A request in either form, and the same with a value for the unknown. */
interface Given {
  /** The word given for a name, once; `undefined` for anything else. */
  word(name: string): string | undefined
  has(name: string): boolean
  judge(parser: Parser, name: string, value: number): Parsed
  judgeAlone(parser: Parser): Parsed
}

/**
 * Validates a request without its unknown, as the simulator would with a value for it. The problems reported are those
 * of the trial value that leaves the fewest.
 */
export function goalParser<D extends Params>(
  contract: Contract,
  channel: D,
  subject = contract.name,
): QuestionParser<D> {
  const { params } = contract
  const own = goalFields(contract)
  const numeric = numericParams(params)
  const rules: readonly Constraint[] = [...contract.constraints, ...contract.repeatedConstraints]
  const lenient = compileParser(
    subject,
    { ...relaxed(params), ...own, ...channel },
    rules.map((rule) => whereGiven(rule, numeric)),
  )
  const unruled = compileParser(subject, { ...params, ...own, ...channel })
  const strict = compileParser(subject, { ...params, ...own, ...channel }, rules)

  const judge = (given: Given): Parsed => {
    const unknown = given.word('inconnue')
    const field = unknown !== undefined && Object.hasOwn(numeric, unknown) ? numeric[unknown] : undefined
    if (unknown === undefined || !field) return given.judgeAlone(lenient)
    const parser = given.has(unknown)
      ? compileParser(subject, { ...params, ...own, ...channel }, [leftOut(unknown), ...rules])
      : strict
    const apartFromRules = given.judge(unruled, unknown, field.among?.[0] ?? field.min ?? 0)
    const faults = (apartFromRules.ok ? 0 : apartFromRules.problems.length) + (given.has(unknown) ? 1 : 0)
    const others = () => (apartFromRules.ok ? apartFromRules.params : {})
    const values = trialValues(contract, unknown, field, others)
    return fewestFaults(values, faults, (value) => given.judge(parser, unknown, value))
  }
  const read = (given: Given) => {
    const judged = judge(given)
    return judged.ok ? { ok: true as const, ...asGoal(channel, judged) } : judged
  }
  return { fromQuery: (query) => read(ofQuery(query)), fromObject: (object) => read(ofObject(object)) }
}

/** A constraint that holds as long as one of its numbers is not given: that one may be the unknown. */
const whereGiven = (rule: Constraint, numeric: Params): Constraint => ({
  ...rule,
  holds: (params, given) =>
    [rule.field, ...rule.involves].some((name) => Object.hasOwn(numeric, name) && !given(name)) ||
    rule.holds(params, given),
})

const leftOut = (unknown: string): Constraint => ({
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
function fewestFaults(values: Iterable<number>, least: number, judge: (value: number) => Parsed): Parsed {
  let best: Parsed | undefined
  for (const value of values) {
    const judged = judge(value)
    if (judged.ok || (least > 0 && judged.problems.length <= least)) return judged
    if (!best || best.ok || judged.problems.length < best.problems.length) best = judged
  }
  if (!best) throw new RangeError('a parameter without any value')
  return best
}

function asGoal<D extends Params>(channel: D, judged: Parsed & { readonly ok: true }) {
  const { given: all, channel: read } = splitChannelParams(channel, judged)
  const { inconnue, cible, valeur, ...rest } = all
  const given = Object.fromEntries(Object.entries(rest).filter(([name]) => name !== inconnue))
  return { question: { given, inconnue, cible, valeur } as GoalRequest, channel: read }
}

const ofQuery = (query: Query): Given => ({
  word: (name) => {
    const [text, ...others] = query.get(name) ?? []
    return others.length > 0 ? undefined : text
  },
  has: (name) => (query.get(name)?.length ?? 0) > 1 || (query.get(name)?.[0] ?? '') !== '',
  judge: (parser, name, value) => parser.fromQuery(new Map([...query, [name, [String(value)]]])),
  judgeAlone: (parser) => parser.fromQuery(query),
})

const ofObject = (object: Readonly<Record<string, unknown>>): Given => {
  const at = (name: string) => (Object.hasOwn(object, name) ? object[name] : undefined)
  return {
    word: (name) => {
      const value = at(name)
      return typeof value === 'string' ? value : undefined
    },
    has: (name) => at(name) !== undefined,
    judge: (parser, name, value) => parser.fromObject({ ...object, [name]: value }),
    judgeAlone: (parser) => parser.fromObject(object),
  }
}
