import { fstatSync, write, writeSync } from 'node:fs'
import type { DestinationStream } from 'pino'

/** Characters that wait to be written; beyond, new lines are dropped. */
const MOST_WAITING = 1_000_000

/** Bytes per write to a pipe: the system writes up to 4,096 atomically when several processes share it. */
const MOST_AT_ONCE_PIPED = 4096

/** Bytes per write to a file, counted as characters: lines are nearly all ASCII. */
const MOST_AT_ONCE = 65_536

/** How long lines are buffered, in milliseconds: a write costs as much as the rest of a short answer. */
const GATHER_MS = 20

/** Delay before a failed write is retried, in milliseconds. */
const PAUSE_MS = 200

/**
 * Output of the log: the lines of 20 ms are written together, asynchronously. A stalled reader, a closed pipe or a
 * full disk may cost lines but no answer: a failed write is retried. Made by `run-server.ts`.
 */
export class LogOutput implements DestinationStream {
  readonly #fd: number
  readonly #mostAtOnce: number
  #lines: string[] = []
  /** Characters of these lines. */
  #waiting = 0
  /** Remainder of a partial write. */
  #rest: Buffer = Buffer.alloc(0)
  /** Whether lines are being written, or soon will be. */
  #isSending = false

  /** @param fd the file descriptor to write to, 1 for the standard output. */
  constructor(fd: number) {
    this.#fd = fd
    this.#mostAtOnce = isFile(fd) ? MOST_AT_ONCE : MOST_AT_ONCE_PIPED
    process.once('exit', () => this.#finish())
  }

  /** Queues a line, which ends with a line feed, or drops it when too much waits. */
  write(line: string): void {
    if (this.#waiting + line.length > MOST_WAITING) return
    this.#lines.push(line)
    this.#waiting += line.length
    if (!this.#isSending) this.#sendAfter(GATHER_MS)
  }

  #sendAfter(ms: number): void {
    this.#isSending = true
    setTimeout(() => this.#send(), ms).unref()
  }

  #send(): void {
    const bytes = this.#next()
    this.#rest = Buffer.alloc(0)
    write(this.#fd, bytes, (error, written) => {
      this.#rest = bytes.subarray(error ? 0 : written)
      if (error) this.#sendAfter(PAUSE_MS)
      else if (this.#rest.length > 0 || this.#waiting >= this.#mostAtOnce) this.#send()
      else if (this.#lines.length > 0) this.#sendAfter(GATHER_MS)
      else this.#isSending = false
    })
  }

  /** The bytes to write next: the rest of a partial write, else the lines that fit in one write. */
  #next(): Buffer {
    if (this.#rest.length > 0) return this.#rest
    let length = 0
    let count = 0
    for (const line of this.#lines) {
      if (count > 0 && length + line.length > this.#mostAtOnce) break
      length += line.length
      count += 1
    }
    this.#waiting -= length
    return Buffer.from(this.#lines.splice(0, count).join(''))
  }

  /** Writes the last lines of the process, synchronously. */
  #finish(): void {
    try {
      for (let bytes = this.#next(); bytes.length > 0; bytes = this.#next()) {
        this.#rest = bytes.subarray(writeSync(this.#fd, bytes))
      }
    } catch {} // the process ends: nobody could be told
  }
}

/** Whether a file descriptor is a file rather than a pipe or a terminal. */
function isFile(fd: number): boolean {
  try {
    return fstatSync(fd).isFile()
  } catch {
    return false // it was closed before we were started
  }
}
