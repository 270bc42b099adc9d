import { LONGEST_NUMBER, writeRounded } from './number.ts'

const FIRST_SIZE = 16_384

/** Bytes as they are written, one after the other: one buffer for all answers, which grows to the longest. */
export class Bytes {
  buffer = new Uint8Array(FIRST_SIZE)
  at = 0

  /** Makes room for so many more. @returns where they are to be written, from `at` on. */
  reserve(more: number): Uint8Array {
    if (this.at + more > this.buffer.length) {
      const larger = new Uint8Array(2 * (this.at + more))
      larger.set(this.buffer)
      this.buffer = larger
    }
    return this.buffer
  }

  /** Bytes that were made ready: by hand, since most are the few of a name. */
  constant(bytes: Uint8Array): void {
    const { at } = this
    const buffer = this.reserve(bytes.length)
    if (bytes.length > LONG) buffer.set(bytes, at)
    else for (let index = 0; index < bytes.length; index += 1) buffer[at + index] = bytes[index] as number
    this.at = at + bytes.length
  }

  /** A finite number, rounded. */
  rounded(value: number, decimals: number): void {
    this.at = writeRounded(value, decimals, this.reserve(LONGEST_NUMBER), this.at)
  }

  /** A text in UTF-8. It must be well formed, as every text of JSON is: a lone surrogate is escaped there. */
  text(text: string): void {
    const buffer = this.reserve(MOST_BYTES * text.length)
    let { at } = this
    for (let index = 0; index < text.length; index += 1) {
      const unit = text.charCodeAt(index)
      if (unit < 0x80) buffer[at++] = unit
      else if (unit < 0x800) {
        buffer[at++] = 0xc0 | (unit >> 6)
        buffer[at++] = 0x80 | (unit & 63)
      } else if (unit < 0xd800 || unit > 0xdfff) {
        buffer[at++] = 0xe0 | (unit >> 12)
        buffer[at++] = 0x80 | ((unit >> 6) & 63)
        buffer[at++] = 0x80 | (unit & 63)
      } else {
        const point = 0x10000 + ((unit & 0x3ff) << 10) + (text.charCodeAt(++index) & 0x3ff)
        buffer[at++] = 0xf0 | (point >> 18)
        buffer[at++] = 0x80 | ((point >> 12) & 63)
        buffer[at++] = 0x80 | ((point >> 6) & 63)
        buffer[at++] = 0x80 | (point & 63)
      }
    }
    this.at = at
  }

  /** A copy of what was written; the next is written from the start. */
  taken(): Uint8Array<ArrayBuffer> {
    const bytes = this.buffer.slice(0, this.at)
    this.at = 0
    return bytes
  }
}

/** From here on a copy by the engine is quicker than its call. */
const LONG = 48

/** Of one unit of a text; two of them make four. */
const MOST_BYTES = 3

/** A text in UTF-8, to be kept. @example encoded('"é"') // 34 195 169 34 */
export function encoded(text: string): Uint8Array {
  const bytes = new Bytes()
  bytes.text(text)
  return bytes.taken()
}
