import {
  Busy,
  brokenConstraint,
  type Constraint,
  compileParser,
  type ParamsOf,
  type Problem,
  type Query,
  readQuery,
} from '@denier/core'
import type { Asked } from './ask.ts'
import { cached } from './cached.ts'
import type { ApiResponse, Handler } from './exchange.ts'
import { faultResponse, faults, invalid } from './fault.ts'
import type { Spoken, Writers } from './writers.ts'

/**
 * A question to a simulator as a resource. One walk for every door: the query is judged, a client that has the answer
 * is told so, else it is computed (here or aside), rounded, dated, and written as the door does.
 * @param subject what an unknown parameter is said not to belong to: below an address, others are taken than at it.
 */
export function analysisResource<D extends Spoken>(
  { simulator, kind, analysis, answer, compute }: Asked,
  writers: Writers<D>,
  subject = simulator.contract.name,
): Handler {
  const { name, personal } = simulator.contract
  const parser = analysis.parserFor(writers.parameters, subject)
  const door = `${name} ${kind}`

  return (request) => {
    const { accept, today: day } = request
    const query = readQuery(request.query)
    const rules = writers.rules(accept)
    const read = parser.fromQuery(query)
    if (!read.ok)
      return invalid(together(read.problems, doorProblems(name, writers.parameters, rules, query)))
    const broken = brokenRules(rules, read.channel, query)
    if (broken.length > 0) return invalid(broken)

    const { question } = read
    const { lang: language } = read.channel as ParamsOf<Spoken>
    const { format, headers, write, writeComputed } = writers.choose(read.channel, accept)
    const identity = { door, parameters: question, lang: language, format, day }
    return orBusy(
      cached(request, identity, { personal, headers }, () => {
        const computed = writeComputed && compute(question, day, language)
        if (computed) return writeComputed(computed, language, request)
        const given = answer(question, day, language)
        return given instanceof Promise ? given.then((late) => write(late, request)) : write(given, request)
      }),
    )
  }
}

const brokenRules = (rules: readonly Constraint[], door: object, query: Query): readonly Problem[] =>
  rules
    .filter(({ holds }) => !holds(door as ParamsOf<Spoken>, (name) => query.has(name)))
    .map(brokenConstraint)

/** What is at odds between the door's own parameters, in a query that is at fault anyway. */
function doorProblems(name: string, parameters: Spoken, rules: readonly Constraint[], query: Query) {
  if (!Object.keys(parameters).some((own) => query.has(own))) return []
  const own = new Map([...query].filter(([given]) => Object.hasOwn(parameters, given)))
  const judged = compileParser(name, parameters as Spoken, rules).fromQuery(own)
  return judged.ok ? [] : judged.problems.filter(({ code }) => code === 'inconsistent')
}

/** Both, in the order in which faults are told: unknown names last. */
function together(problems: readonly Problem[], others: readonly Problem[]): readonly Problem[] {
  if (others.length === 0) return problems
  const isUnknown = ({ code }: Problem) => code === 'unknown'
  return [...problems.filter((one) => !isUnknown(one)), ...others, ...problems.filter(isUnknown)]
}

/** What is refused for want of a thread is told when to come back. */
function orBusy(answer: ApiResponse | Promise<ApiResponse>): ApiResponse | Promise<ApiResponse> {
  return answer instanceof Promise ? answer.catch(busy) : answer
}

function busy(error: unknown): ApiResponse {
  if (!(error instanceof Busy)) throw error
  return faultResponse(faults.overloaded, { headers: { 'retry-after': String(error.retryAfterS) } })
}
