import {
  type Analysis,
  type AnalysisName,
  analyses,
  analysesOf,
  type Language,
  type Params,
  parameterOf,
  type Query,
  type Question,
  type Simulator,
  withExtracts,
} from '@denier/core'
import {
  type ArgumentProblem,
  excludedProblem,
  idleProblem,
  missingValueProblems,
  unexpectedArgumentProblems,
} from './argument-problem.ts'
import { parameterProblem } from './parameter-problem.ts'
import type { ParsedArguments } from './parse-arguments.ts'
import {
  EXPLICATION,
  explicationOption,
  formats,
  type PresentationParams,
  presentationParameters,
  RANGE,
  rangeOption,
  SENSITIVITY,
  sensitivityOption,
} from './presentation-parameters.ts'

/**
 * A valid analysis request and, in `presentation`, the options that settle how its answer is written. Used by
 * `commands/run-simulator.ts` and `page/render-page.ts`.
 */
export interface ValidArguments {
  readonly ok: true
  readonly simulator: Simulator
  readonly kind: AnalysisName
  readonly analysis: Analysis
  readonly question: Question
  readonly presentation: PresentationParams
}

/** Every problem of a command line, one per option. */
interface InvalidArguments {
  readonly ok: false
  readonly problems: readonly ArgumentProblem[]
}

/**
 * The options of goal seek and sensitivity (`inconnue`, `cible`, `valeur`…) besides the parameters of the
 * simulator. Used by `help/simulator-help.ts`.
 */
export function analysisOptions(simulator: Simulator): Params {
  const { params } = simulator.contract
  const others = [analyses.resolution, analyses.sensibilite].flatMap((analysis) =>
    Object.entries(analysis(simulator).fields),
  )
  return Object.fromEntries(others.filter(([name]) => !Object.hasOwn(params, name)))
}

/** The options of an explication, where the simulator has one. */
function explicationOptions(simulator: Simulator): Params {
  if (!analysesOf(simulator).includes(EXPLICATION)) return {}
  const own = Object.entries(analyses.explication(simulator).fields)
  const { params } = simulator.contract
  return {
    ...explicationOption,
    ...Object.fromEntries(own.filter(([name]) => !Object.hasOwn(params, name))),
  }
}

/** The options of a range, where the simulator has one. */
function rangeOptions(simulator: Simulator): Params {
  if (!analysesOf(simulator).includes(RANGE)) return {}
  const { params } = simulator.contract
  const own = Object.entries(analyses.plage(simulator).fields)
  return { ...rangeOption, ...Object.fromEntries(own.filter(([name]) => !Object.hasOwn(params, name))) }
}

/**
 * Every option of a simulator's command, in the order in which problems are listed. Used by
 * `commands/run-simulator.ts`, `completion/completion-entries.ts` and `help/simulator-help.ts`.
 */
export const optionsOf = (simulator: Simulator, language: Language): Params => ({
  ...simulator.contract.params,
  ...analysisOptions(simulator),
  ...sensitivityOption(analyses.sensibilite(simulator).fields.cible),
  ...explicationOptions(simulator),
  ...rangeOptions(simulator),
  ...presentationParameters(language),
})

/**
 * Validates a parsed command line with the parser of the requested analysis: every problem at once. Used by
 * `commands/run-simulator.ts`.
 */
export function validateArguments(
  simulator: Simulator,
  parsed: ParsedArguments,
  language: Language,
): ValidArguments | InvalidArguments {
  const given = (name: string) => parsed.values.has(name) || parsed.withoutValue.has(name)
  const kind = kindOf(simulator, given)
  const analysis: Analysis = analyses[kind](simulator)
  const presentation = {
    ...presentationParameters(language),
    ...(kind === EXPLICATION && explicationOption),
    ...(kind === RANGE && rangeOption),
  }
  const read = analysis.parserFor(presentation).fromQuery(queryOf(parsed, kind))
  const options = optionsOf(simulator, language)
  /** Problems of the command line, which the parser of a query does not know. */
  const ofCommandLine = [
    ...missingValueProblems(parsed),
    ...conflicts(parsed, kind, Object.keys(explicationOptions(simulator))),
    ...unexpectedArgumentProblems(parsed, Object.keys(options)),
  ]
  if (read.ok && ofCommandLine.length === 0)
    return {
      ok: true,
      simulator,
      kind,
      analysis,
      question: questionFor(kind, read),
      presentation: read.presentation,
    }
  const ofParameters = read.ok ? [] : read.problems.map((problem) => parameterProblem(problem, options))
  return { ok: false, problems: sorted(merged(ofCommandLine, ofParameters), Object.keys(options)) }
}

/** A note on a terminal has extracts of its tables; JSON has the rows that are named. */
const questionFor = (
  kind: AnalysisName,
  { question, presentation }: Pick<ValidArguments, 'question' | 'presentation'>,
) => (kind === EXPLICATION && !presentation.json ? withExtracts(question) : question)

/** The analysis that the options ask for: the first of these that one of its options names. */
function kindOf(simulator: Simulator, given: (name: string) => boolean): AnalysisName {
  if (Object.keys(explicationOptions(simulator)).some(given)) return EXPLICATION
  if (Object.keys(rangeOptions(simulator)).some(given)) return RANGE
  if (given(SENSITIVITY)) return 'sensibilite'
  return Object.keys(analysisOptions(simulator)).some(given) ? 'resolution' : 'simulation'
}

/**
 * The query of an analysis: without the options of other analyses, which `conflicts` reports. The value of
 * `--sensibilite` is the figure to study, its `cible`.
 */
function queryOf({ values }: ParsedArguments, kind: AnalysisName): Query {
  const query = new Map(values)
  if (kind === EXPLICATION || kind === RANGE)
    for (const name of [SENSITIVITY, 'cible', ...GOAL_SEEK_ONLY]) query.delete(name)
  if (kind !== 'sensibilite') return query
  query.delete(SENSITIVITY)
  const targets = [...(values.get('cible') ?? []), ...(values.get(SENSITIVITY) ?? [])]
  if (targets.length > 0) query.set('cible', targets)
  for (const name of GOAL_SEEK_ONLY) query.delete(name)
  return query
}

/** Options of goal seek that a sensitivity study does not have. */
const GOAL_SEEK_ONLY = ['inconnue', 'valeur']

/** Options that exclude each other, and options that would have no effect: nothing typed is ignored. */
function conflicts(
  { values, withoutValue }: ParsedArguments,
  kind: AnalysisName,
  explicationNames: readonly string[],
): ArgumentProblem[] {
  const isGiven = (name: string) => values.has(name) || withoutValue.has(name)
  const requested = formats.filter((format) => values.get(format)?.at(-1) === 'true')
  const analysisOption =
    { sensibilite: SENSITIVITY, explication: EXPLICATION, plage: RANGE }[kind as string] ?? 'inconnue'
  const hasNoTarget = kind === EXPLICATION || kind === RANGE
  const others = hasNoTarget ? [SENSITIVITY, 'cible', ...GOAL_SEEK_ONLY] : GOAL_SEEK_ONLY
  const excluded = [
    ...requested.slice(1).map((format) => [format, requested[0] ?? ''] as const),
    ...requested
      .filter((format) => format !== 'json' && kind !== 'simulation')
      .map((format) => [format, analysisOption] as const),
    ...others
      .filter((name) => (kind === 'sensibilite' || hasNoTarget) && isGiven(name))
      .map((name) => [name, analysisOption] as const),
  ]
  const explains = values.get(EXPLICATION)?.at(-1) === 'true'
  const idle = [
    ...Object.entries(neededFormat).filter(
      ([name, format]) => isGiven(name) && !requested.some((other) => other === format),
    ),
    ...explicationNames
      .filter((name) => name !== EXPLICATION && isGiven(name) && !explains)
      .map((name) => [name, EXPLICATION] as const),
  ]
  return [
    ...excluded.map(([field, other]) => excludedProblem(field, other)),
    ...idle.map(([field, other]) => idleProblem(field, other)),
  ]
}

/** Options that have an effect with one format only, and that format. */
const neededFormat = { separateur: 'csv', theme: 'svg' } as const satisfies Readonly<
  Record<string, keyof PresentationParams>
>

/** One problem per option: those of the command line come first, since they are more precise. */
function merged(
  ofCommandLine: readonly ArgumentProblem[],
  ofParameters: readonly ArgumentProblem[],
): ArgumentProblem[] {
  const byField = new Map<string, ArgumentProblem>()
  for (const problem of [...ofCommandLine, ...ofParameters]) {
    const isListed = byField.has(problem.field) || (problem.field === 'cible' && byField.has(SENSITIVITY))
    if (!isListed) byField.set(problem.field, problem)
  }
  return [...byField.values()]
}

/**
 * In the order of the options; unknown names come last. A field may be a cell of a list, such as
 * `list.1.name`.
 */
function sorted(problems: readonly ArgumentProblem[], names: readonly string[]): ArgumentProblem[] {
  const rank = ({ field }: ArgumentProblem) => {
    const name = parameterOf(field)
    return names.includes(name) ? names.indexOf(name) : names.length
  }
  return problems.toSorted((a, b) => rank(a) - rank(b))
}
