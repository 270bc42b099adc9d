import type { Text } from '../units/text.ts'
import type { Field } from './field.ts'
import type { Maybe, Pair, Rows, Shape } from './shape.ts'

/** Amounts of each year as people will see them then, or with inflation taken off, at the prices of the start. */
export type Terms = 'nominal' | 'real'

/** What a person would rather see drawn of a result: which columns of which table, and how. */
export interface Chart {
  readonly title: Text
  /** What the amounts are, where a title is too short to say it: of each year, or of today. */
  readonly note?: Text
  /**
   * What the amounts are, where the next chart, or the one before, shows the same table along the same x in the other
   * terms: a page draws one of the two, and lets choose. A chart that has no such neighbour says it in its note alone.
   */
  readonly terms?: Terms
  /** The table, by its path under `data`: `yearly`, `monteCarlo.percentiles`. */
  readonly table: string
  /** The column that runs along the axis: a time, a rate, a word. */
  readonly x: string
  /** Drawn as lines: scenarios, real values. The first is the one that matters. */
  readonly lines?: readonly string[]
  /** Stacked on one another: parts of a whole that grows. */
  readonly areas?: readonly string[]
  /** Side by side at each x. */
  readonly bars?: readonly string[]
  /** On top of one another at each x: what a year is made of. */
  readonly stacks?: readonly string[]
  /** Shaded from one to the other: where most of the draws lie. */
  readonly band?: readonly [low: string, high: string]
  /** The column that tells one path from another where the table holds several: a line for each. */
  readonly by?: string
  /** A figure of `data` that is a value of x: the year in which something turns. */
  readonly mark?: { readonly at: string; readonly label: Text }
  /** A figure of `data` that the lines are to be measured against: a target. */
  readonly level?: { readonly at: string; readonly label: Text }
  /** For a table that an answer may lack: what to ask, to see it drawn. */
  readonly absent?: Text
}

type ColumnOf<C, Value> = {
  [K in keyof C & string]: C[K] extends Field<infer V> ? (V extends Value ? K : never) : never
}[keyof C & string]

/** Every way of drawing a table; one at the least, of columns that are numbers. */
type Drawn<N extends string> =
  | Drawing<N, 'lines'>
  | Drawing<N, 'areas'>
  | Drawing<N, 'bars'>
  | Drawing<N, 'stacks'>
  | Drawing<N, 'band'>

interface Drawings<N extends string> {
  readonly lines: readonly N[]
  readonly areas: readonly N[]
  readonly bars: readonly N[]
  readonly stacks: readonly N[]
  readonly band: readonly [low: N, high: N]
}

type Drawing<N extends string, Way extends keyof Drawings<N>> = Pick<Drawings<N>, Way> & Partial<Drawings<N>>

/** The figures of a result that are numbers, by their paths. */
type FigureOf<R, Path extends string = ''> = {
  [K in keyof R & string]: R[K] extends Field<infer V>
    ? V extends number
      ? `${Path}${K}`
      : never
    : R[K] extends Maybe<infer M>
      ? FigureOf<M, `${Path}${K}.`>
      : R[K] extends Rows | Pair
        ? never
        : FigureOf<R[K], `${Path}${K}.`>
}[keyof R & string]

type Words<R extends Shape> = {
  readonly title: Text
  readonly note?: Text
  readonly terms?: Terms
  readonly mark?: { readonly at: FigureOf<R>; readonly label: Text }
  readonly level?: { readonly at: FigureOf<R>; readonly label: Text }
}

/** A chart of one table; what to ask must be said where an answer may lack it. */
type Charted<R extends Shape, Path extends string, C, Lacking> = Words<R> &
  Drawn<ColumnOf<C, number>> & {
    readonly table: Path
    readonly x: ColumnOf<C, number | string>
    readonly by?: ColumnOf<C, number | string>
  } & (Lacking extends true ? { readonly absent: Text } : { readonly absent?: never })

type ChartsIn<R extends Shape, S, Path extends string, Lacking> = {
  [K in keyof S & string]: S[K] extends Field | Pair
    ? never
    : S[K] extends Rows<infer C>
      ? Charted<R, `${Path}${K}`, C, Lacking>
      : S[K] extends Maybe<infer M>
        ? M extends Rows<infer C>
          ? Charted<R, `${Path}${K}`, C, true>
          : ChartsIn<R, M, `${Path}${K}.`, true>
        : ChartsIn<R, S[K], `${Path}${K}.`, Lacking>
}[keyof S & string]

/** The same, of tables, columns and figures that the result has: checked by the compiler. */
export type ChartOf<R extends Shape> = ChartsIn<R, R, '', false>
