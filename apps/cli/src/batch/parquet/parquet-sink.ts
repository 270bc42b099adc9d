import { rulesVersion, type Simulator } from '@denier/core'
import { addedColumns, type BatchSpec, type TableRow } from '@denier/core/batch'
import { type FileMetaData, parquetMetadata, type SchemaElement } from 'hyparquet'
import { ByteWriter, ParquetWriter } from 'hyparquet-writer'
import { writeMetadata } from 'hyparquet-writer/src/metadata.js'
import type { BatchOutput, Checkpoint } from '../batch-output.ts'
import type { BatchSink } from '../batch-sink.ts'
import { asItIs, physicalElement, type StoredColumn, storedColumn } from './stored-columns.ts'

/** Cells of a row group, its most and its least rows. Larger ones take memory: with 400,000 cells, a run takes 340 MB. */
const [GROUP_CELLS, MOST_ROWS, LEAST_ROWS] = [70_000, 50_000, 1000]
/** Characters of texts from which a row group is written, however few rows it has. */
const GROUP_CHARACTERS = 16 * 1024 * 1024
/** `PAR1`. */
const MAGIC = 0x31524150

/** The columns of the input as a Parquet output declares them, where it is Parquet too. */
type Kept = readonly SchemaElement[] | undefined

/**
 * Writes rows as a Parquet file: row groups as they fill, the footer at the end. What a checkpoint keeps is the footer
 * of the row groups so far. Used by `open-sink.ts`.
 * @param from the checkpoint that the output is resumed from.
 */
export function parquetSink(
  output: BatchOutput,
  {
    spec,
    simulator,
    kept,
    from,
  }: {
    readonly spec: BatchSpec
    readonly simulator: Simulator
    readonly kept: Kept
    readonly from: Checkpoint | undefined
  },
): BatchSink {
  const columns = storedColumns(spec, simulator, kept)
  const root: SchemaElement = { name: 'root', num_children: columns.length }
  const schema = [root, ...columns.map(({ element }) => element)]
  const bytes = new ByteWriter()
  // Values are encoded as they are stored; only the footer says what they mean.
  const writer = new ParquetWriter({
    writer: bytes,
    schema: [root, ...columns.map(({ element }) => physicalElement(element))],
    statistics: false,
  })
  if (from) resume(writer, bytes, from)
  const mostRows = Math.min(MOST_ROWS, Math.max(LEAST_ROWS, Math.floor(GROUP_CELLS / columns.length)))
  let rows: TableRow[] = []
  let characters = 0

  /** Writes what was encoded, and forgets it: `bytes.offset` goes on from the start of the file. */
  const flush = async (): Promise<void> => {
    await output.write(bytes.getBytes().slice())
    bytes.index = 0
  }
  const writeGroup = async (): Promise<void> => {
    writer.write({
      columnData: columns.map(({ element, store }, at) => ({
        name: element.name,
        data: rows.map((row) => (row[at] === null || row[at] === undefined ? null : store(row[at]))),
        offsetIndex: false,
      })),
      rowGroupSize: rows.length,
    })
    writer.pendingIndexes = []
    ;[rows, characters] = [[], 0]
    await flush()
  }
  const footer = (): ByteWriter => {
    const written = new ByteWriter()
    const metadata: Omit<FileMetaData, 'metadata_length'> = {
      version: 2,
      created_by: `denier version ${rulesVersion}`,
      schema,
      num_rows: writer.num_rows,
      row_groups: writer.row_groups,
    }
    writeMetadata(written, metadata as FileMetaData)
    written.appendUint32(MAGIC)
    return written
  }

  return {
    write: async ({ table = [] }) => {
      for (const row of table) {
        rows.push(row)
        for (const value of row) if (typeof value === 'string') characters += value.length
      }
      if (rows.length >= mostRows || characters >= GROUP_CHARACTERS) await writeGroup()
      return rows.length === 0
    },
    state: () => Buffer.from(footer().getBytes()).toString('base64'),
    end: async () => {
      if (rows.length > 0) await writeGroup()
      bytes.appendBytes(footer().getBytes())
      await flush()
    },
  }
}

/** Sets a writer where an interrupted run left the output. */
function resume(writer: ParquetWriter, bytes: ByteWriter, { bytes: length, state = '' }: Checkpoint): void {
  const { row_groups, num_rows } = parquetMetadata(Uint8Array.from(Buffer.from(state, 'base64')))
  writer.row_groups = row_groups
  writer.num_rows = num_rows
  bytes.index = 0 // the signature is in the output already
  bytes.offset = length
}

/** The columns of the output, in the order of a `TableRow`. */
function storedColumns(spec: BatchSpec, simulator: Simulator, kept: Kept): readonly StoredColumn[] {
  const { before, after } = addedColumns(spec, simulator)
  const ofInput =
    kept?.map((element) => ({ element, store: asItIs })) ??
    spec.header.map((name, at) => storedColumn({ name, type: spec.columnTypes?.[at] ?? { kind: 'text' } }))
  return [...before.map(storedColumn), ...ofInput, ...after.map(storedColumn)]
}
