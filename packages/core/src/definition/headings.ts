import type { Text } from '../units/text.ts'
import type { Field } from './field.ts'
import type { Maybe, Pair, Rows, Shape } from './shape.ts'

/** The group or table of a part that an answer may lack. */
type Present<M> = M extends Maybe<infer T> ? T : M
/** The members of a group, or the columns of a table. */
type Inside<M> = Present<M> extends Rows<infer C> ? C : Present<M>

/** The paths of the groups and tables of a result, at any depth. */
type PartPath<S, Path extends string = ''> = {
  [K in keyof S & string]: S[K] extends Field | Pair
    ? never
    : `${Path}${K}` | PartPath<Inside<S[K]>, `${Path}${K}.`>
}[keyof S & string]

/** The group of the main figures: each interface (pages, command…) has its own heading for it. */
type Summary = 'resume'

/**
 * The heading of each group and table of a result except `resume`, by its path: `historique`, `crises.faits`.
 * Used by `contract.ts`.
 */
export type Headings<R extends Shape> = { readonly [P in Exclude<PartPath<R>, Summary>]: Text }

/** The paths of the figures that every answer has. */
type FigurePath<S, Path extends string = ''> = {
  [K in keyof S & string]: S[K] extends Field
    ? `${Path}${K}`
    : S[K] extends Rows | Pair | Maybe
      ? never
      : FigurePath<S[K], `${Path}${K}.`>
}[keyof S & string]

/** The paths of the figures of the parts that only some answers have. */
type MaybePath<S, Path extends string = ''> = {
  [K in keyof S & string]: S[K] extends Maybe<infer M>
    ? FigurePath<M, `${Path}${K}.`>
    : S[K] extends Field | Rows | Pair
      ? never
      : MaybePath<S[K], `${Path}${K}.`>
}[keyof S & string]

/**
 * The figures for which a person uses the simulator, by their paths: two or three, which the type does not
 * enforce. Used by `contract.ts`.
 */
export type Decisive<R extends Shape> = readonly FigurePath<R>[]

/** The path of a figure that decides where an answer has it. Used by `contract.ts`. */
export type DecisiveOnceAsked<R extends Shape> = MaybePath<R>
