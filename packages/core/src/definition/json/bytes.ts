import { LONGEST_NUMBER, writeRounded } from './number.ts'

/** Room for about fifteen answers; a longer one has its own. */
const SLAB = 65_536

/**
 * Bytes as they are written, one after the other. Texts lie side by side in a buffer, which is given away with them:
 * a new one is taken when it is full.
 */
export class Bytes {
  buffer = new Uint8Array(SLAB)
  at = 0
  #start = 0

  /** Makes room for so many more. @returns where they are to be written, from `at` on. */
  reserve(more: number): Uint8Array {
    if (this.at + more > this.buffer.length) this.#renew(more)
    return this.buffer
  }

  /** What is being written goes on in a new buffer. */
  #renew(more: number): void {
    const begun = this.buffer.subarray(this.#start, this.at)
    this.buffer = new Uint8Array(Math.max(SLAB, 2 * (begun.length + more)))
    this.buffer.set(begun)
    this.#start = 0
    this.at = begun.length
  }

  /** Bytes that were made ready. */
  constant(bytes: Uint8Array): void {
    this.reserve(bytes.length)
    this.at = this.copy(bytes, this.at)
  }

  /** The same where there is room: a loop, since `set` costs 10 % of an answer. @returns where they end. */
  copy(bytes: Uint8Array, at: number): number {
    const { buffer } = this
    for (let index = 0; index < bytes.length; index += 1) buffer[at + index] = bytes[index] as number
    return at + bytes.length
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

  /** Leaves what a failure left. */
  restart(): void {
    this.at = this.#start
  }

  /** What was written since it was last taken; the next is written after it. */
  taken(): Uint8Array<ArrayBuffer> {
    const bytes = this.buffer.subarray(this.#start, this.at)
    this.#start = this.at
    return bytes
  }
}

/** Of one unit of a text; two of them make four. */
const MOST_BYTES = 3

/** Texts that are kept are written here. */
const kept = new Bytes()

/**
 * A text in UTF-8, ready to be copied.
 * @example encoded('"é"').length // 4
 */
export function encoded(text: string): Uint8Array {
  kept.text(text)
  return kept.taken()
}
