import { analyses } from './analyses/analyses.ts'
import { simulationOf } from './analyses/simulation.ts'
import { type AskOptions, askAnalysis, type Refusal, type Reply } from './ask.ts'
import type {
  ExplainedPath,
  GoalFor,
  GoalResult,
  InputFor,
  NumberOf,
  RangeFor,
  RangeResult,
  ResultFor,
  SensitivityFor,
  SensitivityResult,
  SimulatorName,
} from './by-name.ts'
import type { Analysis } from './definition/analysis.ts'
import type { ExplicationAnswer } from './definition/explication.ts'
import type { Simulator } from './definition/simulator.ts'
import { namedSimulator } from './named-simulator.ts'

/**
 * Asks a simulator: the same question has the same answer as over HTTP, in a page or by the command, to the last
 * digit. Exported by `@denier/core`, as the entry point of the library; no module of this repository calls it.
 * @param query an object of values by wire name, or a query string, validated by the service's grammar. A value that
 * is `undefined` counts as absent; `null` is a problem. The language is an option, not part of the query.
 * @returns `{ data, meta, disclaimer }`, figures rounded (euros to the cent, percents to 4 decimals, 5 being 5 %), or
 * `{ errors }`: all problems of the query at once.
 * @throws TypeError, as a rejection: a name that no simulator has (with the nearest ones), a query that is neither
 * object nor text, an unknown language, a day that does not exist. RangeError, as a rejection: a day before the
 * earliest known law that the question needs.
 * @example
 * const reply = await simulate('cagr', { valeur_initiale: 10_000, valeur_finale: 25_000, duree: 8 })
 * if (!reply.errors) reply.data.resume.cagr // 12.1353
 */
export const simulate = <const N extends SimulatorName>(
  name: N,
  query: InputFor<N> | string,
  options?: AskOptions,
): Promise<Reply<ResultFor<N>>> =>
  askByName(simulationOf, name, query, options) as Promise<Reply<ResultFor<N>>>

/**
 * Finds the value of one numeric parameter that makes a figure reach a target. The unknown itself is left out.
 * Exported by `@denier/core`, for other programs.
 * @param query the other parameters, with `inconnue` (the unknown parameter), `cible` (the path of the figure in
 * `data`) and `valeur` (its target).
 * @returns as `simulate` does; `data.valeur` is `null`, with a warning, when no value within the bounds reaches it.
 * @throws TypeError or RangeError, as a rejection, as `simulate` does.
 * @example
 * const query = { capital: 10_000, taux: 5, duree: 20, inconnue: 'mensuel', cible: 'resume.capitalFinalReel', valeur:
 * 100_000 } as const
 * const reply = await goalSeek('interets-composes', query)
 * if (!reply.errors) reply.data.valeur // euros a month
 */
export const goalSeek = <const N extends SimulatorName, const U extends NumberOf<N>>(
  name: N,
  query: GoalFor<N, U> | string,
  options?: AskOptions,
): Promise<Reply<GoalResult<N>>> =>
  askByName(analyses.resolution, name, query, options) as unknown as Promise<Reply<GoalResult<N>>>

/**
 * Measures which parameters matter: moves each numeric parameter down and up (10 % for euros, 1 point for percents, 1
 * for whole numbers, within its bounds) and gives the effects on one figure, the largest first. Exported by
 * `@denier/core`, for other programs.
 * @param query the parameters, with `cible`: the path of the figure in `data`.
 * @returns as `simulate` does.
 * @throws TypeError or RangeError, as a rejection, as `simulate` does.
 * @example
 * const query = { capital: 10_000, mensuel: 200, taux: 5, duree: 20, cible: 'resume.capitalFinalReel' } as const
 * const reply = await sensitivity('interets-composes', query)
 * if (!reply.errors) reply.data.effets[0]?.parametre // 'duree'
 */
export const sensitivity = <const N extends SimulatorName>(
  name: N,
  query: SensitivityFor<N> | string,
  options?: AskOptions,
): Promise<Reply<SensitivityResult<N>>> =>
  askByName(analyses.sensibilite, name, query, options) as unknown as Promise<Reply<SensitivityResult<N>>>

/**
 * Computes the decisive figure of a simulator at a low and a high yield, which markets miss, or exceed, one
 * time in ten. Also gives how often past periods of equities reached it. Exported by `@denier/core`, for
 * other programs.
 * @param query the parameters, with `volatilite` (percent a year) and `indice` (`us` or `monde`), both optional.
 * @returns as `simulate` does.
 * @throws TypeError or RangeError, as a rejection, as `simulate` does; TypeError too for a simulator that assumes no
 * constant yield of markets.
 * @example
 * const reply = await range('dca', { mensuel: 1000, duree: 12 })
 * if (!reply.errors) reply.data.plage?.part // 71.8391: percent of the past periods that reached the figure
 */
export const range = async <const N extends SimulatorName>(
  name: N,
  query: RangeFor<N> | string,
  options?: AskOptions,
): Promise<Reply<RangeResult<N>>> => {
  if (!namedSimulator(name).loadReplay)
    throw new TypeError(`${name} has no range: it assumes no yield of markets`)
  return askByName(analyses.plage, name, query, options) as unknown as Promise<Reply<RangeResult<N>>>
}

/** What to explain, besides the language and the day. Exported by `@denier/core`. */
export interface ExplainOptions<N extends SimulatorName = SimulatorName> extends AskOptions {
  /** The path of a figure or table in `data`: all of them by default. */
  readonly figure?: ExplainedPath<N>
  /**
   * The levels of steps to explain, the figure being level 1; deeper steps have only their value. All by
   * default.
   */
  readonly depth?: number
  /** The table to give row by row, by its `id`: 720 rows at most. */
  readonly rows?: string
  /** One row alone, from 1: of that table, or of each. */
  readonly row?: number
}

/**
 * An explication: `data` is the derivation, `meta` says how many of its steps were replayed. Exported by
 * `@denier/core`.
 */
export type ExplicationReply = ExplicationAnswer & { readonly errors?: never }

/**
 * Explains how the figures of an answer were computed: each step with its formula, its values, the law that it
 * applies and the branch that it did not take. Every formula was replayed; the grammar is in `docs/en/formulas.md`.
 * Exported by `@denier/core`, for other programs.
 * @param query the parameters, as `simulate` takes them.
 * @returns `{ data, meta, disclaimer }`, or `{ errors }`: all problems of the query and options at once.
 * @throws TypeError or RangeError, as a rejection, as `simulate` does; TypeError too for a simulator that has no
 * explanation yet.
 * @example
 * const query = { capital: 10_000, mensuel: 300, taux: 7, duree: 20 }
 * const reply = await explain('interets-composes', query, { figure: 'resume.totalInterets', depth: 1 })
 * if (!reply.errors) reply.data.etapes[0]?.calcul // '190 957,76 − 82 000'
 */
export const explain = async <const N extends SimulatorName>(
  name: N,
  query: InputFor<N> | string,
  { figure, depth, rows, row, ...options }: ExplainOptions<N> = {},
): Promise<ExplicationReply | Refusal> => {
  const simulator = namedSimulator(name)
  if (!simulator.loadExplanation) throw new TypeError(`${name} has no explanation yet`)
  const fullQuery = withOptions(query, { figure, profondeur: depth, lignes: rows, numero: row })
  return (await askAnalysis(analyses.explication(simulator), fullQuery, options)) as
    | ExplicationReply
    | Refusal
}

/**
 * Adds the options that are not `undefined` to a query, as text to a query string and as members to an
 * object.
 */
function withOptions(query: unknown, wireOptions: Readonly<Record<string, unknown>>): unknown {
  const given = Object.entries(wireOptions).filter(([, value]) => value !== undefined)
  if (typeof query === 'string') {
    const texts = given.map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`)
    return [query, ...texts].filter((text) => text !== '').join('&')
  }
  const isObject = typeof query === 'object' && query !== null && !(Symbol.iterator in query)
  return isObject ? { ...query, ...Object.fromEntries(given) } : query
}

/**
 * Asks an analysis of the simulator of this name. It takes the function that makes the analysis, not the name
 * of the analysis: a program that only simulates bundles no other analysis.
 */
const askByName = async (
  analysisOf: (simulator: Simulator) => Analysis,
  name: string,
  query: unknown,
  options?: AskOptions,
) => askAnalysis(analysisOf(namedSimulator(name)), query, options)
