import type { Field } from './field.ts'
import type { Maybe, Pair, Rows, Shape } from './shape.ts'

/** The group or table of a part that an answer may lack; any other member unchanged. */
type Present<M> = M extends Maybe<infer T> ? T : M

/**
 * The paths of the figures of a result, outside of its tables: `resume.cagr`. Those of parts that may be absent
 * included. For the types of explanations. Used by `by-name.ts` and `explanation.ts`.
 */
export type FigurePath<S, Path extends string = ''> = {
  [K in keyof S & string]: S[K] extends Field
    ? `${Path}${K}`
    : Present<S[K]> extends Rows | Pair
      ? never
      : FigurePath<Present<S[K]>, `${Path}${K}.`>
}[keyof S & string]

/**
 * The paths of the tables of a result: `yearly`, `historique.fenetres`. An interval counts as a table of two
 * ends. Used by `by-name.ts` and `explanation.ts`.
 */
export type TablePath<S, Path extends string = ''> = {
  [K in keyof S & string]: S[K] extends Field
    ? never
    : Present<S[K]> extends Rows | Pair
      ? `${Path}${K}`
      : Present<S[K]> extends Shape
        ? TablePath<Present<S[K]>, `${Path}${K}.`>
        : never
}[keyof S & string]
