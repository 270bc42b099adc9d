import { LONGEST_NUMBER, writeRounded } from './number.ts'

/** The bytes of a buffer, which about fifteen answers share; a longer answer has its own. */
const BUFFER_SIZE = 65_536

/**
 * An append-only byte writer, for the JSON writer of the service. Texts lie side by side in a buffer that the
 * returned views share; a full buffer is replaced, never reused. Used by `answer.ts` and `writer.ts`.
 */
export class Bytes {
  /** Where bytes are written; another one after `reserve`, perhaps. */
  buffer = new Uint8Array(BUFFER_SIZE)
  /** The offset of the next byte in the buffer. */
  at = 0
  /** The offset of the first byte of the text being written. */
  #start = 0

  /** Makes room for so many more bytes. Returns the buffer, which they go in from `at` on. */
  reserve(more: number): Uint8Array {
    if (this.at + more > this.buffer.length) this.#renew(more)
    return this.buffer
  }

  /** Moves the text being written to a new buffer. */
  #renew(more: number): void {
    const begun = this.buffer.subarray(this.#start, this.at)
    this.buffer = new Uint8Array(Math.max(BUFFER_SIZE, 2 * (begun.length + more)))
    this.buffer.set(begun)
    this.#start = 0
    this.at = begun.length
  }

  /** Appends encoded bytes. */
  constant(bytes: Uint8Array): void {
    this.reserve(bytes.length)
    this.at = this.copy(bytes, this.at)
  }

  /**
   * Copies bytes to an offset, with room for them, by a loop: `set` would cost 10 % of an answer. Returns
   * their end.
   */
  copy(bytes: Uint8Array, at: number): number {
    const { buffer } = this
    for (let index = 0; index < bytes.length; index += 1) buffer[at + index] = bytes[index] as number
    return at + bytes.length
  }

  /** Appends a finite number, rounded to so many decimals. */
  rounded(value: number, decimals: number): void {
    this.at = writeRounded(value, decimals, this.reserve(LONGEST_NUMBER), this.at)
  }

  /** Appends a text in UTF-8. It must be well formed, as JSON texts are: they escape lone surrogates. */
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

  /** Drops what was written since the last call of `taken`, as after a failure. */
  restart(): void {
    this.at = this.#start
  }

  /** Returns what was written since its last call. */
  taken(): Uint8Array<ArrayBuffer> {
    const bytes = this.buffer.subarray(this.#start, this.at)
    this.#start = this.at
    return bytes
  }
}

/** Most bytes of one UTF-16 unit; two units make four bytes at most. */
const MOST_BYTES = 3

/** The buffers of the texts that `encoded` returns, which are kept for ever. */
const keptBytes = new Bytes()

/**
 * Encodes a text in UTF-8. Used by `answer.ts` and `writer.ts`.
 * @example encoded('"é"').length // 4
 */
export function encoded(text: string): Uint8Array {
  keptBytes.text(text)
  return keptBytes.taken()
}
