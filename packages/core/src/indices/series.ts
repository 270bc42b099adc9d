import type { Source } from '../units/source.ts'

/**
 * Who published a series, where, and under what terms it is passed on here. Exported by `@denier/core`; used by
 * `credits.ts`, `crises.ts` and `history.ts`.
 */
export interface Credit extends Source {
  /** The English title; `title` is in French and is the one of answers. */
  readonly englishTitle: string
  /** The licence of the data, as text for readers. */
  readonly licence: { readonly fr: string; readonly en: string }
}

/** What a series is, before any of its figures is read. */
interface SeriesFacts<Column extends string> {
  /** Its identifier in error messages and reports: that of its file. */
  readonly name: string
  readonly title: { readonly fr: string; readonly en: string }
  /** The first and the last date of the table: `1871`, `1971-01`. */
  readonly first: string
  readonly last: string
  /** The columns after the date, in the order of the table. */
  readonly columns: readonly Column[]
  /** The credits of each column. */
  readonly credits: Readonly<Record<Column, readonly Credit[]>>
}

/** The data of a series: dates, and columns of figures. */
interface History<Column extends string> {
  /** Days, months or years, in order: one a row. */
  readonly dates: readonly string[]
  /** The figures of each column, one a row; `NaN` where there is none. */
  readonly columns: Readonly<Record<Column, readonly number[]>>
}

/**
 * A series of the past. Its figures are in a separate module that is loaded once, when needed: a page without history
 * does not download them. Exported by `@denier/core`; used by `history.ts`.
 */
export interface Series<Column extends string = string> extends SeriesFacts<Column> {
  /** Imports the figures, unless they are loaded. */
  load(): Promise<void>
  /** Whether the figures are loaded, so that `table` may be called. */
  readonly isLoaded: () => boolean
  /**
   * The table, once loaded.
   * @throws Error when it is not loaded: the caller must await `load` of the analysis first.
   */
  table(): History<Column>
}

/**
 * The figures as stored: one line a date, columns separated by commas, an empty cell where there is no
 * figure.
 */
type Table = { readonly table: string }

/**
 * Defines a series and how to load its figures. Used by `annual-returns.ts`, `consumer-prices.ts`, `euro-investor.ts`
 * and `livret-a-rates.ts`.
 * @example defineSeries({ name: 'consumer-prices', … }, () => import('./tables/consumer-prices.ts'))
 */
export function defineSeries<const Column extends string>(
  facts: SeriesFacts<Column>,
  fetch: () => Promise<Table>,
): Series<Column> {
  let history: History<Column> | undefined
  return {
    ...facts,
    load: async () => {
      history ??= parseTable(facts.columns, (await fetch()).table)
    },
    isLoaded: () => history !== undefined,
    table: () => {
      if (!history) throw new Error(`${facts.name} is not loaded: await load() first`)
      return history
    },
  }
}

/** A series, and the names of its columns that an answer used. */
type Reading = readonly [
  series: { readonly credits: Readonly<Record<string, readonly Credit[]>> },
  ...columns: string[],
]

/**
 * The sources of the columns that an answer used, each once, as the answer names them. Used by
 * `coast-fire/replay.ts`, `dca/replay.ts`, `dca/simulate.ts`, `drawdown/simulate.ts` and others in
 * `simulateurs`.
 * @example creditsOf([euroInvestor, 'equities', 'prices'])
 */
export const creditsOf = (...readings: readonly Reading[]): readonly Source[] => {
  const all = readings.flatMap(([{ credits }, ...columns]) =>
    columns.flatMap((column) => credits[column] ?? []),
  )
  return [...new Map(all.map(({ title, url, read }) => [title, { title, url, read }])).values()]
}

/** Parses stored figures into frozen arrays. */
function parseTable<Column extends string>(columns: readonly Column[], text: string): History<Column> {
  const lines = text
    .trim()
    .split('\n')
    .map((line) => line.split(','))
  const figures = (index: number) =>
    Object.freeze(lines.map((cells) => (cells[index] ? Number(cells[index]) : Number.NaN)))
  return Object.freeze({
    dates: Object.freeze(lines.map(([date = '']) => date)),
    columns: Object.freeze(
      Object.fromEntries(columns.map((column, index) => [column, figures(index + 1)])),
    ) as History<Column>['columns'],
  })
}
