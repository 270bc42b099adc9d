import { open } from 'node:fs/promises'
import type { AsyncBuffer } from 'hyparquet'

/** Bytes read at once, where fewer are asked. */
const WINDOW_BYTES = 64 * 1024

/** Gives bytes of a range of a file. @throws RangeError, as a rejection, for bytes that are not in the range. */
export type ReadRange = (offset: number, length: number) => Promise<DataView>

/** A file that is read by ranges of bytes. */
export interface InputFile extends AsyncBuffer {
  /** Opens a range that is read forward: up to 64 KiB are read ahead. */
  readonly openRange: (end: number) => ReadRange
  /** How many bytes were read so far. */
  readonly bytesRead: () => number
  readonly close: () => Promise<void>
}

/** Opens a file. Used by `parquet-source.ts`. */
export async function openInputFile(path: string): Promise<InputFile> {
  const file = await open(path)
  const { size } = await file.stat()
  let total = 0

  const bytesAt = async (offset: number, length: number): Promise<Uint8Array<ArrayBuffer>> => {
    if (offset < 0 || length < 0 || offset + length > size) throw new RangeError('the file is too short')
    const bytes = new Uint8Array(length)
    for (let done = 0; done < length; ) {
      const { bytesRead } = await file.read(bytes, done, length - done, offset + done)
      if (bytesRead === 0) throw new RangeError('the file became shorter')
      done += bytesRead
    }
    total += length
    return bytes
  }

  return {
    byteLength: size,
    slice: async (start, end = size) => (await bytesAt(start, end - start)).buffer,
    openRange: (end) => {
      let [from, bytes] = [0, new Uint8Array(0)]
      return async (offset, length) => {
        if (offset + length > end) throw new RangeError('a page goes beyond its column')
        if (offset < from || offset + length > from + bytes.length) {
          bytes = await bytesAt(offset, Math.max(length, Math.min(WINDOW_BYTES, end - offset)))
          from = offset
        }
        return new DataView(bytes.buffer, offset - from, length)
      }
    },
    bytesRead: () => total,
    close: () => file.close(),
  }
}
