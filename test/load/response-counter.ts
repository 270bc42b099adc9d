/** The blank line after the headers of an answer (its “head”). */
const HEAD_END = Buffer.from('\r\n\r\n')
const NO_BYTES = Buffer.alloc(0)

/** For `crowd-process.ts`: counts the answers of one connection by status, without keeping bodies of gigabytes. */
export class ResponseCounter {
  #head: Buffer = NO_BYTES
  /** Bytes of the body that are still to come. */
  #body = 0
  readonly #onAnswer: (status: number) => void

  /** @param onAnswer called with the status of each answer, once its headers have come. */
  constructor(onAnswer: (status: number) => void) {
    this.#onAnswer = onAnswer
  }

  /** Takes the next bytes of the connection. */
  read(data: Buffer): void {
    let rest = data
    while (rest.length > 0) {
      const skipped = Math.min(this.#body, rest.length)
      this.#body -= skipped
      rest = rest.subarray(skipped)
      if (rest.length > 0) rest = this.#readHead(rest)
    }
  }

  /** Reads as far as the end of a head, and gives what comes after it. */
  #readHead(data: Buffer): Buffer {
    const bytes = this.#head.length > 0 ? Buffer.concat([this.#head, data]) : data
    const end = bytes.indexOf(HEAD_END)
    this.#head = end < 0 ? bytes : NO_BYTES
    if (end < 0) return NO_BYTES
    const head = bytes.toString('latin1', 0, end)
    this.#body = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0)
    this.#onAnswer(Number(head.slice(9, 12)))
    return bytes.subarray(end + HEAD_END.length)
  }
}
