import type { CivilDate, Language } from '@denier/core'

/** How a file is written: CSV with commas or semicolons, or one JSON object a line. */
export type BatchFormat = 'csv' | 'ndjson'

/**
 * All that a chunk of a batch needs to be computed, as plain data: it crosses to worker threads. Made by
 * `batch-plan.ts`; read by `compile-batch.ts`.
 */
export interface BatchSpec {
  readonly simulator: string
  readonly input: BatchFormat
  readonly output: BatchFormat
  /** Of CSV; with semicolons, numbers have a decimal comma. */
  readonly separator: ',' | ';'
  /** The names of the columns of a CSV file. */
  readonly header: readonly string[]
  /** Paths in `data`: those of the figures that decide, where none was asked. */
  readonly figures: readonly string[]
  /** Parameters that are the same in every row, by name, as texts of a query. */
  readonly defaults: readonly (readonly [name: string, texts: readonly string[]])[]
  /** Whether unknown columns whose name is near a parameter's are kept. */
  readonly keepsNearNames: boolean
  /** Whether a column gives the number of each row in the input. */
  readonly isNumbered: boolean
  readonly part: BatchPart | undefined
  /** Rows up to this one were written by an earlier run: they are passed over. */
  readonly doneRows: number
  /** Whether the first row that is refused ends the batch. */
  readonly isStrict: boolean
  readonly today: CivilDate
  readonly language: Language
}

/** Which rows are computed here, where several machines share a file. */
export interface BatchPart {
  /** From 1. */
  readonly rank: number
  readonly count: number
  /** The column whose text decides; without it, blocks of rows do. */
  readonly column: string | undefined
}

/** What became of a chunk: the bytes to write, and how many of its rows were refused. */
export interface ComputedChunk {
  /** UTF-8. */
  readonly bytes: Uint8Array
  readonly rows: number
  readonly refused: number
  /** With `--strict`, the first row that was refused: nothing after it was computed. */
  readonly refusal?: { readonly line: number; readonly errors: readonly string[] }
}

/**
 * The column that a batch adds for the faults of a row. No column of the input may have this name. Used by
 * `batch-plan.ts`, `csv-chunk.ts` and `ndjson-chunk.ts`.
 */
export const ERRORS_COLUMN = 'erreurs'
/**
 * The column that `--numeroter` adds. Used by `batch-plan.ts`, `csv-chunk.ts` and `ndjson-chunk.ts`.
 */
export const NUMBER_COLUMN = 'ligne'
/** What a line of NDJSON that cannot be read is kept under. Used by `ndjson-chunk.ts`. */
export const RAW_COLUMN = 'texte'

/** The bytes of a chunk that writes nothing. Used by `csv-chunk.ts` and `ndjson-chunk.ts`. */
export const NOTHING: Uint8Array = new Uint8Array(0)
