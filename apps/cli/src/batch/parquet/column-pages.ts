import zlib from 'node:zlib'
import type { ColumnMetaData, Compressors, DecodedArray, SchemaElement, SchemaTree } from 'hyparquet'
import { parquetHeader, readPage } from 'hyparquet/src/column.js'
import { convert, DEFAULT_PARSERS } from 'hyparquet/src/convert.js'
import { checkedPage } from './checked-page.ts'
import type { InputFile, ReadRange } from './input-file.ts'
import { physicalElement } from './stored-columns.ts'

/** Bytes in which the header of a page is looked for first: its statistics may make it longer. */
const HEADER_BYTES = 1024
/** The longest page, uncompressed: those of usual files have 1 MiB. */
const LONGEST_PAGE = 256 * 1024 * 1024

type Decompress = (input: Uint8Array, options: { readonly maxOutputLength: number }) => Uint8Array
const decompressor =
  (decompress: Decompress) =>
  (input: Uint8Array, length: number): Uint8Array =>
    decompress(input, { maxOutputLength: Math.max(1, length) })

/** In Node since 22.15. */
const { zstdDecompressSync } = zlib as { readonly zstdDecompressSync?: Decompress }

/** What decompresses a page, besides Snappy, which the library does. Used by `parquet-source.ts`. */
export const compressors: Compressors = {
  GZIP: decompressor(zlib.gunzipSync),
  BROTLI: decompressor(zlib.brotliDecompressSync),
  ...(zstdDecompressSync && { ZSTD: decompressor(zstdDecompressSync) }),
}

/** Texts that are not UTF-8 are refused, since a replaced letter would be a silent change. */
const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

const parsers = {
  ...DEFAULT_PARSERS,
  stringFromBytes: (bytes: Uint8Array | undefined) => bytes && strict.decode(bytes),
  timestampFromNanoseconds: microsecondsOf,
}

/** @throws RangeError for a moment between two microseconds, which the output could not keep. */
function microsecondsOf(nanoseconds: bigint): bigint {
  if (nanoseconds % 1000n === 0n) return nanoseconds / 1000n
  throw new RangeError('a moment of 96 bits is not a whole number of microseconds')
}

/** Gives the values of a column in their order. */
export interface ColumnValues {
  /** The next values; `null` where there is none. @throws Error, as a rejection, where they cannot be read. */
  readonly take: (count: number) => Promise<readonly unknown[]>
}

/**
 * Opens a column of a row group. One page is held at once, so that memory does not depend on the length of the row
 * group. Used by `parquet-source.ts`.
 */
export function openColumn(
  file: InputFile,
  chunk: ColumnMetaData,
  [root, leaf]: readonly [root: SchemaTree, leaf: SchemaTree],
): ColumnValues {
  const pages = pagesOf(file, chunk, [root, leaf])
  let page: DecodedArray = []
  let at = 0
  return {
    take: async (count) => {
      const values: unknown[] = []
      while (values.length < count) {
        if (at === page.length) {
          const next = await pages.next()
          if (next.done) throw new RangeError('the column has fewer values than the row group has rows')
          page = next.value
          at = 0
        }
        const to = Math.min(page.length, at + count - values.length)
        for (; at < to; at += 1) {
          if (page[at] === undefined) throw new RangeError('a value is not in the dictionary of its column')
          values.push(page[at])
        }
      }
      return values
    },
  }
}

/** The values of each page, as they are stored; texts as strings. */
async function* pagesOf(
  file: InputFile,
  chunk: ColumnMetaData,
  [root, leaf]: readonly [root: SchemaTree, leaf: SchemaTree],
): AsyncGenerator<DecodedArray> {
  const element: SchemaElement = physicalElement(leaf.element)
  const decoder = {
    pathInSchema: chunk.path_in_schema,
    type: chunk.type,
    element,
    schemaPath: [root, { ...leaf, element }],
    codec: chunk.codec,
    parsers,
    compressors,
    utf8: false,
  }
  let offset = Number(chunk.dictionary_page_offset || chunk.data_page_offset)
  const end = offset + Number(chunk.total_compressed_size)
  const read = file.openRange(end)
  let dictionary: DecodedArray | undefined
  let left = Number(chunk.num_values)
  while (offset < end) {
    const { header, length } = await headerAt(read, offset, end)
    const size = header.compressed_page_size
    if (!(size >= 0)) throw new RangeError('a page has no size')
    if (header.uncompressed_page_size > LONGEST_PAGE) throw new RangeError('a page is longer than 256 MiB')
    const stored = await read(offset + length, size)
    offset += length + size
    const page = checkedPage(stored, header, decoder, left)
    const reader = { view: page.view, offset: 0 }
    const decompressed = { ...decoder, codec: 'UNCOMPRESSED' as const }
    const { data = [] } = readPage(reader, page.header, decompressed, dictionary, undefined, 0)
    if (header.type === 'DICTIONARY_PAGE') {
      dictionary = convert(data, decoder)
      continue
    }
    const { encoding } = header.data_page_header ?? header.data_page_header_v2 ?? {}
    if (!dictionary && encoding?.endsWith('_DICTIONARY'))
      throw new RangeError('a column lacks its dictionary')
    left -= data.length
    yield data
  }
}

/** The header of a page, and how many bytes it has. */
async function headerAt(read: ReadRange, offset: number, end: number) {
  for (let bytes = HEADER_BYTES; ; bytes *= 16) {
    const length = Math.min(bytes, end - offset)
    const reader = { view: await read(offset, length), offset: 0 }
    try {
      return { header: parquetHeader(reader), length: reader.offset }
    } catch (error) {
      if (length === end - offset) throw error
    }
  }
}
