import type { Success, Written } from './ask.ts'
import type { catalogue } from './catalogue.ts'
import type { Field } from './definition/field.ts'
import type { RangeData } from './definition/market-range.ts'
import type { FigurePath, TablePath } from './definition/result-path.ts'
import type { InputOf, Maybe, Pair, PresentedOf, Rows } from './definition/shape.ts'

type AnySimulator = (typeof catalogue)[number]

/** The type of each simulator, by its name. */
type ByName = { readonly [S in AnySimulator as S['contract']['name']]: S }
type ParamsFor<N extends SimulatorName> = ByName[N]['contract']['params']

/**
 * The wire names of the simulators: `'cagr' | 'interets-composes' | …`. Exported by `@denier/core`; used by
 * `simulate.ts`, by `page/goal.ts` and `page/tornado.ts` of `@denier/cli`, and by `build-url.ts`, `client.ts` and
 * `service-answer.ts` of `@denier/client`.
 */
export type SimulatorName = keyof ByName

/**
 * The parameters of a simulator: `InputFor<'cagr'>`. Euros and whole numbers as they are, percents
 * as 5 for 5 %. Exported by `@denier/core`; used by `batch/simulate-many.ts` and `simulate.ts`.
 */
export type InputFor<N extends SimulatorName> = Written<InputOf<ParamsFor<N>>>

/**
 * The result of a simulator: `ResultFor<'cagr'>['resume']`. `null` where a figure does not exist. Exported by
 * `@denier/core`; used by `simulate.ts`.
 */
export type ResultFor<N extends SimulatorName> = PresentedOf<ByName[N]['contract']['result']>

/**
 * A whole answer of a simulator: `AnswerFor<'cagr'>` is `{ data, meta, disclaimer }`. Exported by
 * `@denier/core`.
 */
export type AnswerFor<N extends SimulatorName> = Success<ResultFor<N>>

/**
 * The parameters of a simulator that are numbers: what `goalSeek` may look for. Exported by `@denier/core`;
 * used by `simulate.ts`.
 */
export type NumberOf<N extends SimulatorName> = Numbers<ParamsFor<N>>

/** The figures of a simulator that may be a target: `'resume.cagr'`. Exported by `@denier/core`. */
export type TargetOf<N extends SimulatorName> =
  Targets<ByName[N]['contract']['result']> extends infer Path extends string ? Path : never

/**
 * The question of a goal seek: the parameters without the unknown, the figure and its target. Exported by
 * `@denier/core`; used by `simulate.ts`.
 */
export type GoalFor<N extends SimulatorName, U extends NumberOf<N>> = Omit<InputFor<N>, U> & {
  /** The parameter to find. */
  readonly inconnue: U
  /** The path in `data` of the figure that must reach `valeur`. */
  readonly cible: TargetOf<N>
  /** The target, in the unit of that figure. */
  readonly valeur: number
}

/** The result of a goal seek. Exported by `@denier/core`; used by `simulate.ts`. */
export interface GoalResult<N extends SimulatorName> {
  /** The parameter that was looked for. */
  readonly inconnue: NumberOf<N>
  /**
   * The value found, in the unit of that parameter; `null` where none within the bounds reaches the target.
   */
  readonly valeur: number | null
  /** The path of the figure that had a target. */
  readonly cible: TargetOf<N>
  /** That figure at the value found; `null` where no value was found. */
  readonly atteint: number | null
  /** The whole result at the value found; `null` where no value was found. */
  readonly simulation: ResultFor<N> | null
}

/**
 * The question of a sensitivity study: the parameters and the figure. Exported by `@denier/core`; used by
 * `simulate.ts`.
 */
export type SensitivityFor<N extends SimulatorName> = InputFor<N> & { readonly cible: TargetOf<N> }

/** A value tried for a parameter, and the figure that it gives. Exported by `@denier/core`. */
export interface Move {
  /** The value, in the unit of the parameter; `null` where the simulator refuses it. */
  readonly valeur: number | null
  /** The figure at that value; `null` where the value is refused or the figure does not exist. */
  readonly resultat: number | null
}

/**
 * The effects on a figure of each parameter moved alone, the largest first. Exported by `@denier/core`; used
 * by `simulate.ts`.
 */
export interface SensitivityResult<N extends SimulatorName> {
  /** The path of the figure. */
  readonly cible: TargetOf<N>
  /** The figure before any move; `null` where it does not exist. */
  readonly valeur: number | null
  readonly effets: readonly {
    readonly parametre: NumberOf<N>
    /** The parameter moved down. */
    readonly bas: Move
    /** The parameter moved up. */
    readonly haut: Move
    /**
     * From the lowest to the highest of the figure and its two moves, in its unit; `null` where it is
     * unknown.
     */
    readonly amplitude: number | null
  }[]
}

/**
 * The question of a range: the parameters, with the volatility and the equities of the past. Exported by
 * `@denier/core`; used by `simulate.ts`.
 */
export type RangeFor<N extends SimulatorName> = InputFor<N> & {
  /** The volatility of yearly returns, in percent. */
  readonly volatilite?: number
  /** The equities whose past is replayed: those of the United States or of the world. */
  readonly indice?: 'us' | 'monde'
}

/**
 * The range of the decisive figure: the one for which a person uses the simulator. Exported by
 * `@denier/core`; used by `simulate.ts`.
 */
export interface RangeResult<N extends SimulatorName> extends RangeData {
  readonly cible: TargetOf<N>
}

/**
 * The figures of a simulator outside of its tables, and its tables: what `explain` may explain alone.
 * Exported by `@denier/core`; used by `simulate.ts`.
 */
export type ExplainedPath<N extends SimulatorName> =
  | FigurePath<ByName[N]['contract']['result']>
  | TablePath<ByName[N]['contract']['result']>

/** The names of the parameters that are numbers. */
type Numbers<P> = {
  [K in keyof P]: P[K] extends Field<infer V> ? (V extends number ? K : never) : never
}[keyof P]

/** The paths of the figures that are numbers, outside of tables and intervals. */
type Targets<S, Path extends string = ''> = {
  [K in keyof S & string]: S[K] extends Field<infer V>
    ? V extends number
      ? `${Path}${K}`
      : never
    : S[K] extends Rows | Pair | Maybe<Rows>
      ? never
      : Targets<S[K] extends Maybe<infer T> ? T : S[K], `${Path}${K}.`>
}[keyof S & string]
