import { nearest } from '../../definition/nearest.ts'
import { legibleName } from '../../definition/problem.ts'
import type { Params } from '../../definition/shape.ts'
import type { BatchFigure } from '../batch-figures.ts'
import type { BatchSimulation } from '../prepare-batch.ts'
import {
  type BatchSpec,
  type ComputedChunk,
  ERRORS_COLUMN,
  NOTHING,
  NUMBER_COLUMN,
  RAW_COLUMN,
} from './batch-spec.ts'
import type { ChunkProcessor } from './csv-chunk.ts'
import { type JsonObject, readJsonLine } from './json-line.ts'
import { memberCell } from './member-columns.ts'
import { isInPart } from './part.ts'
import type { RecordChunk } from './record-scanner.ts'
import { type TableRow, tableRow } from './table-row.ts'
import { bytesOfText, textOfBytes } from './utf8.ts'

/** What the processor of NDJSON chunks reads besides the spec. */
interface Compiled {
  readonly params: Params
  /** The figures to compute, in the order of their members. */
  readonly figures: readonly BatchFigure[]
  /** Computes a row: the values of the figures, or its errors. */
  readonly batch: BatchSimulation
  /** The parameters that are the same in every row, as values. */
  readonly defaults: Readonly<Record<string, unknown>>
}

/**
 * Compiles what reads, computes and writes one JSON object a line. An output object has the members of the input as
 * they are written there, then the figures by path, then `erreurs`, a list. A member that is `null` counts as absent,
 * as a blank cell does.
 * Used by `compile-batch.ts`.
 */
export function ndjsonProcessor(
  spec: BatchSpec,
  { params, figures, batch, defaults }: Compiled,
): ChunkProcessor {
  const { keepsNearNames, isNumbered, part, doneRows, isStrict, output, header, columnTypes = [] } = spec
  const names = Object.keys(params)
  const reserved = [ERRORS_COLUMN, ...(isNumbered ? [NUMBER_COLUMN] : []), ...figures.map(({ path }) => path)]

  const refusalOfName = (name: string): string | undefined => {
    if (reserved.includes(name)) return `${legibleName(name)} is a column that the batch adds`
    const [near] = keepsNearNames ? [] : nearest(name, names)
    return near === undefined
      ? undefined
      : `${legibleName(name)} is near ${near}, a parameter; --garder keeps it`
  }

  const computeObject = (object: JsonObject) => {
    const question: Record<string, unknown> = { ...defaults }
    const faults: string[] = []
    for (const [name, value] of Object.entries(object)) {
      if (Object.hasOwn(params, name)) {
        if (value !== null) question[name] = value
      } else {
        const fault = refusalOfName(name)
        if (fault !== undefined) faults.push(fault)
      }
    }
    const { values, errors = [] } = batch.fromObject(question)
    return {
      values: faults.length > 0 ? undefined : values,
      messages: [...faults, ...errors.map(({ message }) => message)],
    }
  }

  const compute = (chunk: RecordChunk): ComputedChunk => {
    const lines = textOfBytes(chunk.bytes).split('\n')
    const written: string[] = []
    const table: TableRow[] = []
    let [row, refused] = [chunk.firstRow - 1, 0]
    for (const [at, line] of lines.entries()) {
      if (line === '' || line === '\r') continue
      row += 1
      const { object, fault } = readJsonLine(line)
      if (row <= doneRows || (part && !isInPart(part, row, textOfMember(object, part.column)))) continue
      const { values, messages } = object ? computeObject(object) : { values: undefined, messages: [fault] }
      if (messages.length > 0) {
        refused += 1
        if (isStrict)
          return {
            bytes: NOTHING,
            rows: 0,
            refused,
            refusal: { line: chunk.firstLine + at, errors: messages },
          }
      }
      const isKept = object && !Object.keys(object).some((name) => reserved.includes(name))
      if (output === 'parquet') {
        const members: JsonObject = isKept ? object : { [RAW_COLUMN]: line.replace(/\r$/, '') }
        const kept = header.map((name, place) => memberCell(columnTypes[place]?.kind, members[name]))
        table.push(tableRow(spec, figures, { row, kept, values, messages }))
        continue
      }
      const answer = [
        ...figures.map(({ path }, place) => [path, values?.[place] ?? null] as const),
        [ERRORS_COLUMN, messages] as const,
      ]
      const texts = [
        ...(isNumbered ? [JSON.stringify({ [NUMBER_COLUMN]: row })] : []),
        isKept ? line : JSON.stringify({ [RAW_COLUMN]: line.replace(/\r$/, '') }),
        JSON.stringify(Object.fromEntries(answer)),
      ]
      written.push(`${objectOfTexts(texts)}\n`)
    }
    if (output === 'parquet') return { bytes: NOTHING, table, rows: table.length, refused }
    return { bytes: bytesOfText(written.join('')), rows: written.length, refused }
  }

  return { head: '', compute }
}

/**
 * The members of JSON objects as one object. Texts are joined and not parsed and written again: a number of the input
 * keeps all its digits.
 */
const objectOfTexts = (texts: readonly string[]): string =>
  `{${texts
    .map((text) => text.trim().slice(1, -1).trim())
    .filter((members) => members !== '')
    .join(',')}}`

/** The text that decides the part of a line; empty where the member is absent or the parts are blocks. */
const textOfMember = (object: JsonObject | undefined, name: string | undefined): string =>
  name === undefined ? '' : String(object?.[name] ?? '')
