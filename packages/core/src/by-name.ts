import type { Success, Written } from './ask.ts'
import type { catalogue } from './catalogue.ts'
import type { Field } from './definition/field.ts'
import type { RangeData } from './definition/market-range.ts'
import type { FigurePath, TablePath } from './definition/result-path.ts'
import type { InputOf, Maybe, Pair, PresentedOf, Rows } from './definition/shape.ts'

type One = (typeof catalogue)[number]

/** The type of each simulator, by its name. */
type ByName = { readonly [S in One as S['contract']['name']]: S }
type ParamsFor<N extends SimulatorName> = ByName[N]['contract']['params']

/**
 * The wire names of the simulators: `'cagr' | 'interets-composes' | …`. Exported by `@denier/core`; used by
 * `simulate.ts`, by `page/goal.ts` and `page/tornado.ts` of `@denier/cli`, and by `build-url.ts`, `client.ts` and
 * `service-answer.ts` of `@denier/client`.
 */
export type SimulatorName = keyof ByName

/** The parameters of a simulator: `InputFor<'cagr'>`. Euros and whole numbers as they are, percents as 5 for 5 %. */
export type InputFor<N extends SimulatorName> = Written<InputOf<ParamsFor<N>>>

/** The result of a simulator: `ResultFor<'cagr'>['resume']`. `null` where a figure does not exist. */
export type ResultFor<N extends SimulatorName> = PresentedOf<ByName[N]['contract']['result']>

/** A whole answer of a simulator: `AnswerFor<'cagr'>` is `{ data, meta, disclaimer }`. */
export type AnswerFor<N extends SimulatorName> = Success<ResultFor<N>>

/** The parameters of a simulator that are numbers: what `goalSeek` may look for. */
export type NumberOf<N extends SimulatorName> = Numbers<ParamsFor<N>>

/** The figures of a simulator that may be a target: `'resume.cagr'`. */
export type TargetOf<N extends SimulatorName> =
  Targets<ByName[N]['contract']['result']> extends infer Path extends string ? Path : never

/** The question of a goal seek: the parameters without the unknown, the figure and its target. */
export type GoalFor<N extends SimulatorName, U extends NumberOf<N>> = Omit<InputFor<N>, U> & {
  readonly inconnue: U
  readonly cible: TargetOf<N>
  readonly valeur: number
}

/** The result of a goal seek: `valeur` is `null` where no value within the bounds reaches the target. */
export interface GoalResult<N extends SimulatorName> {
  readonly inconnue: NumberOf<N>
  readonly valeur: number | null
  readonly cible: TargetOf<N>
  readonly atteint: number | null
  readonly simulation: ResultFor<N> | null
}

/** The question of a sensitivity study: the parameters and the figure. */
export type SensitivityFor<N extends SimulatorName> = InputFor<N> & { readonly cible: TargetOf<N> }

/** A tried value and its figure; `null` where the value is refused or the figure does not exist. */
export interface Move {
  readonly valeur: number | null
  readonly resultat: number | null
}

/** The effects on a figure of each parameter moved alone, the largest first. */
export interface SensitivityResult<N extends SimulatorName> {
  readonly cible: TargetOf<N>
  readonly valeur: number | null
  readonly effets: readonly {
    readonly parametre: NumberOf<N>
    readonly bas: Move
    readonly haut: Move
    readonly amplitude: number | null
  }[]
}

/** The question of a range: the parameters, with the volatility and the equities of the past. */
export type RangeFor<N extends SimulatorName> = InputFor<N> & {
  readonly volatilite?: number
  readonly indice?: 'us' | 'monde'
}

/** The range of the figure that decides. */
export interface RangeResult<N extends SimulatorName> extends RangeData {
  readonly cible: TargetOf<N>
}

/** The figures of a simulator outside of its tables, and its tables: what `explain` may explain alone. */
export type ExplainedPath<N extends SimulatorName> =
  | FigurePath<ByName[N]['contract']['result']>
  | TablePath<ByName[N]['contract']['result']>

type Numbers<P> = {
  [K in keyof P]: P[K] extends Field<infer V> ? (V extends number ? K : never) : never
}[keyof P]

type Targets<S, Path extends string = ''> = {
  [K in keyof S & string]: S[K] extends Field<infer V>
    ? V extends number
      ? `${Path}${K}`
      : never
    : S[K] extends Rows | Pair | Maybe<Rows>
      ? never
      : Targets<S[K] extends Maybe<infer T> ? T : S[K], `${Path}${K}.`>
}[keyof S & string]
