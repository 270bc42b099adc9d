import type { Text } from '../../units/text.ts'
import { BatchFault } from './batch-fault.ts'
import { refuseOtherTypes } from './file-signature.ts'
import { joinedBytes } from './utf8.ts'

/** A run of whole records of an input file, in bytes. Crosses to worker threads. */
export interface RecordChunk {
  readonly bytes: Uint8Array
  /** The number of its first record in the file, from 1; 0 for the header of a CSV file. */
  readonly firstRow: number
  /** The line of the file where it begins, from 1. */
  readonly firstLine: number
  /** How many records it holds. */
  readonly rows: number
}

/** How a file is cut into records. */
export interface RecordFormat {
  /** Whether `"` opens a cell that may hold line ends, as in CSV. */
  readonly isQuoted: boolean
  /** Whether the first record is a header, in a chunk of its own. */
  readonly hasHeader: boolean
  /** Bytes from which a chunk is full; 256 KiB by default. It may be shorter, or longer by a record. */
  readonly chunkBytes?: number
}

const CHUNK_BYTES = 256 * 1024
/** The longest record in bytes: beyond, a quote was opened and never closed. */
const LONGEST_RECORD = 16 * 1024 * 1024
const [QUOTE, LINE_FEED, CARRIAGE_RETURN] = [0x22, 0x0a, 0x0d]

/**
 * Cuts a stream of bytes into chunks of whole records, so that each chunk can be parsed and computed alone. Lines
 * that are empty are no records. Exported by `@denier/core/batch`; used by `batch/open-source.ts` of `@denier/cli`, and by
 * `batch/inspect-file.ts` and `batch/run-file.ts` of `@denier/web`.
 * @throws BatchFault: bytes that are not UTF-8, a record longer than 16 MiB or a quote that is never closed,
 * with the line; a file of another type.
 */
export async function* scanRecords(
  input: AsyncIterable<Uint8Array>,
  { isQuoted, hasHeader, chunkBytes = CHUNK_BYTES }: RecordFormat,
): AsyncGenerator<RecordChunk> {
  let pending: Uint8Array<ArrayBufferLike> = new Uint8Array(0)
  let scanned = 0 // bytes of pending that were read
  let end = 0 // bytes of pending that are whole records
  let isInQuotes = false
  let isBlank = true // nothing in the record that is being read
  let hasReturn = false // a carriage return in it: before a line end, one is no cell
  let rows = 0
  let lines = 0 // in the whole records of pending
  let openLines = 0 // in the record that is being read
  let firstRow = hasHeader ? 0 : 1
  let firstLine = 1
  let isFirst = true
  let isStart = true // no byte was read

  /** The whole records of `pending` as a chunk, which leaves the rest. */
  const take = (): RecordChunk => {
    const bytes = new Uint8Array(pending.subarray(0, end)) // its own memory: it is given to a thread
    refuseOtherEncodings(bytes, firstLine)
    const chunk = { bytes, firstRow, firstLine, rows }
    pending = pending.subarray(end)
    scanned -= end
    firstRow += rows
    firstLine += lines
    ;[end, rows, lines] = [0, 0, 0]
    isFirst = false
    return chunk
  }

  /** Leaves blank lines before a record: they would gather in memory, and none is a header. */
  const dropBlankLines = (): void => {
    pending = pending.subarray(end)
    scanned -= end
    firstLine += lines
    ;[end, lines] = [0, 0]
  }

  for await (const piece of input) {
    pending = joinedBytes(pending, isStart ? withoutMark(piece) : piece)
    isStart = false
    while (scanned < pending.length) {
      const byte = pending[scanned]
      scanned += 1
      if (byte === LINE_FEED) {
        openLines += 1
        if (isInQuotes) continue
        if (scanned - end > LONGEST_RECORD) throw longRecord(firstLine + lines)
        end = scanned
        lines += openLines
        openLines = 0
        if (!isBlank) rows += 1
        isBlank = true
        hasReturn = false
        if (rows === 0) dropBlankLines()
        if (rows > 0 && (end >= chunkBytes || (isFirst && hasHeader))) yield take()
      } else {
        if (byte === QUOTE && isQuoted) isInQuotes = !isInQuotes
        if (byte === CARRIAGE_RETURN && !hasReturn) hasReturn = true
        else isBlank = false
      }
    }
    if (pending.length - end > LONGEST_RECORD) throw longRecord(firstLine + lines)
    if (rows > 0 && !(isFirst && hasHeader)) yield take() // what is read is computed while more comes
  }
  if (isInQuotes) throw openQuote(firstLine + lines)
  if (!isBlank || hasReturn) rows += 1
  end = pending.length
  if (rows > 0) yield take()
}

/** Without the byte order mark of UTF-8. @throws BatchFault for a file of another type. */
function withoutMark(bytes: Uint8Array): Uint8Array {
  refuseOtherTypes(bytes)
  const [first, second, third] = bytes
  return first === 0xef && second === 0xbb && third === 0xbf ? bytes.subarray(3) : bytes
}

/** @throws BatchFault for bytes that are not UTF-8 and for NUL bytes, with their line. */
function refuseOtherEncodings(bytes: Uint8Array, firstLine: number): void {
  const nul = bytes.indexOf(0)
  if (nul >= 0) throw nulByte(firstLine + bytes.subarray(0, nul).filter((byte) => byte === LINE_FEED).length)
  if (isUtf8(bytes)) return
  const line = firstLine + linesBeforeOtherEncoding(bytes)
  const text: Text = {
    fr: `Ligne ${line} : des octets ne sont pas de l’UTF-8. Le fichier est sans doute en Windows-1252 (Latin-1) : iconv -f CP1252 -t UTF-8.`,
    en: `Line ${line}: some bytes are not UTF-8. The file is probably in Windows-1252 (Latin-1): iconv -f CP1252 -t UTF-8.`,
  }
  throw new BatchFault(text, { kind: 'encoding', line })
}

/** How many lines of valid UTF-8 come before the first one that is not. */
function linesBeforeOtherEncoding(bytes: Uint8Array): number {
  let lines = 0
  for (let from = 0; from < bytes.length; lines += 1) {
    const at = bytes.indexOf(LINE_FEED, from)
    const to = at < 0 ? bytes.length : at + 1
    if (!isUtf8(bytes.subarray(from, to))) break
    from = to
  }
  return lines
}

const strict = new TextDecoder('utf-8', { fatal: true })

/** Whether bytes are UTF-8. Node has a faster function, which browsers lack. */
function isUtf8(bytes: Uint8Array): boolean {
  try {
    strict.decode(bytes)
    return true
  } catch {
    return false
  }
}

const nulByte = (line: number): BatchFault =>
  new BatchFault({
    fr: `Ligne ${line} : elle contient un octet nul. Le fichier est abîmé, ou il passe à l’UTF-16 en son milieu.`,
    en: `Line ${line}: it holds a NUL byte. The file is damaged, or goes on in UTF-16.`,
  })

const longRecord = (line: number): BatchFault =>
  new BatchFault({
    fr: `Ligne ${line} : un enregistrement dépasse 16 Mio. Un guillemet ouvert n’est sans doute jamais fermé.`,
    en: `Line ${line}: a record is longer than 16 MiB. A quote is probably opened and never closed.`,
  })

const openQuote = (line: number): BatchFault =>
  new BatchFault({
    fr: `Ligne ${line} : un guillemet y est ouvert et n’est jamais fermé.`,
    en: `Line ${line}: a quote is opened and never closed.`,
  })
