/** A row of a table of an answer, by column: what series are read from. Used by `chart-data.ts` and `series.ts`. */
export type Row = Readonly<Record<string, unknown>>

/**
 * The value when it is a finite number, which a chart can draw; else `null`. Used by `chart-data.ts` and `series.ts`.
 */
export const numberOrNull = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null
