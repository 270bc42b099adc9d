import type { Field } from './field.ts'

/** The parameters of a simulator, by wire name, in the order in which they are documented and judged. */
export type Params = Readonly<Record<string, Field>>

/** A table: rows that all have the same columns. */
export interface Rows<C extends Readonly<Record<string, Field>> = Readonly<Record<string, Field>>> {
  readonly rows: C
}

/** What a simulator answers: fields, tables, and groups of these, by wire name. */
export interface Shape {
  readonly [name: string]: Field | Rows | Shape
}

/** A table of a result. @example yearly: rows({ annee: count({…}), valeur: euros({…}) }) */
export const rows = <const C extends Readonly<Record<string, Field>>>(columns: C): Rows<C> =>
  Object.freeze({ rows: columns })

type Member = Field | Rows | Shape

/** A field names its kind with a word; a shape's members are never words. */
export const isField = (member: Member): member is Field =>
  'kind' in member && typeof member.kind === 'string'

/** A table holds its columns under `rows`; no field or group of a contract is called so. */
export const isRows = (member: Member): member is Rows => !isField(member) && 'rows' in member

/** The parsed parameters: defaults filled in, optional ones possibly `undefined`. */
export type ParamsOf<P extends Params> = {
  readonly [K in keyof P]: P[K] extends Field<infer V, infer Presence>
    ? Presence extends 'optional'
      ? V | undefined
      : V
    : never
}

type Needed<P extends Params> = {
  [K in keyof P]: P[K] extends Field<unknown, infer Presence>
    ? Presence extends 'required'
      ? K
      : never
    : never
}[keyof P]

/** What a caller gives: required parameters, and whichever of the others. */
export type InputOf<P extends Params> = {
  readonly [K in Needed<P>]: P[K] extends Field<infer V> ? V : never
} & {
  readonly [K in Exclude<keyof P, Needed<P>>]?: P[K] extends Field<infer V> ? V | undefined : never
}

/** The result that a shape promises. */
export type DataOf<S> =
  S extends Field<infer V, string, infer N>
    ? N extends true
      ? V | null
      : V
    : S extends Rows<infer C>
      ? readonly { readonly [K in keyof C]: DataOf<C[K]> }[]
      : { readonly [K in keyof S]: DataOf<S[K]> }
