import { parse } from 'csv-parse/sync'
import { dsvFormat } from 'd3-dsv'
import { isNumeric } from '../../analyses/figures.ts'
import type { Problem } from '../../definition/problem.ts'
import type { Params } from '../../definition/shape.ts'
import type { BatchFigure } from '../batch-figures.ts'
import type { BatchSimulation } from '../prepare-batch.ts'
import { BatchFault } from './batch-fault.ts'
import { type BatchSpec, type ComputedChunk, ERRORS_COLUMN, NOTHING, NUMBER_COLUMN } from './batch-spec.ts'
import { isInPart } from './part.ts'
import type { RecordChunk } from './record-scanner.ts'
import { type TableRow, tableRow } from './table-row.ts'
import { bytesOfText, textOfBytes } from './utf8.ts'

/** What the processor of CSV chunks reads besides the spec. */
interface Compiled {
  readonly params: Params
  /** The figures to compute, in the order of their columns. */
  readonly figures: readonly BatchFigure[]
  /** Computes a row: the values of the figures, or its errors. */
  readonly batch: BatchSimulation
}

/** Computes the chunks of a file. Used by `compile-batch.ts`, `ndjson-chunk.ts` and `table-chunk.ts`. */
export interface ChunkProcessor<Chunk = RecordChunk> {
  /** The text before the first row: the header of a CSV output, with its line end; else empty. */
  readonly head: string
  /** @throws BatchFault where a chunk is no valid CSV. */
  readonly compute: (chunk: Chunk) => ComputedChunk
}

/**
 * Compiles what reads, computes and writes the rows of a CSV file. Output rows have the cells of the input, then the
 * figures, then the errors. Used by `compile-batch.ts`.
 */
export function csvProcessor(spec: BatchSpec, { params, figures, batch }: Compiled): ChunkProcessor {
  const { header, separator, defaults, isNumbered, part, output, doneRows, isStrict } = spec
  const hasDecimalComma = separator === ';'
  const columns = header.map((name) => {
    const field = Object.hasOwn(params, name) ? params[name] : undefined
    return {
      name,
      isParam: field !== undefined,
      readsComma: hasDecimalComma && field !== undefined && isNumeric(field),
    }
  })
  const partColumn = part?.column === undefined ? -1 : header.indexOf(part.column)
  const outputHeader = [
    ...(isNumbered ? [NUMBER_COLUMN] : []),
    ...header,
    ...figures.map(({ path }) => path),
    ERRORS_COLUMN,
  ]

  const queryOf = (cells: readonly string[]): Map<string, readonly string[]> => {
    const query = new Map<string, readonly string[]>(defaults)
    for (const [at, { name, isParam, readsComma }] of columns.entries()) {
      const cell = cells[at]
      if (isParam && cell) query.set(name, [readsComma ? cell.replace(',', '.') : cell])
    }
    return query
  }

  const compute = (chunk: RecordChunk): ComputedChunk => {
    const records = parseRecords(chunk, separator)
    const written: unknown[] = []
    const table: TableRow[] = []
    let refused = 0
    for (const [at, cells] of records.entries()) {
      const row = chunk.firstRow + at
      if (row <= doneRows || (part && !isInPart(part, row, cells[partColumn] ?? ''))) continue
      const { values, errors } =
        cells.length === header.length ? batch.fromQuery(queryOf(cells)) : wrongLength(cells, header)
      const messages = errors?.map(({ message }) => message) ?? []
      if (messages.length > 0) {
        refused += 1
        if (isStrict)
          return {
            bytes: NOTHING,
            rows: 0,
            refused,
            refusal: { line: chunk.firstLine + lineOf(chunk, at, separator), errors: messages },
          }
      }
      if (output === 'parquet') {
        const kept = header.map((_, place) => cells[place] || null)
        table.push(tableRow(spec, figures, { row, kept, values, messages }))
        continue
      }
      const kept = header.map((_, place) => cells[place] ?? '')
      written.push(
        output === 'csv'
          ? [
              ...(isNumbered ? [row] : []),
              ...kept,
              ...(values ?? figures.map(() => null)),
              messages.join('; '),
            ]
          : objectOf(row, kept, values, messages),
      )
    }
    if (output === 'parquet') return { bytes: NOTHING, table, rows: table.length, refused }
    return { bytes: bytesOfText(textOf(written)), rows: written.length, refused }
  }

  const objectOf = (
    row: number,
    kept: readonly string[],
    values: readonly unknown[] | undefined,
    messages: readonly string[],
  ) =>
    Object.fromEntries([
      ...(isNumbered ? [[NUMBER_COLUMN, row] as const] : []),
      ...header.map((name, at) => [name, kept[at]] as const),
      ...figures.map(({ path }, at) => [path, values?.[at] ?? null] as const),
      [ERRORS_COLUMN, messages],
    ])

  const textOf = (rows: readonly unknown[]): string =>
    output === 'csv'
      ? csvText(rows as readonly (readonly unknown[])[], separator)
      : rows.map((row) => `${JSON.stringify(row)}\n`).join('')

  return { head: output === 'csv' ? csvText([outputHeader], separator) : '', compute }
}

/** Rows as CSV, lines ended by LF. With semicolons, numbers have a decimal comma. Used by `table-chunk.ts`. */
export function csvText(rows: readonly (readonly unknown[])[], separator: ',' | ';'): string {
  const { formatRow } = dsvFormat(separator)
  const cellOf = (value: unknown): string =>
    typeof value === 'number' && separator === ';' ? String(value).replace('.', ',') : String(value ?? '')
  return rows.map((row) => `${formatRow(row.map(cellOf))}\n`).join('')
}

const QUOTE = 34

/**
 * The cells of each record. Without a quote in the chunk, lines are records and need no parser
 * (docs/decisions/0096-rows-of-csv.md). Exported for `csv-chunk.test.ts`.
 * @throws BatchFault where the quotes of a cell are wrong, with the line.
 */
export function parseRecords({ bytes, firstLine }: RecordChunk, separator: ',' | ';'): string[][] {
  if (!bytes.includes(QUOTE)) {
    const lines = textOfBytes(bytes).split(/\r?\n/)
    return lines.flatMap((line) => (line === '' ? [] : [line.split(separator)]))
  }
  try {
    return parse(textOfBytes(bytes), {
      delimiter: separator,
      record_delimiter: ['\r\n', '\n'],
      relax_column_count: true,
      skip_empty_lines: true,
    })
  } catch (error) {
    const { lines = 1 } = error as Error & { readonly lines?: number }
    const line = firstLine + lines - 1
    throw new BatchFault({
      fr: `Ligne ${line} : guillemets mal placés. Une cellule qui en contient s’écrit "a ""b"" c".`,
      en: `Line ${line}: misplaced quotes. A cell that holds some is written "a ""b"" c".`,
    })
  }
}

/** How many lines of a chunk come before one of its records. */
function lineOf({ bytes }: RecordChunk, at: number, delimiter: ',' | ';'): number {
  const before = parse(textOfBytes(bytes), {
    delimiter,
    record_delimiter: ['\r\n', '\n'],
    relax_column_count: true,
    skip_empty_lines: true,
    info: true,
    to: at + 1,
  }) as unknown as readonly {
    readonly info: { readonly lines: number }
    readonly record: readonly string[]
  }[]
  const last = before.at(-1)
  const own = last?.record.join('').split('\n').length ?? 1
  return Math.max(0, (last?.info.lines ?? 1) - own)
}

/** Most cells beyond the header that a message shows, and most characters of each. */
const [MOST_BEYOND, LONGEST_BEYOND] = [5, 60]

/** The error of a row whose cells are not as many as the columns; cells beyond the header are told. */
function wrongLength(
  cells: readonly string[],
  header: readonly string[],
): { values?: undefined; errors: readonly Problem[] } {
  const beyond = cells
    .slice(header.length, header.length + MOST_BEYOND)
    .map((cell) => JSON.stringify(cell.length > LONGEST_BEYOND ? `${cell.slice(0, LONGEST_BEYOND)}…` : cell))
    .join(', ')
  const message = `the row must have ${header.length} cells: it has ${cells.length}${beyond === '' ? '' : `, beyond them ${beyond}`}`
  return { errors: [{ field: '', code: 'not_a_row', message }] }
}
