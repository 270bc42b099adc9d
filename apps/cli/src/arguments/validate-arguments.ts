import {
  type Analysis,
  type AnalysisName,
  analyses,
  type Language,
  type Params,
  type Problem,
  type Query,
  type Question,
  type Simulator,
} from '@denier/core'
import { missingValueProblems, unexpectedArgumentProblems } from './argument-problems.ts'
import {
  type ChannelParams,
  channelParameters,
  formats,
  SENSITIVITY,
  sensitivityOption,
} from './channel-parameters.ts'
import type { ParsedArguments } from './parse-arguments.ts'

/** A valid analysis request, and the output options. */
export interface ValidArguments {
  readonly ok: true
  readonly simulator: Simulator
  readonly kind: AnalysisName
  readonly analysis: Analysis
  readonly question: Question
  readonly channel: ChannelParams
}

interface InvalidArguments {
  readonly ok: false
  readonly problems: readonly Problem[]
}

/** The options of goal seek and sensitivity besides the parameters of the simulator. */
export function analysisOptions(simulator: Simulator): Params {
  const { params } = simulator.contract
  const others = Object.values(analyses).flatMap((analysis) => Object.entries(analysis(simulator).fields))
  return Object.fromEntries(others.filter(([name]) => !Object.hasOwn(params, name)))
}

/** Every option of a simulator's command, in the order in which problems are listed. */
export const optionsOf = (simulator: Simulator, language: Language): Params => ({
  ...simulator.contract.params,
  ...analysisOptions(simulator),
  ...sensitivityOption(analyses.sensibilite(simulator).fields.cible),
  ...channelParameters(language),
})

/** Validates a parsed command line with the parser of the requested analysis: every problem at once. */
export function validateArguments(
  simulator: Simulator,
  parsed: ParsedArguments,
  language: Language,
): ValidArguments | InvalidArguments {
  const given = (name: string) => parsed.values.has(name) || parsed.withoutValue.has(name)
  const kind = kindOf(simulator, given)
  const analysis = analyses[kind](simulator)
  const read = analysis.parserFor(channelParameters(language)).fromQuery(queryOf(parsed, kind))
  const own = [
    ...missingValueProblems(parsed),
    ...conflicts(parsed, kind),
    ...unexpectedArgumentProblems(parsed, Object.keys(optionsOf(simulator, language))),
  ]
  if (read.ok && own.length === 0)
    return { ok: true, simulator, kind, analysis, question: read.question, channel: read.channel }
  const problems = merged(own, read.ok ? [] : read.problems)
  return { ok: false, problems: sorted(problems, Object.keys(optionsOf(simulator, language))) }
}

function kindOf(simulator: Simulator, given: (name: string) => boolean): AnalysisName {
  if (given(SENSITIVITY)) return 'sensibilite'
  return Object.keys(analysisOptions(simulator)).some(given) ? 'resolution' : 'simulation'
}

/** The value of `--sensibilite` is the figure to study. */
function queryOf({ values }: ParsedArguments, kind: AnalysisName): Query {
  if (kind !== 'sensibilite') return values
  const query = new Map(values)
  query.delete(SENSITIVITY)
  const targets = [...(values.get('cible') ?? []), ...(values.get(SENSITIVITY) ?? [])]
  if (targets.length > 0) query.set('cible', targets)
  for (const name of GOAL_SEEK_ONLY) query.delete(name)
  return query
}

/** Options of goal seek that a sensitivity study does not have. */
const GOAL_SEEK_ONLY = ['inconnue', 'valeur']

/** Options that exclude each other, and options that would have no effect: nothing typed is ignored. */
function conflicts({ values, withoutValue }: ParsedArguments, kind: AnalysisName): Problem[] {
  const isGiven = (name: string) => values.has(name) || withoutValue.has(name)
  const requested = formats.filter((format) => values.get(format)?.at(-1) === 'true')
  const analysisOption = kind === 'sensibilite' ? SENSITIVITY : 'inconnue'
  const excluded = [
    ...requested.slice(1).map((format) => [format, requested[0] ?? ''] as const),
    ...requested
      .filter((format) => format !== 'json' && kind !== 'simulation')
      .map((format) => [format, analysisOption] as const),
    ...GOAL_SEEK_ONLY.filter((name) => kind === 'sensibilite' && isGiven(name)).map(
      (name) => [name, SENSITIVITY] as const,
    ),
  ]
  const idle = Object.entries(needs).filter(
    ([name, format]) => isGiven(name) && !requested.some((other) => other === format),
  )
  const problem = (field: string, message: string): Problem => ({ field, message, code: 'inconsistent' })
  return [
    ...excluded.map(([field, other]) => problem(field, `${field} must not be given with ${other}`)),
    ...idle.map(([field, other]) => problem(field, `${field} must not be given without ${other}`)),
  ]
}

/** Options that have an effect with one format only. */
const needs = { separateur: 'csv', theme: 'svg' } as const satisfies Readonly<
  Record<string, keyof ChannelParams>
>

/** One problem per option: those of the command line come first, since they are more precise. */
function merged(own: readonly Problem[], read: readonly Problem[]): Problem[] {
  const faults = new Map<string, Problem>()
  for (const problem of [...own, ...read]) {
    const isListed = faults.has(problem.field) || (problem.field === 'cible' && faults.has(SENSITIVITY))
    if (!isListed) faults.set(problem.field, problem)
  }
  return [...faults.values()]
}

/** In the order of the contract; unknown names come last. */
function sorted(problems: readonly Problem[], names: readonly string[]): Problem[] {
  const rank = ({ field }: Problem) => (names.includes(field) ? names.indexOf(field) : names.length)
  return problems.toSorted((a, b) => rank(a) - rank(b))
}
