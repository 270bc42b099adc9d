/** Parquet files for tests, written and read by the library alone. */
import { readFileSync } from 'node:fs'
import { type FileMetaData, parquetMetadata, parquetReadObjects } from 'hyparquet'
import { ByteWriter, ParquetWriter, parquetWriteBuffer } from 'hyparquet-writer'
import { writeMetadata } from 'hyparquet-writer/src/metadata.js'

type WriteOptions = Parameters<typeof parquetWriteBuffer>[0]
type Column = WriteOptions['columnData'][number]

/** The bytes of a file with these columns. Used by the tests of Parquet. */
export const parquetBytes = (
  columnData: readonly Column[],
  options: Partial<WriteOptions> = {},
): Uint8Array<ArrayBuffer> => new Uint8Array(parquetWriteBuffer({ columnData: [...columnData], ...options }))

/** Columns of texts, one a name. Used by the tests of Parquet. */
export const textColumns = (
  names: readonly string[],
  rows: readonly (readonly (string | null)[])[],
): Column[] =>
  names.map((name, at) => ({
    name,
    data: rows.map((row) => row[at] ?? null),
    type: 'STRING',
    nullable: true,
  }))

/** A file whose footer is changed before it is written. Used by `parquet-faults.test.ts`. */
export function withFooter(bytes: Uint8Array, change: (metadata: FileMetaData) => void): Uint8Array {
  const metadata = parquetMetadata(bytes)
  const data = bytes.subarray(0, bytes.length - metadata.metadata_length - 8)
  change(metadata)
  const footer = new ByteWriter()
  writeMetadata(footer, metadata)
  footer.appendBytes(Buffer.from('PAR1'))
  return Buffer.concat([data, footer.getBytes()])
}

/** A file without a row group, which has these columns. Used by `parquet-faults.test.ts`. */
export function emptyParquet(names: readonly string[]): Uint8Array {
  const writer = new ByteWriter()
  new ParquetWriter({
    writer,
    schema: [
      { name: 'root', num_children: names.length },
      ...names.map((name) => ({ name, type: 'DOUBLE', repetition_type: 'OPTIONAL' }) as const),
    ],
  }).finish()
  return writer.getBytes()
}

const bufferOf = (path: string): ArrayBuffer => Uint8Array.from(readFileSync(path)).buffer

/** The rows of a file, as objects. Used by the tests of Parquet. */
export const parquetRows = (path: string): Promise<Record<string, unknown>[]> =>
  parquetReadObjects({ file: bufferOf(path) })

/** The columns of a file, with their types. Used by `parquet.test.ts`. */
export const parquetTypes = (path: string): readonly (readonly [name: string, type: string])[] =>
  parquetMetadata(bufferOf(path))
    .schema.slice(1)
    .map(({ name, type, converted_type }) => [name, converted_type ?? type ?? ''])
