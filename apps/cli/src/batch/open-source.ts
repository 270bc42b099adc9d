import { createReadStream, createWriteStream } from 'node:fs'
import { access, constants, mkdtemp, open, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import {
  BatchFault,
  type BatchFormat,
  type BatchSpec,
  formatByName,
  headerOf,
  memberColumns,
  readStart,
  scanRecords,
  type TableColumn,
  type TextFormat,
} from '@denier/core/batch'
import type { SchemaElement } from 'hyparquet'
import { folderFault } from './batch-output.ts'
import type { InputChunk } from './chunk-processor.ts'

/** Bytes read from the input at once. */
const READ_BYTES = 256 * 1024
const PARQUET_NAME = /[.](?:parquet|parq|pq)$/i
/** What a Parquet file begins with. */
const PARQUET_MAGIC = 'PAR1'

/** How an input is read. */
interface ReadingOptions {
  /** Whether NDJSON is read twice: for its columns, then for its rows. */
  readonly isReadTwice: boolean
  /**
   * What an empty standard input is: NDJSON of no line, where that is asked of the output, since a cluster may have
   * empty partitions; else CSV without its header, which is refused.
   */
  readonly emptyFormat: TextFormat
  /** Bytes of a chunk of text; `undefined` for the usual size. */
  readonly chunkBytes: number | undefined
}

/** An input that is open. */
export interface BatchSource {
  readonly format: BatchFormat
  /** The first record of a CSV file; else empty. */
  readonly headerText: string
  /** The columns of a Parquet file. */
  readonly columns?: readonly TableColumn[]
  /** How a Parquet output declares them. */
  readonly elements?: readonly SchemaElement[]
  /** Its rows, in their order. @param doneRows rows that were done by another run: they may be left out. */
  readonly chunks: (doneRows: number) => AsyncIterable<InputChunk>
  /** Reads an NDJSON file beforehand for the columns that hold its members. */
  readonly members?: (spec: BatchSpec) => Promise<readonly TableColumn[]>
  /** In bytes; `undefined` on standard input. */
  readonly size: number | undefined
  readonly bytesRead: () => number
  readonly close: () => Promise<void>
}

/**
 * The format that the extension of a file says; undefined for another one. Used by `run-batch.ts`.
 * @example formatOfName('foyers.parquet') // 'parquet'
 */
export const formatOfName = (path: string): BatchFormat | undefined =>
  PARQUET_NAME.test(path) ? 'parquet' : formatByName(path)

/**
 * Opens the input: a file, or standard input for `-`. A Parquet file begins with its end, and NDJSON that becomes
 * Parquet is read twice: from standard input, these two are first copied to a temporary file. Used by `run-batch.ts`.
 * @throws BatchFault, as a rejection, for a file that does not exist, is empty or is not what it claims to be.
 */
export async function openSource(
  path: string,
  stdin: AsyncIterable<Uint8Array>,
  options: ReadingOptions,
): Promise<BatchSource> {
  if (path !== '-') return openFile(path, formatOfName(path), options)
  const { pieces, isParquet, isEmpty } = await peeked(stdin)
  if (isParquet) return openCopy(pieces, 'parquet', options)
  const { pieces: rest, format } = await readStart(pieces, isEmpty ? options.emptyFormat : undefined)
  return format === 'ndjson' && options.isReadTwice
    ? openCopy(rest, format, options)
    : openText(rest, format, undefined, options)
}

/** Opens a file; without a format, what it begins with says it. */
async function openFile(
  path: string,
  named: BatchFormat | undefined,
  options: ReadingOptions,
): Promise<BatchSource> {
  const stats = await statOf(path)
  const size = stats.size || undefined // 0 for a pipe
  if (named === 'parquet' || (named === undefined && stats.isFile() && (await beginsAsParquet(path)))) {
    const { openParquet } = await import('./parquet/parquet-source.ts')
    return { ...(await openParquet(path)), format: 'parquet', headerText: '' }
  }
  const stream = createReadStream(path, { highWaterMark: READ_BYTES })
  const { pieces, format } = await readStart(stream, named)
  return openText(pieces, format, { path, size }, options)
}

/** Opens pieces of text. @param file the file that they are of. */
async function openText(
  pieces: AsyncIterable<Uint8Array>,
  format: TextFormat,
  file: { readonly path: string; readonly size: number | undefined } | undefined,
  { chunkBytes }: ReadingOptions,
): Promise<BatchSource> {
  let bytesRead = 0
  const counted = counting(pieces, (bytes) => {
    bytesRead += bytes
  })
  const isCsv = format === 'csv'
  const chunks = scanRecords(counted, {
    isQuoted: isCsv,
    hasHeader: isCsv,
    ...(chunkBytes !== undefined && { chunkBytes }),
  })
  return {
    format,
    headerText: isCsv ? await headerOf(chunks) : '',
    chunks: () => chunks,
    ...(file &&
      format === 'ndjson' && {
        members: (spec) =>
          memberColumns(
            scanRecords(createReadStream(file.path, { highWaterMark: READ_BYTES }), {
              isQuoted: false,
              hasHeader: false,
            }),
            spec,
          ),
      }),
    size: file?.size,
    bytesRead: () => bytesRead,
    close: async () => {},
  }
}

/** Copies a stream to a temporary file, which closing removes, and opens it. */
async function openCopy(
  pieces: AsyncIterable<Uint8Array>,
  format: BatchFormat,
  options: ReadingOptions,
): Promise<BatchSource> {
  const folder = await mkdtemp(join(tmpdir(), 'denier-lot-entree-'))
  const remove = () => rm(folder, { recursive: true, force: true })
  try {
    const path = join(folder, `entree.${format}`)
    await pipeline(pieces, createWriteStream(path))
    const source = await openFile(path, format, options)
    return {
      ...source,
      close: async () => {
        await source.close()
        await remove()
      },
    }
  } catch (error) {
    await remove()
    throw error
  }
}

/** The same pieces, whether they begin as a Parquet file does, and whether they hold no more than a mark or blank lines. */
async function peeked(source: AsyncIterable<Uint8Array>) {
  const iterator = source[Symbol.asyncIterator]()
  const first: Uint8Array[] = []
  let length = 0
  while (length < PARQUET_MAGIC.length) {
    const next = await iterator.next()
    if (next.done) break
    first.push(next.value)
    length += next.value.length
  }
  async function* pieces() {
    yield* first
    for (let next = await iterator.next(); !next.done; next = await iterator.next()) yield next.value
  }
  const start = Buffer.concat(first)
  const isEmpty = start.length < PARQUET_MAGIC.length && start.toString().trim() === ''
  return { pieces: pieces(), isParquet: isParquetStart(start), isEmpty }
}

const isParquetStart = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes.subarray(0, PARQUET_MAGIC.length)).toString('latin1') === PARQUET_MAGIC

async function beginsAsParquet(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const { buffer } = await file.read(Buffer.alloc(PARQUET_MAGIC.length), 0, PARQUET_MAGIC.length, 0)
    return isParquetStart(buffer)
  } finally {
    await file.close()
  }
}

/** The same pieces; calls back with the length of each. */
async function* counting(pieces: AsyncIterable<Uint8Array>, count: (bytes: number) => void) {
  for await (const piece of pieces) {
    count(piece.length)
    yield piece
  }
}

/**
 * The size and times of a file. Used by `run-batch.ts`.
 * @throws BatchFault, as a rejection, where it is none that can be read.
 */
export async function statOf(path: string) {
  try {
    const stats = await stat(path)
    if (stats.isDirectory()) throw folderFault(path)
    await access(path, constants.R_OK)
    return stats
  } catch (error) {
    if (error instanceof BatchFault) throw error
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'ENOENT')
      throw new BatchFault({ fr: `${path} n’existe pas.`, en: `${path} does not exist. (${message})` })
    throw new BatchFault({
      fr: `${path} ne peut pas être lu. (${message})`,
      en: `${path} cannot be read. (${message})`,
    })
  }
}
