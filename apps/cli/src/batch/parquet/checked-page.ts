import type { Encoding, PageHeader } from 'hyparquet'
import type { readPage } from 'hyparquet/src/column.js'
import { decompressPage } from 'hyparquet/src/datapage.js'

/** What the library knows of a column when it reads its pages; it exports no name for it. */
type ColumnDecoder = Parameters<typeof readPage>[2]

/** Values that a writer may add to a last run of packed bits: it may have 63 groups of eight. */
const MOST_PADDING = 504
/** The widest value of a run, in bits. */
const MOST_BITS = 32
/** Size codes of a Snappy literal from this one on say how many bytes hold its length. */
const LONG_LITERAL = 60

/** A page that is decompressed, and its header as if it had been written so. */
export interface CheckedPage {
  readonly view: DataView
  readonly header: PageHeader
}

/**
 * Decompresses a page, and checks the counts that it holds. The library believes them: one damaged byte may ask it for
 * a run of a thousand million values, which ends the process. Used by `column-pages.ts`.
 * @param most how many values the column may still have.
 * @throws RangeError for a count that the page or the column cannot have.
 */
export function checkedPage(
  view: DataView,
  header: PageHeader,
  decoder: ColumnDecoder,
  most: number,
): CheckedPage {
  const stored = new Uint8Array(view.buffer as ArrayBuffer, view.byteOffset, view.byteLength)
  const { data_page_header: first, data_page_header_v2: second, dictionary_page_header: dictionary } = header
  const isOptional = decoder.element.repetition_type !== 'REQUIRED'
  if (header.type === 'DATA_PAGE_V2' && second) {
    const { num_values: count, num_nulls: nulls, definition_levels_byte_length: levelBytes } = second
    refuseCount(count, most)
    if (second.repetition_levels_byte_length !== 0) throw new RangeError('a page has levels of lists')
    if (!(levelBytes >= 0 && levelBytes <= stored.length))
      throw new RangeError('levels are longer than a page')
    const levels = stored.subarray(0, levelBytes)
    const present = isOptional ? presentValues(levels, count) : count
    if (present !== count - nulls) throw new RangeError('a page has another number of nulls than it says')
    const values = second.is_compressed
      ? decompressed(stored.subarray(levelBytes), header.uncompressed_page_size - levelBytes, decoder)
      : stored.subarray(levelBytes)
    checkValues(values, second.encoding, present, { ...decoder, hasZeroBitRuns: true })
    if (!second.is_compressed) return { view, header }
    const page = joined(levels, values)
    return {
      view: viewOf(page),
      header: {
        ...header,
        compressed_page_size: page.length,
        data_page_header_v2: { ...second, is_compressed: false },
      },
    }
  }
  const page = decompressed(stored, header.uncompressed_page_size, decoder)
  if (header.type === 'DATA_PAGE' && first) {
    const { num_values: count, encoding } = first
    refuseCount(count, most)
    const from = isOptional ? 4 + viewOf(page).getUint32(0, true) : 0
    if (from > page.length) throw new RangeError('levels are longer than a page')
    const present = isOptional ? presentValues(page.subarray(4, from), count) : count
    checkValues(page.subarray(from), encoding, present, { ...decoder, hasZeroBitRuns: false })
  }
  if (header.type === 'DICTIONARY_PAGE' && dictionary) refuseCount(dictionary.num_values, page.length)
  return { view: viewOf(page), header: { ...header, compressed_page_size: page.length } }
}

/** @throws RangeError for a number of values that is negative or over this one. */
function refuseCount(count: number, most: number): void {
  if (!(count >= 0 && count <= most)) throw new RangeError('a page has more values than its column')
}

/** What is known of the values of a page. */
interface ValueKind extends Pick<ColumnDecoder, 'type'> {
  /** Whether the library reads runs of values of no bits, or takes them for zeros. */
  readonly hasZeroBitRuns: boolean
}

/** @throws RangeError for values whose encoding or type, or whose runs or blocks, cannot be. */
function checkValues(
  values: Uint8Array,
  encoding: Encoding | undefined,
  count: number,
  { type, hasZeroBitRuns }: ValueKind,
): void {
  if (!encoding) throw new RangeError('a page has an unknown encoding')
  const isIndexed = encoding.endsWith('_DICTIONARY')
  if ((encoding === 'RLE' || isIndexed) && (encoding === 'RLE') !== (type === 'BOOLEAN'))
    throw new RangeError('a page has an encoding that its type has not')
  if (count === 0) return
  if (encoding.startsWith('DELTA_')) checkBlocks(values)
  if (encoding === 'RLE') walkRuns(values.subarray(4), 1, count) // after their length in bytes
  if (!isIndexed) return
  const bits = values[0] ?? 0
  if (bits > MOST_BITS) throw new RangeError('values have too many bits')
  if (bits > 0 || hasZeroBitRuns) walkRuns(values.subarray(1), bits, count)
}

/** How many values are present, by their levels of one bit. @throws RangeError for runs that are too long. */
function presentValues(levels: Uint8Array, count: number): number {
  let present = 0
  walkRuns(levels, 1, count, (values, length) => {
    if (typeof values === 'number') present += values === 1 ? length : 0
    else for (let at = 0; at < length; at += 1) present += ((values[at >> 3] ?? 0) >> (at & 7)) & 1
  })
  return present
}

/** Takes a run: the value that repeats, or packed values, and how many there are. */
type TakeRun = (values: number | Uint8Array, length: number) => void

/**
 * Goes through runs, of a repeated value or of packed bits, until so many values were seen.
 * @throws RangeError for a run that is longer than what is left, or where the bytes end before.
 */
function walkRuns(bytes: Uint8Array, bits: number, count: number, take?: TakeRun): void {
  const reader = { bytes, at: 0 }
  for (let seen = 0; seen < count; ) {
    const header = varint(reader)
    const left = count - seen
    const length = header & 1 ? (header >>> 1) * 8 : header >>> 1
    if (length > left + (header & 1 ? MOST_PADDING : 0)) throw new RangeError('a run is longer than its page')
    const end = reader.at + (header & 1 ? (length / 8) * bits : (bits + 7) >> 3)
    take?.(header & 1 ? bytes.subarray(reader.at, end) : (bytes[reader.at] ?? 0), Math.min(length, left))
    reader.at = end
    seen += length
  }
}

/** @throws RangeError for blocks of differences whose sizes cannot be: the library would go back, and never end. */
function checkBlocks(bytes: Uint8Array): void {
  const reader = { bytes, at: 0 }
  const [size, parts] = [varint(reader), varint(reader)]
  if (parts < 1 || size % parts !== 0 || size < parts) throw new RangeError('a page has blocks of no size')
}

/** An unsigned number of 32 bits, seven bits a byte. @throws RangeError where it does not end. */
function varint(reader: { readonly bytes: Uint8Array; at: number }): number {
  let value = 0
  for (let shift = 0; shift < 35; shift += 7) {
    const byte = reader.bytes[reader.at]
    if (byte === undefined) break
    reader.at += 1
    value |= (byte & 127) << shift
    if (byte < 128) return value >>> 0
  }
  throw new RangeError('a page ends within a number')
}

function decompressed(bytes: Uint8Array, length: number, { codec, compressors }: ColumnDecoder): Uint8Array {
  if (codec === 'SNAPPY' && bytes.length > 0) checkSnappy(bytes)
  return decompressPage(bytes, length, codec, compressors)
}

/** @throws RangeError for a literal of 2 GiB or more, which the library takes for a negative length. */
function checkSnappy(bytes: Uint8Array): void {
  const reader = { bytes, at: 0 }
  varint(reader) // the length of the whole
  for (let { at } = reader; at < bytes.length; ) {
    const tag = bytes[at] ?? 0
    const kind = tag & 3
    if (kind > 0) {
      at += kind === 3 ? 5 : kind + 1
      continue
    }
    const code = tag >> 2
    const lengthBytes = code < LONG_LITERAL ? 0 : code - LONG_LITERAL + 1
    let length = code
    if (lengthBytes > 0) {
      length = 0
      for (let place = lengthBytes; place > 0; place -= 1) length = length * 256 + (bytes[at + place] ?? 0)
    }
    at += 2 + lengthBytes + length
    if (at > bytes.length) throw new RangeError('a compressed page is damaged')
  }
}

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array): DataView =>
  new DataView(buffer, byteOffset, byteLength)

function joined(one: Uint8Array, other: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(one.length + other.length)
  bytes.set(one)
  bytes.set(other, one.length)
  return bytes
}
