import type { CivilDate } from '../../units/civil-date.ts'
import type { Language } from '../../units/text.ts'
import type { ReformValues } from '../reform.ts'
import type { ColumnType } from './column-type.ts'
import type { Comparison } from './compare-laws.ts'
import type { TableRow } from './table-row.ts'

/** How a file of text is written: CSV with commas or semicolons, or one JSON object a line. */
export type TextFormat = 'csv' | 'ndjson'

/** How a file is written: as text, or as Parquet. */
export type BatchFormat = TextFormat | 'parquet'

/**
 * All that a chunk of a batch needs to be computed, as plain data: it crosses to worker threads. Made by
 * `batch-plan.ts`; read by `compile-batch.ts`.
 */
export interface BatchSpec {
  /** Its name. */
  readonly simulator: string
  readonly input: BatchFormat
  readonly output: BatchFormat
  /** Of CSV; with semicolons, numbers have a decimal comma. */
  readonly separator: ',' | ';'
  /** The names of the columns of the input; none for NDJSON, unless it is written as Parquet. */
  readonly header: readonly string[]
  /** Their types, where the input has types: Parquet, and NDJSON that is written as Parquet. */
  readonly columnTypes?: readonly ColumnType[]
  /** Paths in `data`: those of the figures that decide, where none was asked. */
  readonly figures: readonly string[]
  /** Parameters that are the same in every row, by name, as texts of a query. */
  readonly defaults: readonly (readonly [name: string, texts: readonly string[]])[]
  /** Whether unknown columns whose name is near a parameter's are kept. */
  readonly keepsNearNames: boolean
  /** Whether a column gives the number of each row in the input. */
  readonly isNumbered: boolean
  /** Whether each row has the explications of its figures, in NDJSON. */
  readonly isExplained?: boolean
  /** The rows to compute; undefined for all. */
  readonly part: BatchPart | undefined
  /** Rows up to this one were written by an earlier run: they are passed over. */
  readonly doneRows: number
  /** Whether the first row that is refused ends the batch. */
  readonly isStrict: boolean
  /** Legal values to replace; undefined for the law of today. */
  readonly reform: BatchReform | undefined
  /** The day on which the law is read. */
  readonly today: CivilDate
  readonly language: Language
}

/** The law under which a batch is computed, where it is not that of today. */
export interface BatchReform {
  /** What the file of `--reforme` holds, already checked. */
  readonly values: ReformValues
  /** Whether each figure is computed under the law of today too, and the difference written. */
  readonly isCompared: boolean
}

/** Which rows are computed here, where several machines share a file. */
export interface BatchPart {
  /** Which part this is, from 1. */
  readonly rank: number
  /** How many parts there are. */
  readonly count: number
  /** The column whose text decides which part a row is in; without it, blocks of rows do. */
  readonly column: string | undefined
}

/** What became of a chunk: the bytes to write, and how many of its rows were refused. */
export interface ComputedChunk {
  /** UTF-8; none for Parquet. */
  readonly bytes: Uint8Array
  /** For Parquet, the rows: several chunks make a row group. */
  readonly table?: readonly TableRow[]
  /** How many rows these bytes hold, those that were refused included. */
  readonly rows: number
  /** How many of them were refused. */
  readonly refused: number
  /** With `--comparer`, how these rows differ under the reform. */
  readonly comparison?: Comparison
  /**
   * With `--strict`, the line of the file and the messages of the first row that was refused; nothing is
   * written.
   */
  readonly refusal?: { readonly line: number; readonly errors: readonly string[] }
}

/**
 * The column that a batch adds for the faults of a row. No column of the input may have this name. Exported
 * by `@denier/core/batch`; used by `batch-plan.ts`, `csv-chunk.ts`, `member-columns.ts`, `ndjson-chunk.ts`,
 * `table-chunk.ts` and `written-columns.ts`, and by `batch/sample-rows.ts` of `@denier/web`.
 */
export const ERRORS_COLUMN = 'erreurs'
/**
 * The column that `--numeroter` adds: the number of the row, from 1. Used by `batch-plan.ts`, `csv-chunk.ts`,
 * `member-columns.ts`, `ndjson-chunk.ts`, `table-chunk.ts` and `written-columns.ts`.
 */
export const NUMBER_COLUMN = 'ligne'
/**
 * The member that `--explication` adds: the explications of the figures of the row, by path. Used by `batch-plan.ts`
 * and `explained-batch.ts`.
 */
export const EXPLICATION_COLUMN = 'explication'
/**
 * The member that holds the text of a line of NDJSON whose own members cannot be kept: it is no object, or
 * has a name that the batch adds. Used by `member-columns.ts` and `ndjson-chunk.ts`.
 */
export const RAW_COLUMN = 'texte'

/** The bytes of a chunk that writes nothing. Used by `csv-chunk.ts`, `ndjson-chunk.ts` and `table-chunk.ts`. */
export const NOTHING: Uint8Array = new Uint8Array(0)
