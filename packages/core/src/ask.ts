import { simulationOf } from './analyses/simulation.ts'
import type { Analysis } from './definition/analysis.ts'
import { readQuery } from './definition/grammar.ts'
import { type Problem, wireProblem } from './definition/problem.ts'
import type { InputOf, Params, PresentedOf, Shape } from './definition/shape.ts'
import type { Answer, Simulator } from './definition/simulator.ts'
import { todayInParis } from './today.ts'
import { type CivilDate, civilDate } from './units/civil-date.ts'
import { type Language, languages } from './units/text.ts'

/** How a question is asked, besides what it asks. */
export interface AskOptions {
  /** The language of the prose: French unless told. Messages of errors are English, as everywhere. */
  readonly lang?: Language
  /** The day of the question, `YYYY-MM-DD`, which decides the law that applies: today in Paris unless told, and no day
   * before the law that we know (a RangeError). */
  readonly today?: string
}

/** An answer: its figures, what they stand on, and its limits. No time of day: the same question has the same answer. */
export interface Success<Data> {
  readonly data: Data
  readonly meta: Answer['meta']
  readonly disclaimer: string
  readonly errors?: never
}

/** Everything that is wrong with a question, in the contract's order, in place of an answer. */
export interface Refusal {
  readonly errors: readonly Problem[]
  readonly data?: never
  readonly meta?: never
  readonly disclaimer?: never
}

/** What comes of a question: `if (reply.errors)` tells one from the other, to the compiler too. */
export type Reply<Data> = Success<Data> | Refusal

/** The same members in one plain object type, which editors show whole. A day is written as text, and judged when read. */
export type Written<T> = T extends infer O ? { [K in keyof O]: Text<O[K]> } : never
type Text<V> = V extends CivilDate ? string : V

/**
 * Asks one simulator, alone: what `simulate` does by name. A bundler that meets no other leaves all others out.
 * @param query an object of values by wire name, or a query string, which the service's grammar judges. A value that is
 * `undefined` counts as absent; `null` is a fault. The language is an option, and no part of the query.
 * @returns figures rounded (euros to the cent, percents to 4 decimals, 5 being 5 %), or every fault at once.
 * @throws TypeError, as a rejection, for what no address could hold: a query that is neither object nor text, an
 * unknown language, a day that is none. RangeError, as a rejection, for a day before the first one of a law that the
 * question stands on: law is not guessed backwards.
 * @example
 * import { cagr } from '@denier/core/cagr'
 * const reply = await ask(cagr, { valeur_initiale: 10_000, valeur_finale: 25_000, duree: 8 })
 * if (!reply.errors) reply.data.resume.cagr // 12.1353
 */
export const ask = <P extends Params, R extends Shape, Name extends string>(
  simulator: Simulator<P, R, Name>,
  query: Written<InputOf<P>> | string,
  options?: AskOptions,
): Promise<Reply<PresentedOf<R>>> =>
  put(simulationOf(simulator as unknown as Simulator), query, options) as Promise<Reply<PresentedOf<R>>>

/** Puts a question of any sort: judges it, loads what it stands on, computes. */
export async function put(
  analysis: Analysis,
  query: unknown = {},
  { lang = 'fr', today = todayInParis() }: AskOptions = {},
): Promise<Reply<unknown>> {
  const day = civilDate(String(today))
  if (day === undefined) throw new TypeError('today must be a date (YYYY-MM-DD)')
  if (!languages.includes(lang)) throw new TypeError(`lang must be one of ${languages.join(', ')}`)
  const read = judged(analysis, query)
  if (!read.ok) return { errors: read.problems.map(wireProblem) }
  await analysis.load(read.question)
  return analysis.answer(read.question, { today: day }, lang)
}

/** A text is read as an address is, with or without its `?`; values are taken as they are. */
function judged(analysis: Analysis, query: unknown) {
  const parser = analysis.parserFor({})
  if (typeof query === 'string') return parser.fromQuery(readQuery(query.replace(/^[?]/, '')))
  if (!isValues(query)) throw new TypeError('query must be an object of values or a query string')
  return parser.fromObject(query)
}

/** Lists, maps and the like hold no named values: taking them for an empty object would hide what they say. */
const isValues = (query: unknown): query is Readonly<Record<string, unknown>> =>
  typeof query === 'object' && query !== null && !(Symbol.iterator in query)
