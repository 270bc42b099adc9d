import type { Success, Written } from './ask.ts'
import type { catalogue } from './catalogue.ts'
import type { Field } from './definition/field.ts'
import type { InputOf, Maybe, Pair, PresentedOf, Rows } from './definition/shape.ts'

type One = (typeof catalogue)[number]

/** What the compiler knows of each simulator, by its name. */
type ByName = { readonly [S in One as S['contract']['name']]: S }
type ParamsFor<N extends SimulatorName> = ByName[N]['contract']['params']

/** The wire names of the simulators: `'cagr' | 'interets-composes' | …`. */
export type SimulatorName = keyof ByName

/** What a simulator takes: `InputFor<'cagr'>`. Euros and whole numbers as they are, percents as 5 for 5 %. */
export type InputFor<N extends SimulatorName> = Written<InputOf<ParamsFor<N>>>

/** What a simulator computes: `ResultFor<'cagr'>['resume']`. `null` where a figure does not exist. */
export type ResultFor<N extends SimulatorName> = PresentedOf<ByName[N]['contract']['result']>

/** A whole answer of a simulator: `AnswerFor<'cagr'>` is `{ data, meta, disclaimer }`. */
export type AnswerFor<N extends SimulatorName> = Success<ResultFor<N>>

/** The parameters of a simulator that are numbers: what `goalSeek` may look for. */
export type NumberOf<N extends SimulatorName> = Numbers<ParamsFor<N>>

/** The figures of a simulator that may be aimed at: `'resume.cagr'`. */
export type TargetOf<N extends SimulatorName> =
  Targets<ByName[N]['contract']['result']> extends infer Path extends string ? Path : never

/** A question backwards: the parameters but for the unknown, and what should be reached. */
export type GoalFor<N extends SimulatorName, U extends NumberOf<N>> = Omit<InputFor<N>, U> & {
  readonly inconnue: U
  readonly cible: TargetOf<N>
  readonly valeur: number
}

/** What a goal seek finds: `valeur` is `null` where no value within the bounds reaches the target. */
export interface GoalResult<N extends SimulatorName> {
  readonly inconnue: NumberOf<N>
  readonly valeur: number | null
  readonly cible: TargetOf<N>
  readonly atteint: number | null
  readonly simulation: ResultFor<N> | null
}

/** A question of what matters: the parameters, and the figure looked at. */
export type SensitivityFor<N extends SimulatorName> = InputFor<N> & { readonly cible: TargetOf<N> }

/** What a parameter was moved to, and what became of the figure; `null` where it cannot move, or the figure is lost. */
export interface Move {
  readonly valeur: number | null
  readonly resultat: number | null
}

/** What moving each parameter does to a figure, the largest effect first. */
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
