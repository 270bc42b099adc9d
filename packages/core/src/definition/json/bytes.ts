import { LONGEST_NUMBER, writeRounded } from './number.ts'

/** Room for about fifteen answers; a longer one has its own. */
const SLAB = 65_536

/** Bytes of a word: what is ready is copied by words, the last of which may reach beyond it. */
const WORD = 8

/** Bytes that were made ready, as they lie in doubles: an engine copies one as quickly as a byte. */
export interface Ready {
  readonly words: Float64Array
  readonly length: number
}

/**
 * Bytes as they are written, one after the other. Texts lie side by side in a buffer, which is given away with them:
 * a new one is taken when it is full.
 */
export class Bytes {
  buffer = new Uint8Array(SLAB)
  at = 0
  #start = 0
  #view = new DataView(this.buffer.buffer)

  /** Makes room for so many more. @returns where they are to be written, from `at` on. */
  reserve(more: number): Uint8Array {
    if (this.at + more + WORD > this.buffer.length) this.#renew(more)
    return this.buffer
  }

  /** What is being written goes on in a new buffer. */
  #renew(more: number): void {
    const begun = this.buffer.subarray(this.#start, this.at)
    this.buffer = new Uint8Array(Math.max(SLAB, 2 * (begun.length + more + WORD)))
    this.buffer.set(begun)
    this.#view = new DataView(this.buffer.buffer)
    this.#start = 0
    this.at = begun.length
  }

  /** Bytes that were made ready. */
  constant({ words, length }: Ready): void {
    this.reserve(length)
    this.at = this.copy(words, length, this.at)
  }

  /** The same where there is room. @returns where they end. */
  copy(words: Float64Array, length: number, at: number): number {
    for (let index = 0; index < words.length; index += 1)
      this.#view.setFloat64(at + WORD * index, words[index] as number, true)
    return at + length
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
 * A text in UTF-8, ready to be copied. No eight bytes of UTF-8 are a double that is not a number, which an engine might
 * write otherwise than it read it: that would take 7F after F0 or more, which is no end of what F0 begins.
 * @example encoded('"é"').length // 4
 */
export function encoded(text: string): Ready {
  kept.text(text)
  const { buffer, byteOffset, length } = kept.taken()
  const view = new DataView(buffer, byteOffset)
  const words = Float64Array.from({ length: Math.ceil(length / WORD) }, (_, index) =>
    view.getFloat64(WORD * index, true),
  )
  return { words, length }
}
