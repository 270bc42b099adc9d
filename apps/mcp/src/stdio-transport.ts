import { Transform } from 'node:stream'
import type { JSONRPCMessage } from '@modelcontextprotocol/server'
import { StdioServerTransport } from '@modelcontextprotocol/server/stdio'
import { OpenRequests } from './open-requests.ts'

/** Bytes: the end of a line, and the bracket that opens a batch. */
const [NEWLINE, OPENING] = [0x0a, 0x5b]

/** A space, a tab or a carriage return. */
const isBlank = (byte: number): boolean => byte === 0x20 || byte === 0x09 || byte === 0x0d

/**
 * Removes batches from the lines of an input. The protocol has none on stdio since 2025-06, and the library ignores
 * them, so that their sender would wait for ever. `StdioTransport` reads its input through it.
 * @param onBatch called once for each batch.
 * @param beforeEnd awaited before the end of the input is passed on.
 */
function withoutBatches(
  onBatch: () => void,
  beforeEnd: () => Promise<void> = () => Promise.resolve(),
): Transform {
  let [isInside, isBatch] = [false, false] // past the first character of a line; the line is a batch
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
    flush(done) {
      beforeEnd().then(() => done(), done)
    },
  })
}

/** The answer to a batch; -32600 is the code of JSON-RPC for an invalid request. */
const BATCH = {
  jsonrpc: '2.0',
  id: null,
  error: { code: -32600, message: 'Invalid Request: a line must hold one message, not a batch' },
}

/**
 * Standard input and output of this process; a batch is answered with an error. What was read before the input ended
 * is answered: `denier mcp < questions` prints every answer. Used by `stdio.ts`.
 */
export class StdioTransport extends StdioServerTransport {
  readonly #requests: OpenRequests

  constructor() {
    const { stdin, stdout } = process
    const requests = new OpenRequests()
    const refuseBatch = () => stdout.write(`${JSON.stringify(BATCH)}\n`)
    // the end of the input waits until every request read is answered, ten seconds at most
    super(stdin.pipe(withoutBatches(refuseBatch, () => requests.none())))
    this.#requests = requests
  }

  /** Notes each request before it is handled: the library sets `onmessage` before it calls this. */
  override async start(): Promise<void> {
    const deliver = this.onmessage
    this.onmessage = (message) => {
      this.#requests.read(message)
      deliver?.(message)
    }
    await super.start()
  }

  override async send(message: JSONRPCMessage): Promise<void> {
    await super.send(message)
    this.#requests.written(message)
  }

  /** Stops reading, so that the process can end. */
  override async close(): Promise<void> {
    process.stdin.unpipe()
    process.stdin.pause()
    await super.close()
  }
}
