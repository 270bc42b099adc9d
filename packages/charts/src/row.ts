/** A row of a table of an answer, by column. */
export type Row = Readonly<Record<string, unknown>>

/** A figure that can be drawn. */
export const numberOrNull = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null
