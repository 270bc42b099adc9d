import {
  Busy,
  brokenConstraint,
  type Constraint,
  compileParser,
  type ParamsOf,
  type Problem,
  type Query,
  RefusedQuestion,
  readQuery,
} from '@denier/core'
import type { AnswerFormats, LanguageParams } from './answer-formats.ts'
import { conditionalResponse } from './conditional-response.ts'
import { errorResponse, httpErrors, invalidQueryResponse } from './error-response.ts'
import type { ApiResponse, Handler } from './handler.ts'
import type { SimulatorAnalysis } from './simulator-analysis.ts'

/**
 * Handler of an analysis of a simulator, for every format: it parses the query and answers 304 to a client that has
 * the answer. Otherwise it computes the answer, here or in a worker, and writes it in the chosen format.
 * `api-routes.ts` makes one for each simulator and analysis.
 * @param options.errorSubject what the error for an unknown parameter names, such as `<name>/tableau.csv`:
 * each endpoint of a simulator has its own parameters. By default the simulator's name.
 */
export function analysisResource<D extends LanguageParams>(
  { simulator, kind, analysis, answer, compute }: SimulatorAnalysis,
  formats: AnswerFormats<D>,
  { errorSubject = simulator.contract.name }: { readonly errorSubject?: string } = {},
): Handler {
  const { name, personal } = simulator.contract
  const parser = analysis.parserFor(formats.parameters, errorSubject)
  const endpoint = `${name} ${kind}`

  return (request) => {
    const { accept, today: day } = request
    const query = readQuery(request.query)
    const constraints = formats.constraints(accept)
    const read = parser.fromQuery(query)
    if (!read.ok)
      return invalidQueryResponse(
        joinProblems(read.problems, presentationProblems(name, formats.parameters, constraints, query)),
      )
    const broken = brokenConstraints(constraints, read.presentation, query)
    if (broken.length > 0) return invalidQueryResponse(broken)

    const question = formats.complete?.(read.question, read.presentation, accept) ?? read.question
    const { lang: language } = read.presentation as ParamsOf<LanguageParams>
    const { format, headers, write, writeComputed } = formats.choose(read.presentation, accept)
    const identity = { endpoint, parameters: question, lang: language, format, day }
    return orRefused(() =>
      conditionalResponse(request, identity, { personal, headers }, () => {
        // `compute` gives nothing for a question left to a worker: `answer` sends it there.
        const computed = writeComputed && compute(question, day, language)
        if (computed) return writeComputed(computed, language, request)
        const answered = answer(question, day, language)
        return answered instanceof Promise
          ? answered.then((late) => write(late, request))
          : write(answered, request)
      }),
    )
  }
}

/** The problems of a parsed presentation; a constraint may ask whether the query names a parameter. */
const brokenConstraints = (
  constraints: readonly Constraint[],
  presentation: object,
  query: Query,
): readonly Problem[] =>
  constraints
    .filter(({ holds }) => !holds(presentation as ParamsOf<LanguageParams>, (name) => query.has(name)))
    .map(brokenConstraint)

/** Broken constraints between the presentation parameters (`format`, `lang`…), in a query that is already invalid. */
function presentationProblems(
  name: string,
  parameters: LanguageParams,
  constraints: readonly Constraint[],
  query: Query,
) {
  if (!Object.keys(parameters).some((parameter) => query.has(parameter))) return []
  const presentation = new Map([...query].filter(([parameter]) => Object.hasOwn(parameters, parameter)))
  const parsed = compileParser(name, parameters as LanguageParams, constraints).fromQuery(presentation)
  // The parser of the whole query has reported the other problems of these parameters.
  return parsed.ok ? [] : parsed.problems.filter(({ code }) => code === 'inconsistent')
}

/** Both lists, with unknown parameters last. */
function joinProblems(problems: readonly Problem[], others: readonly Problem[]): readonly Problem[] {
  if (others.length === 0) return problems
  const isUnknown = ({ code }: Problem) => code === 'unknown'
  return [...problems.filter((one) => !isUnknown(one)), ...others, ...problems.filter(isUnknown)]
}

/**
 * Answers 503 with `Retry-After` when the worker queue is full, 422 for a fault that only the computation
 * shows. Both come as rejections from the queue and from explications, which import code first; else the
 * fault is thrown at once.
 */
function orRefused(answer: () => ApiResponse | Promise<ApiResponse>): ApiResponse | Promise<ApiResponse> {
  try {
    const response = answer()
    return response instanceof Promise ? response.catch(refusalOf) : response
  } catch (error) {
    return refusalOf(error)
  }
}

/** The refusal that an error stands for. @throws the error itself when it is another one. */
function refusalOf(error: unknown): ApiResponse {
  if (error instanceof RefusedQuestion) return invalidQueryResponse(error.problems)
  if (!(error instanceof Busy)) throw error
  return errorResponse(httpErrors.overloaded, { headers: { 'retry-after': String(error.retryAfterS) } })
}
