import { simulationOf } from './analyses/simulation.ts'
import type { Analysis } from './definition/analysis.ts'
import { readQuery } from './definition/grammar.ts'
import { type Problem, wireProblem } from './definition/problem.ts'
import { attempt } from './definition/refused-question.ts'
import type { InputOf, Params, PresentedOf, Shape } from './definition/shape.ts'
import type { Answer, Simulator } from './definition/simulator.ts'
import { todayInParis } from './today.ts'
import { type CivilDate, civilDate } from './units/civil-date.ts'
import { type Language, languages } from './units/text.ts'

/**
 * The language of an answer and the day of its law. Exported by `@denier/core`; used by
 * `batch/simulate-many.ts` and `simulate.ts`.
 */
export interface AskOptions {
  /** The language of the prose: French by default. Messages of errors are always English. */
  readonly lang?: Language
  /**
   * The day whose law applies, `YYYY-MM-DD`: today in Paris by default. A RangeError for a day before the earliest
   * known law.
   */
  readonly today?: string
}

/**
 * An answer: its figures, its hypotheses and sources, and its limits. It has no timestamp: the same question
 * has the same answer. Exported by `@denier/core`; used by `by-name.ts`, and by `service-answer.ts` of
 * `@denier/client`.
 */
export interface Success<Data> {
  /** The figures, rounded, in the shape that the contract of the analysis declares. */
  readonly data: Data
  /** Every value used, the sources, the law applied and the warnings. */
  readonly meta: Answer['meta']
  /** What the answer does not cover, in the language of the answer. */
  readonly disclaimer: string
  readonly errors?: never
}

/** The reply to an invalid question. Exported by `@denier/core`; used by `simulate.ts`. */
export interface Refusal {
  /** All its problems, in the contract's order, then those of unknown names. */
  readonly errors: readonly Problem[]
  readonly data?: never
  readonly meta?: never
  readonly disclaimer?: never
}

/**
 * An answer or a refusal; the compiler tells them apart by `if (reply.errors)`. Exported by `@denier/core`;
 * used by `simulate.ts`.
 */
export type Reply<Data> = Success<Data> | Refusal

/**
 * The type that a caller writes for the valid values `T`: a day is any text, validated later, in the rows of
 * a list too. Mapping the members makes editors show them in full. Used by `by-name.ts`.
 */
export type Written<T> = T extends infer O ? { [K in keyof O]: Text<O[K]> } : never
/** The type that a caller writes for one value of type `V`. */
type Text<V> = V extends CivilDate ? string : V extends readonly (infer Row)[] ? readonly Written<Row>[] : V

/**
 * Asks one imported simulator, as `simulate` does by name. A bundler then leaves the other simulators out. Exported
 * by `@denier/core`, for other programs.
 * @param query an object of values by wire name, or a query string, validated by the service's grammar. A value that is
 * `undefined` counts as absent; `null` is a problem. The language is an option, not part of the query.
 * @returns figures rounded (euros to the cent, percents to 4 decimals, 5 being 5 %), or all problems at once.
 * @throws TypeError, as a rejection: a query that is neither object nor text, an unknown language, a day that does not
 * exist. RangeError, as a rejection: a day before the earliest known law that the question needs.
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
  askAnalysis(simulationOf(simulator as unknown as Simulator), query, options) as Promise<
    Reply<PresentedOf<R>>
  >

/**
 * Parses the question of any analysis, loads its series, and answers. Called by `ask` and `simulate.ts`; used, for
 * its types, by `by-name.ts`.
 * @param query values by wire name, or a query string, as in `ask`.
 * @throws TypeError or RangeError, as a rejection, as `ask` does.
 */
export async function askAnalysis(
  analysis: Analysis,
  query: unknown = {},
  options?: AskOptions,
): Promise<Reply<unknown>> {
  const { today, lang } = dayAndLanguage(options)
  const parsed = parse(analysis, query)
  if (!parsed.ok) return refusal(parsed.problems)
  await analysis.load(parsed.question)
  const attempted = attempt(() => analysis.answer(parsed.question, { today }, lang))
  return attempted.ok ? attempted.answer : refusal(attempted.problems)
}

/**
 * The day and the language of options, defaults filled in. Used by `batch/simulate-many.ts`.
 * @throws TypeError: an unknown language, a day that does not exist.
 */
export function dayAndLanguage({ lang = 'fr', today = todayInParis() }: AskOptions = {}): {
  readonly today: CivilDate
  readonly lang: Language
} {
  const day = civilDate(String(today))
  if (day === undefined) throw new TypeError('today must be a date (YYYY-MM-DD)')
  if (!languages.includes(lang)) throw new TypeError(`lang must be one of ${languages.join(', ')}`)
  return { today: day, lang }
}

const refusal = (problems: readonly Problem[]): Refusal => ({ errors: problems.map(wireProblem) })

/** Parses a text as the query of an address, with or without its `?`, and an object as values by name. */
function parse(analysis: Analysis, query: unknown) {
  const parser = analysis.parserFor({}) // no presentation parameter: the language is an option
  if (typeof query === 'string') return parser.fromQuery(readQuery(query.replace(/^[?]/, '')))
  if (!isValues(query)) throw new TypeError('query must be an object of values or a query string')
  return parser.fromObject(query)
}

/**
 * Whether a query is an object of values. Lists and maps, which would pass for an object without values, are
 * not.
 */
const isValues = (query: unknown): query is Readonly<Record<string, unknown>> =>
  typeof query === 'object' && query !== null && !(Symbol.iterator in query)
