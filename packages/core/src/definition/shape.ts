import type { Text } from '../units/text.ts'
import type { Field, Rowset } from './field.ts'

/**
 * The parameters of a simulator, by wire name, in the order in which they are documented and validated. Exported by
 * `@denier/core`; used by `ask.ts`, `analysis.ts`, `constraint.ts`, `contract.ts` and others in `analyses`,
 * `definition` and `schema` and in other packages.
 */
export type Params = Readonly<Record<string, Field>>

/**
 * A table: rows that all have the same columns. A column may be a table itself. Used by `chart.ts`, `contract.ts`,
 * `headings.ts`, `result-path.ts` and `by-name.ts`.
 */
export interface Rows<C extends Shape = Shape> {
  /** The columns, by wire name. */
  readonly rows: C
}

/**
 * Two figures of one kind, the lower first: the ends of an interval. Used by `by-name.ts`, `chart.ts`,
 * `headings.ts` and `result-path.ts`.
 */
export interface Pair<F extends Field = Field> {
  /** The field of both ends. */
  readonly pair: F
}

/** A group or a table that an answer may lack: `null` in its place, or not there at all. */
export interface Maybe<
  T extends Rows | Shape = Rows | Shape,
  Lack extends 'null' | 'omitted' = 'null' | 'omitted',
> {
  readonly maybe: T
  /** `null`: an answer without the part has `null` in its place; `omitted`: it has no such member. */
  readonly lack: Lack
}

/**
 * A result shape: fields, tables, and groups of these, by wire name. Exported by `@denier/core`; used by `ask.ts`,
 * `analysis.ts`, `chart.ts`, `contract.ts` and others in `definition`, `analyses`, `@denier/mcp`, `@denier/api`,
 * `csv`, `json` and `schema`.
 */
export interface Shape {
  readonly [name: string]: Field | Pair | Rows | Maybe | Shape
}

/**
 * A table of a result. Used by `sensitivity/fields.ts`, `achat-location/result.ts`, `budget-50-30-20/result.ts`,
 * `cagr/result.ts` and others in `simulateurs`.
 * @example yearly: rows({ annee: count({…}), valeur: euros({…}) })
 */
export const rows = <const C extends Shape>(columns: C): Rows<C> => Object.freeze({ rows: columns })

/**
 * The ends of an interval. Used by `retraite-fire/trial-result.ts`.
 * @example intervalle95: pair(percent({…}))
 */
export const pair = <const F extends Field>(field: F): Pair<F> => Object.freeze({ pair: field })

/**
 * A part that is `null` when the parameters do not call for it. Used by `goal-seek/goal-seek.ts`, `range/fields.ts`,
 * `cout-dette/result.ts`, `dca/result.ts` and others in `simulateurs`.
 * @example remboursementAnticipe: orNull({ … })
 */
export const orNull = <const T extends Rows | Shape>(maybe: T): Maybe<T, 'null'> =>
  Object.freeze({ maybe, lack: 'null' })

/**
 * A part that is left out unless a parameter requests it. Used by `cout-dette/result.ts`.
 * @example mensuel: orOmitted(rows({ … }))
 */
export const orOmitted = <const T extends Rows | Shape>(maybe: T): Maybe<T, 'omitted'> =>
  Object.freeze({ maybe, lack: 'omitted' })

/** A member of a shape. Exported by `@denier/core`; used by `fold-shape.ts`. */
export type Member = Field | Pair | Rows | Maybe | Shape

/**
 * Distinguishes fields: their `kind` is a string, and no member of a shape is one. Exported by `@denier/core`; used
 * by `fold-shape.ts`.
 */
export const isField = (member: Member): member is Field =>
  'kind' in member && typeof member.kind === 'string'

/**
 * Distinguishes tables by their member `rows`; no field or group of a contract has that name. Exported by
 * `@denier/core`; used by `fold-shape.ts` and `csv/csv.ts`.
 */
export const isRows = (member: Member): member is Rows => !isField(member) && 'rows' in member

/** Distinguishes intervals by their member `pair`. Exported by `@denier/core`; used by `fold-shape.ts`. */
export const isPair = (member: Member): member is Pair => !isField(member) && 'pair' in member

/**
 * Distinguishes optional parts by their member `maybe`. Exported by `@denier/core`; used by `fold-shape.ts`, by
 * `openapi/json-schema.ts` of `@denier/api`, and by `analysis-schemas.ts` of `@denier/mcp`.
 */
export const isMaybe = (member: Member): member is Maybe => !isField(member) && 'maybe' in member

/**
 * The type of the parsed parameters: defaults filled in, optional ones possibly `undefined`. Exported by
 * `@denier/core`; used by `analysis.ts`, `constraint.ts`, `contract.ts`, `explanation.ts` and others in
 * `analyses`, `simulateurs`, `definition`, `@denier/api`, `@denier/cli` and `@denier/mcp`.
 */
export type ParamsOf<P extends Params> = {
  readonly [K in keyof P]: P[K] extends Field<infer V, infer Presence>
    ? Presence extends 'optional'
      ? V | undefined
      : V
    : never
}

/** The names of the required parameters. */
type Needed<P extends Params> = {
  [K in keyof P]: P[K] extends Field<unknown, infer Presence>
    ? Presence extends 'required'
      ? K
      : never
    : never
}[keyof P]

/**
 * What a caller gives: required parameters, and any of the others. Used by `ask.ts`, `by-name.ts` and
 * `contract.ts`.
 */
export type InputOf<P extends Params> = {
  readonly [K in Needed<P>]: P[K] extends Field<infer V> ? V : never
} & {
  readonly [K in Exclude<keyof P, Needed<P>>]?: P[K] extends { readonly list: Rowset<infer R> }
    ? readonly InputOf<R>[] | undefined
    : P[K] extends Field<infer V>
      ? V | undefined
      : never
}

/**
 * The result of a shape, as `simulate` returns it: prose in both languages. `Prose` is `string` once one language is
 * chosen. Used by `present.ts`, `simulator.ts`, `donation/comparison.ts`, `immobilier/resale.ts` and
 * `immobilier/taxed-letting.ts`.
 */
export type DataOf<S, Prose = Text> =
  S extends Field<infer V, string, infer N>
    ? (V extends Text ? Prose : V) | (N extends true ? null : never)
    : S extends Maybe<infer T, infer Lack>
      ? DataOf<T, Prose> | (Lack extends 'null' ? null : undefined)
      : S extends Rows<infer C>
        ? readonly { readonly [K in keyof C]: DataOf<C[K], Prose> }[]
        : S extends Pair<infer F>
          ? readonly [low: DataOf<F, Prose>, high: DataOf<F, Prose>]
          : { readonly [K in keyof S]: DataOf<S[K], Prose> }

/** The result as the service sends it: rounded, in one language. */
export type PresentedOf<S> = DataOf<S, string>
