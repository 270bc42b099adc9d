import type { Text } from '../units/text.ts'
import type { Field } from './field.ts'
import type { Maybe, Pair, Rows, Shape } from './shape.ts'

/** What stands in a row of a table or in a group, once nothing is lacking. */
type Held<M> = M extends Maybe<infer T> ? T : M
type Inside<M> = Held<M> extends Rows<infer C> ? C : Held<M>

type PartPath<S, Path extends string = ''> = {
  [K in keyof S & string]: S[K] extends Field | Pair
    ? never
    : `${Path}${K}` | PartPath<Inside<S[K]>, `${Path}${K}.`>
}[keyof S & string]

/** The group that every door calls by its own words: what matters most. */
type Summary = 'resume'

/**
 * What people read above each group and each table of a result, by its path: `historique`, `crises.faits`. `resume`
 * has none, since it is the answer itself.
 */
export type Headings<R extends Shape> = { readonly [P in Exclude<PartPath<R>, Summary>]: Text }

/** The figures that every answer has, by their paths. */
type FigurePath<S, Path extends string = ''> = {
  [K in keyof S & string]: S[K] extends Field
    ? `${Path}${K}`
    : S[K] extends Rows | Pair | Maybe
      ? never
      : FigurePath<S[K], `${Path}${K}.`>
}[keyof S & string]

/** The two or three figures that decide, by their paths: what a person came to know. */
export type Decisive<R extends Shape> = readonly FigurePath<R>[]
