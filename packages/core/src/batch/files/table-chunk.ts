import type { Params } from '../../definition/shape.ts'
import type { BatchFigure } from '../batch-figures.ts'
import type { BatchSimulation } from '../prepare-batch.ts'
import { type BatchSpec, type ComputedChunk, ERRORS_COLUMN, NOTHING, NUMBER_COLUMN } from './batch-spec.ts'
import { cellReader, jsonReader, paramReader } from './column-type.ts'
import { type ChunkProcessor, csvText } from './csv-chunk.ts'
import { isInPart } from './part.ts'
import { type TableRow, tableRow } from './table-row.ts'
import { bytesOfText } from './utf8.ts'

/** Rows of an input whose columns are typed. Crosses to worker threads. */
export interface TableChunk {
  /** The number of its first row in the file, from 1. */
  readonly firstRow: number
  readonly rows: number
  /** The values of each column of the header, as its type stores them; `null` where there is none. */
  readonly columns: readonly (readonly unknown[])[]
}

/** What the processor of typed rows reads besides the spec. */
interface Compiled {
  readonly params: Params
  /** The figures to compute, in the order of their columns. */
  readonly figures: readonly BatchFigure[]
  /** Computes a row: the values of the figures, or its errors. */
  readonly batch: BatchSimulation
}

/**
 * Compiles what computes rows of typed columns, and writes them as text or leaves them as rows. A value of a parameter is
 * read as the text of a cell is: a list by the list grammar. Used by `compile-batch.ts`.
 */
export function tableProcessor(
  spec: BatchSpec,
  { params, figures, batch }: Compiled,
): ChunkProcessor<TableChunk> {
  const { header, columnTypes = [], defaults, isNumbered, part, output, doneRows, isStrict } = spec
  const columns = header.map((name, at) => {
    const type = columnTypes[at] ?? { kind: 'text' }
    return {
      name,
      isParam: Object.hasOwn(params, name),
      paramText: paramReader(type),
      text: cellReader(type),
      json: jsonReader(type),
    }
  })
  const partColumn = part?.column === undefined ? -1 : header.indexOf(part.column)

  const queryOf = (cells: readonly unknown[]): Map<string, readonly string[]> => {
    const query = new Map<string, readonly string[]>(defaults)
    for (const [at, { name, isParam, paramText }] of columns.entries()) {
      const cell = cells[at] ?? null
      if (!isParam || cell === null) continue
      const text = paramText(cell)
      if (text !== '') query.set(name, [text])
    }
    return query
  }
  const textOf = (cells: readonly unknown[], at: number): string =>
    cells[at] === null || cells[at] === undefined ? '' : (columns[at]?.text(cells[at]) ?? '')

  const csvRow = (
    row: number,
    cells: readonly unknown[],
    values: readonly unknown[] | undefined,
    messages: readonly string[],
  ) => [
    ...(isNumbered ? [row] : []),
    ...header.map((_, at) => textOf(cells, at)),
    ...(values ?? figures.map(() => null)),
    messages.join('; '),
  ]
  const jsonLine = (
    row: number,
    cells: readonly unknown[],
    values: readonly unknown[] | undefined,
    messages: readonly string[],
  ) => {
    const members = [
      ...(isNumbered ? [`"${NUMBER_COLUMN}":${row}`] : []),
      ...columns.map(
        ({ name, json }, at) => `${JSON.stringify(name)}:${cells[at] === null ? 'null' : json(cells[at])}`,
      ),
      ...figures.map(({ path }, at) => `${JSON.stringify(path)}:${JSON.stringify(values?.[at] ?? null)}`),
      `"${ERRORS_COLUMN}":${JSON.stringify(messages)}`,
    ]
    return `{${members.join(',')}}\n`
  }

  const compute = (chunk: TableChunk): ComputedChunk => {
    const rows: TableRow[] = []
    const lines: string[] = []
    let [count, refused] = [0, 0]
    for (let at = 0; at < chunk.rows; at += 1) {
      const row = chunk.firstRow + at
      const cells = chunk.columns.map((values) => values[at] ?? null)
      if (row <= doneRows || (part && !isInPart(part, row, textOf(cells, partColumn)))) continue
      const { values, errors } = batch.fromQuery(queryOf(cells))
      const messages = errors?.map(({ message }) => message) ?? []
      if (messages.length > 0) {
        refused += 1
        if (isStrict) return { bytes: NOTHING, rows: 0, refused, refusal: { line: row, errors: messages } }
      }
      count += 1
      if (output === 'parquet') rows.push(tableRow(spec, figures, { row, kept: cells, values, messages }))
      else if (output === 'csv') rows.push(csvRow(row, cells, values, messages))
      else lines.push(jsonLine(row, cells, values, messages))
    }
    if (output === 'parquet') return { bytes: NOTHING, table: rows, rows: count, refused }
    const text = output === 'csv' ? csvText(rows, ',') : lines.join('')
    return { bytes: bytesOfText(text), rows: count, refused }
  }

  const outputHeader = [
    ...(isNumbered ? [NUMBER_COLUMN] : []),
    ...header,
    ...figures.map(({ path }) => path),
    ERRORS_COLUMN,
  ]
  return { head: output === 'csv' ? csvText([outputHeader], ',') : '', compute }
}
