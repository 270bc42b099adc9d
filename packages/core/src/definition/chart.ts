import type { Text } from '../units/text.ts'
import type { Field } from './field.ts'
import type { Maybe, Pair, PresentedOf, Rows, Shape } from './shape.ts'

/** Whether amounts are in the euros of each year, or in those of the start, inflation deducted. */
type Terms = 'nominal' | 'real'

/**
 * A chart of a result: the columns of one table, and how to draw them. `@denier/charts` draws it. Used by
 * `contract.ts`.
 */
export interface Chart {
  readonly title: Text
  /** What the title is too short to state, such as the year of the euros. */
  readonly note?: Text
  /**
   * Set when the chart before or after shows the same table and x in the other terms: a page then draws one of the two
   * and offers the choice. Without such a neighbour only the note states the terms.
   */
  readonly terms?: Terms
  /** The table, by its path under `data`: `yearly`, `monteCarlo.percentiles`. */
  readonly table: string
  /** The column of the x axis: a time, a rate, a choice. */
  readonly x: string
  /**
   * Gives the values of columns before the first row, so that curves begin there, from the figures of the
   * answer and the parameters used. Left out, curves begin with the first row.
   */
  readonly start?: (input: ChartInput<never>) => Readonly<Partial<Record<string, number>>>
  /** Columns drawn as lines. The first is the main one. */
  readonly lines?: readonly string[]
  /** Set where the first two lines are rivals, such as buying and renting: the gap between them is drawn. */
  readonly gap?: true
  /**
   * Set where the first row is the question itself, and the last says nothing: a page reads the parts of a whole there
   * at first, and a single line halfway.
   */
  readonly readFromStart?: true
  /** Columns stacked as areas: parts of a whole. */
  readonly areas?: readonly string[]
  /** Columns drawn as bars, side by side at each x. */
  readonly bars?: readonly string[]
  /** Columns drawn as bars, on top of one another at each x. */
  readonly stacks?: readonly string[]
  /** Two columns, shaded in between: where most of the draws lie. */
  readonly band?: readonly [low: string, high: string]
  /** The column that identifies a path where the table has several; each gets a line. */
  readonly by?: string
  /**
   * A figure of `data`, at the path `at`, drawn as a mark on the x axis, such as the year of independence.
   */
  readonly mark?: { readonly at: string; readonly label: Text }
  /** A figure of `data`, at the path `at`, drawn as a horizontal line, such as a target. */
  readonly level?: { readonly at: string; readonly label: Text }
  /**
   * For a table that an answer may lack: the text shown in its place, and the values of parameters that make it
   * appear.
   */
  readonly absent?: AbsentChart
}

/** Why a chart is absent, in words of the form, and the values of parameters with which it appears. */
export interface AbsentChart extends Text {
  readonly appearsWith: Readonly<Record<string, string>>
}

/** What `start` of a chart reads. Exported by `@denier/core`; used by `chart-data.ts` of `@denier/charts`. */
export interface ChartInput<Data = unknown> {
  /** The figures of the answer, rounded. */
  readonly data: Data
  /** Every value used, by the name of its parameter. */
  readonly used: Readonly<Record<string, unknown>>
}

/** The names of the columns of a table whose values are of type `Value`. */
type ColumnOf<C, Value> = {
  [K in keyof C & string]: C[K] extends Field<infer V> ? (V extends Value ? K : never) : never
}[keyof C & string]

/** The ways to draw a table, of which a chart has at least one; their columns are numbers. */
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

/** The parts of a chart that no column of its table gives. */
type Captions<R extends Shape> = {
  readonly title: Text
  readonly note?: Text
  readonly terms?: Terms
  readonly gap?: true
  readonly readFromStart?: true
  readonly mark?: { readonly at: FigureOf<R>; readonly label: Text }
  readonly level?: { readonly at: FigureOf<R>; readonly label: Text }
}

/** A chart of one table; `absent` is required where an answer may lack the table. */
type Charted<R extends Shape, Path extends string, C, Lacking> = Captions<R> &
  Drawn<ColumnOf<C, number>> & {
    readonly table: Path
    readonly x: ColumnOf<C, number | string>
    readonly by?: ColumnOf<C, number | string>
    readonly start?: (
      input: ChartInput<PresentedOf<R>>,
    ) => Readonly<Partial<Record<ColumnOf<C, number>, number>>>
  } & (Lacking extends true ? { readonly absent: AbsentChart } : { readonly absent?: never })

/**
 * The charts of all tables in the part `S`, at `Path`, of the result `R`; `Lacking`: an answer may lack that
 * part.
 */
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

/**
 * A chart whose tables, columns and figures the compiler checks against the result. Used by `contract.ts`.
 */
export type ChartOf<R extends Shape> = ChartsIn<R, R, '', false>
