import type { ColumnRole } from '@denier/core/batch'

/** A parameter of a simulator, as the page of files shows it. */
export interface BatchParam {
  readonly name: string
  readonly label: string
  /** Whether a row is refused without it. */
  readonly isRequired: boolean
  /** The words of a choice, each with its label. */
  readonly choices?: readonly { readonly word: string; readonly label: string }[]
}

/** A figure that a file may ask for, by its path in `data`. */
export interface BatchFigureChoice {
  readonly path: string
  readonly label: string
}

/** What the page needs of a simulator. */
export interface SimulatorDescription {
  readonly simulator: string
  readonly params: readonly BatchParam[]
  readonly figures: readonly BatchFigureChoice[]
  /** The paths computed where none is chosen. */
  readonly decisive: readonly string[]
}

/** What the beginning of a file says. */
export interface FileDescription {
  readonly format: 'csv' | 'ndjson'
  readonly separator: ',' | ';'
  /** Of NDJSON, the members of the first object. */
  readonly columns: readonly ColumnRole[]
  /** The texts of the first row, one for each column. */
  readonly firstRow: readonly string[]
}

/** A row that was refused. */
export interface RefusedRow {
  /** Its number among the rows, from 1; the header is none. */
  readonly row: number
  readonly errors: readonly string[]
}

/** The first rows of the result, as texts. */
export interface SampleTable {
  readonly header: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** How far a file has come. */
export interface FileProgress {
  readonly rows: number
  readonly refused: number
  readonly bytesRead: number
  readonly size: number
}

/** A file that was computed whole. */
export interface FileResult {
  readonly rows: number
  readonly refused: number
  /** The first rows that were refused. */
  readonly refusedRows: readonly RefusedRow[]
  readonly sample: SampleTable
  readonly file: Blob
  /** The command that gives the same bytes. */
  readonly command: string
}

/** What to compute of a file. */
export interface FileRequest {
  readonly file: File
  readonly figures: readonly string[]
  /** Values that are the same in every row, as typed, by parameter. */
  readonly constants: Readonly<Record<string, string>>
  readonly keepsNearNames: boolean
}

/** What the page asks of its worker. A request with `file` is about the simulator described last. */
export type BatchMessage = { readonly id: number } & (
  | { readonly kind: 'describe'; readonly simulator: string }
  | { readonly kind: 'inspect'; readonly file: File }
  | { readonly kind: 'run'; readonly request: FileRequest }
)

/** What the worker answers, under the number of the request. */
export type BatchReport = { readonly id: number } & (
  | { readonly kind: 'described'; readonly description: SimulatorDescription }
  | { readonly kind: 'inspected'; readonly description: FileDescription }
  | { readonly kind: 'progress'; readonly progress: FileProgress }
  | { readonly kind: 'done'; readonly result: FileResult }
  /** What is wrong with the file or the constants, for the user. */
  | { readonly kind: 'fault'; readonly text: string }
  /** The browser cannot read the file, or something else than the file failed. */
  | { readonly kind: 'unreadable' | 'failed' }
)
