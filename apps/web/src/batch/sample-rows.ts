import { type BatchSpec, type ComputedChunk, ERRORS_COLUMN, readRecords } from '@denier/core/batch'
import type { RefusedRow, SampleTable } from './batch-protocol.ts'

/** Rows of the result that are shown, and refused rows that are listed. */
const [SHOWN_ROWS, LISTED_REFUSALS] = [10, 20]

/** What is shown of a result: its first rows, and the first rows that were refused. */
export interface SampleRows {
  /** Reads a chunk of the result, where something of it is still missing. */
  readonly add: (computed: ComputedChunk, firstRow: number) => void
  readonly table: () => SampleTable
  readonly refusedRows: () => readonly RefusedRow[]
}

/**
 * Collects from the text of the result what the page shows of it: the same text as in the file. Used by
 * `run-file.ts`.
 * @param head the header of a CSV result, empty for NDJSON.
 */
export function sampleRows({ output, separator }: BatchSpec, head: string): SampleRows {
  const rows: (readonly string[])[] = []
  const refused: RefusedRow[] = []
  let header: readonly string[] = output === 'csv' ? (readRecords(head, separator, 1)[0] ?? []) : []

  const addCsv = (text: string, firstRow: number) => {
    for (const [at, cells] of readRecords(text, separator).entries()) {
      const errors = cells.at(-1) ?? ''
      if (rows.length < SHOWN_ROWS) rows.push(cells)
      if (errors !== '' && refused.length < LISTED_REFUSALS)
        refused.push({ row: firstRow + at, errors: errors.split('; ') })
    }
  }
  const addNdjson = (text: string, firstRow: number) => {
    for (const [at, line] of text.trimEnd().split('\n').entries()) {
      const object = JSON.parse(line) as Readonly<Record<string, unknown>>
      const errors = object[ERRORS_COLUMN] as readonly string[]
      if (rows.length === 0) header = Object.keys(object)
      if (rows.length < SHOWN_ROWS) rows.push(header.map((name) => textOf(object[name])))
      if (errors.length > 0 && refused.length < LISTED_REFUSALS) refused.push({ row: firstRow + at, errors })
    }
  }

  return {
    add: ({ bytes, rows: count, refused: refusedHere }, firstRow) => {
      const isNeeded = rows.length < SHOWN_ROWS || (refusedHere > 0 && refused.length < LISTED_REFUSALS)
      if (count === 0 || !isNeeded) return
      const text = new TextDecoder().decode(bytes)
      if (output === 'csv') addCsv(text, firstRow)
      else addNdjson(text, firstRow)
    },
    table: () => ({ header, rows }),
    refusedRows: () => refused,
  }
}

/** A value of an object as a cell. */
const textOf = (value: unknown): string =>
  value === null || value === undefined
    ? ''
    : typeof value === 'string'
      ? value
      : Array.isArray(value)
        ? value.map(String).join('; ')
        : JSON.stringify(value)
