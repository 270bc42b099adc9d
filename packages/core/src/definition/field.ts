import type { KindName } from '../units/kinds.ts'
import type { Text } from '../units/text.ts'

/**
 * A field of a contract: frozen data that describes one parameter or one figure. Its value type is carried by a
 * phantom member that never exists at run time. Exported by `@denier/core`; used by `by-name.ts`, `chart.ts`,
 * `common-fields.ts`, `fields-by-path.ts` and others in `definition`, `analyses`, `json`, `schema` and `simulateurs`
 * and in other packages.
 */
export interface Field<
  Value = unknown,
  Presence extends string = string,
  Nullable extends boolean = boolean,
> {
  /** Its kind, which sets the JSON type, the unit and the rounding: see `units/kinds.ts`. */
  readonly kind: KindName
  readonly label: Text
  /** A sentence that explains what to enter. */
  readonly help?: Text
  /** For a parameter that is a number: its bounds, included, in the unit of its kind. */
  readonly min?: number
  readonly max?: number
  /** For a parameter: the value used when none is given. */
  readonly default?: unknown
  /** For a parameter: may be left out although it has no default. */
  readonly optional?: true
  /** For a figure: `null` where it does not exist. */
  readonly nullable?: true
  /** For a nullable figure: what stands in its place where it does not exist; without it, a dash. */
  readonly absent?: Text
  /** For a choice: each word of the wire with its label. */
  readonly choices?: Readonly<Record<string, Text>>
  /** For a number: the only values it may have, in place of a range. */
  readonly among?: readonly number[]
  /** For a number: it is a whole number of times this one. A constraint `multipleOfNumber` checks it; schemas state it. */
  readonly multipleOf?: number
  /**
   * For a number: a plausible change, in its unit, by which a sensitivity study moves it; without it, the usual one of
   * its kind (`analyses/step-size.ts`).
   */
  readonly step?: number
  /** For a list: the fields of its rows. */
  readonly list?: Rowset
  /**
   * For a number: it is the number, from 1, of a row of this list. A form offers the rows, and updates the
   * number when rows are added or removed.
   */
  readonly refersTo?: string
  /**
   * For a parameter or a field of a row: where it matters, as the texts of other parameters or of other fields of the
   * row; `''` is no text. A form with a script shows it only there, or where an address gives it another value than its
   * default; it keeps its value apart, and sends none, while it does not matter. Of several cases, one is enough. Forms
   * show these others before it; one that has `appliesWhen` itself is stated before it too.
   */
  readonly appliesWhen?: AppliesWhen | readonly AppliesWhen[]
  /**
   * For a figure: a page leaves it out where it is `null`, since another way to enter the question gives it.
   */
  readonly ofOneWay?: true
  /**
   * For a figure: it repeats what was asked, or counts the trials of a computation. Pages offer neither to look for its
   * value nor to study what changes it. A figure that only has the name of a parameter, such as the tax reductions granted,
   * does not have it.
   */
  readonly echo?: true
  /** For a decisive figure: the path of another one. A page leaves this one out where both have the same value. */
  readonly repeats?: string
  readonly [phantom]?: { readonly value: Value; readonly presence: Presence; readonly nullable: Nullable }
}

declare const phantom: unique symbol

/**
 * By the name of another field, the texts of which it must have one, so that this field matters. A list has the words
 * of its rows: `{ proche: ['conjoint'] }` where a row names a spouse. Used by `succession/family-params.ts`.
 */
export type AppliesWhen = Readonly<Record<string, readonly string[]>>

/** What a list holds: the fields of its rows, and how many rows there may be. */
export interface Rowset<R extends Readonly<Record<string, Field>> = Readonly<Record<string, Field>>> {
  /** The fields of a row, by name. */
  readonly row: R
  /** The field whose value may stand in a row without its name. */
  readonly key?: string
  /** The most rows. */
  readonly max: number
  /** The field by which a row stands for that many persons, and the most persons in all. */
  readonly counted?: { readonly by: string; readonly most: number }
  /**
   * How a form names a row and the buttons that add or remove one; a form has general names for other lists.
   */
  readonly texts?: RowTexts
  /**
   * The functions that read the list: part of the field, so that contracts without lists do not load them.
   */
  readonly reader: ListReader
}

/** What a form says of the rows of a list. Used by `list-kind.ts`. */
export interface RowTexts {
  /** The name of one row, before its number: “Proche”. */
  readonly row: Text
  /** The button that adds one: “Ajouter un proche”. */
  readonly add: Text
  /** The button that removes one: “Retirer”. */
  readonly remove: Text
}

/**
 * A list as it was read: its rows with defaults filled in, and what is wrong with them. Used by
 * `list-reader.ts` and `read-params.ts`.
 */
export interface ReadList<Fault> {
  readonly rows: readonly Readonly<Record<string, unknown>>[]
  readonly problems: readonly Fault[]
}

/**
 * What reads a list: `list-reader.ts`, whose faults are problems. Called by `read-params.ts`, and by the parser that
 * has the field.
 */
export interface ListReader<Fault = unknown> {
  /** Reads the texts of a query; `undefined` where no row is given. */
  readonly fromTexts: (name: string, rowset: Rowset, texts: readonly string[]) => ReadList<Fault> | undefined
  /** Reads JSON or an argument; `undefined` where it is an empty array. */
  readonly fromValue: (name: string, rowset: Rowset, value: unknown) => ReadList<Fault> | undefined
  /** Faults by row, then in the order of the fields of a row. */
  readonly inOrder: <F extends { readonly field: string }>(
    rowset: Rowset,
    faults: readonly F[],
  ) => readonly F[]
}

/**
 * The options common to all kinds of field, with the meaning that they have in `Field`. Used by `kinds.ts`
 * and `list-kind.ts`.
 */
export interface FieldOptions<Value> {
  readonly label: Text
  readonly help?: Text
  readonly default?: Value
  readonly optional?: true
  readonly nullable?: true
  readonly absent?: Text
  readonly appliesWhen?: AppliesWhen | readonly AppliesWhen[]
  readonly ofOneWay?: true
  readonly echo?: true
  readonly repeats?: string
}

/**
 * Whether a parameter must be given, may be absent, or has a default, according to its options. Used by
 * `common-fields.ts`, `kinds.ts` and `property-fields.ts`.
 */
export type PresenceOf<Options> = Options extends { readonly default: unknown }
  ? 'defaulted'
  : Options extends { readonly optional: true }
    ? 'optional'
    : 'required'

/** Whether a figure may be `null`, according to its options. Used by `kinds.ts`. */
export type NullableOf<Options> = Options extends { readonly nullable: true } ? true : false
