import { Transform } from 'node:stream'
import { StdioServerTransport } from '@modelcontextprotocol/server/stdio'

const [NEWLINE, OPENING] = [0x0a, 0x5b]

const isBlank = (byte: number): boolean => byte === 0x20 || byte === 0x09 || byte === 0x0d

/**
 * The lines of an input without its batches. The protocol has had none on this wire since 2025-06, and the library drops
 * them without a word, for which whoever sent one would wait for ever.
 * @param onBatch called once for each.
 */
export function withoutBatches(onBatch: () => void): Transform {
  let [isInside, isBatch] = [false, false] // past the first letter of a line; of which sort the line is
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      let from = 0
      for (let at = 0; at < chunk.length; at += 1) {
        const byte = chunk[at] as number
        if (byte === NEWLINE) {
          if (isBatch) from = at + 1
          isInside = false
          isBatch = false
        } else if (!isInside && !isBlank(byte)) {
          isInside = true
          isBatch = byte === OPENING
          if (!isBatch) continue
          this.push(chunk.subarray(from, at))
          onBatch()
        }
      }
      if (!isBatch) this.push(chunk.subarray(from))
      done()
    },
  })
}

const BATCH = {
  jsonrpc: '2.0',
  id: null,
  error: { code: -32600, message: 'Invalid Request: a line must hold one message, not a batch' },
}

/** The wire of this process: its standard input, batches answered by an error, and its standard output. */
export class StdioTransport extends StdioServerTransport {
  constructor() {
    const { stdin, stdout } = process
    super(stdin.pipe(withoutBatches(() => stdout.write(`${JSON.stringify(BATCH)}\n`))))
  }

  /** Nothing more is read, so that the process may end. */
  override async close(): Promise<void> {
    process.stdin.unpipe()
    process.stdin.pause()
    await super.close()
  }
}
