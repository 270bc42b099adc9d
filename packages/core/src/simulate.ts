import { analyses } from './analyses/analyses.ts'
import { simulationOf } from './analyses/simulation.ts'
import { type AskOptions, askAnalysis, type Reply } from './ask.ts'
import type {
  GoalFor,
  GoalResult,
  InputFor,
  NumberOf,
  ResultFor,
  SensitivityFor,
  SensitivityResult,
  SimulatorName,
} from './by-name.ts'
import { catalogue } from './catalogue.ts'
import type { Analysis } from './definition/analysis.ts'
import { nearest } from './definition/nearest.ts'
import type { Simulator } from './definition/simulator.ts'

/**
 * Asks a simulator: the same question has the same answer on every channel, to the last digit.
 * @param query an object of values by wire name, or a query string, validated by the service's grammar. A value that is
 * `undefined` counts as absent; `null` is a problem. The language is an option, not part of the query.
 * @returns `{ data, meta, disclaimer }`, figures rounded (euros to the cent, percents to 4 decimals, 5 being 5 %), or
 * `{ errors }`: all problems of the query at once.
 * @throws TypeError, as a rejection: a name that no simulator has (with the nearest ones), a query that is neither object
 * nor text, an unknown language, a day that does not exist. RangeError, as a rejection: a day before the earliest known
 * law that the question needs.
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
 * @param query the other parameters, with `inconnue` (the unknown parameter), `cible` (the path of the figure in `data`)
 * and `valeur` (its target).
 * @returns as `simulate` does; `data.valeur` is `null`, with a warning, when no value within the bounds reaches it.
 * @throws TypeError or RangeError, as a rejection, as `simulate` does.
 * @example
 * const query = { capital: 10_000, taux: 5, duree: 20, inconnue: 'mensuel', cible: 'resume.capitalFinalReel', valeur: 100_000 } as const
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
 * Measures which parameters matter: moves each numeric parameter down and up (10 % for euros, 1 point for percents, 1 for
 * whole numbers, within its bounds) and gives the effects on one figure, the largest first.
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

/** Takes the function that makes the analysis, not its name: a program that only simulates bundles no other analysis. */
const askByName = async (
  analysisOf: (simulator: Simulator) => Analysis,
  name: string,
  query: unknown,
  options?: AskOptions,
) => askAnalysis(analysisOf(named(name)), query, options)

/** The simulator of this name. @throws TypeError with the names it may have meant. */
function named(name: string): Simulator {
  const simulators: readonly Simulator[] = catalogue
  const found = simulators.find(({ contract }) => contract.name === name)
  if (found) return found
  const names = simulators.map(({ contract }) => contract.name)
  const near = nearest(String(name), names)
  const hint = near.length > 0 ? `did you mean ${near.join(' or ')}?` : `there are ${names.join(', ')}`
  throw new TypeError(`There is no simulator ${String(name)}; ${hint}`)
}
