/** Sends bytes to a server and reads the answers, for tests of HTTP itself. */
import { connect, type Socket } from 'node:net'
import type { Duplex } from 'node:stream'

/**
 * An answer as it came over the wire. Used by `bulk.ts`, `http/every-status.test.ts`,
 * `http/limit-counts.test.ts` and others in `http` and `load`.
 */
export interface RawAnswer {
  /** Of HTTP: `1.1`. */
  readonly version: string
  readonly status: number
  /** By lower-case name; repeated ones are joined by a comma. */
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** What came back on one connection. Used by `load/raw.ts`. */
export interface Exchange {
  /** The whole answers, in order. */
  readonly answers: readonly RawAnswer[]
  /** Whether the server closed the connection. */
  readonly closed: boolean
  /** The error that ended the connection, if one did. */
  readonly error: string | undefined
  /** The bytes after the last whole answer, as Latin-1 text. */
  readonly rest: string
}

/** How bytes are sent, and what is waited for. Used by `load/forged.ts`. */
export interface ExchangeOptions {
  /** How many answers to wait for; where it is left out, until the server closes. */
  readonly answers?: number
  /** Which answers, counted from 0, are to HEAD: their length is announced but does not come. */
  readonly heads?: readonly number[]
  /**
   * Milliseconds after which the exchange is over in any case; where it is left out, there is no such end.
   * For measurements, not for tests.
   */
  readonly patience?: number
  /** The address of the loopback that the client asks from: each is another client. */
  readonly from?: string
}

/**
 * Where bytes are sent: a port of the loopback, or what opens a connection from an address. Used by
 * `bulk.ts`, `edge.ts`, `memory-fetch.ts` and others in `load`.
 */
export type Destination = number | { readonly connect: (from: string) => Duplex }

/**
 * Sends bytes as they are on a connection of their own, and reads what comes back. Used by `bulk.ts`,
 * `edge.ts`, `memory-fetch.ts` and others in `http`, `deploy`, `load` and `mcp`.
 */
export function exchange(
  to: Destination,
  bytes: string | Uint8Array,
  {
    answers: wanted = Number.POSITIVE_INFINITY,
    heads = [],
    patience,
    from = '127.0.0.1',
  }: ExchangeOptions = {},
): Promise<Exchange> {
  return new Promise((resolve) => {
    const reader = new Reader(heads)
    let error: string | undefined
    const socket = typeof to === 'number' ? connectTo(to, from) : to.connect(from)
    const finish = (closed: boolean) => {
      clearTimeout(timer)
      socket.destroy()
      resolve({ answers: reader.answers, rest: reader.rest, closed, error })
    }
    const timer = patience === undefined ? undefined : setTimeout(() => finish(false), patience)
    socket.write(bytes)
    socket.on('data', (data) => {
      reader.read(data)
      if (reader.answers.length >= wanted) finish(false)
    })
    socket.on('error', (failure: NodeJS.ErrnoException) => {
      error = failure.code
    })
    socket.on('close', () => finish(true))
  })
}

/**
 * A connection from an address of the loopback to a port of it. Used by `service.ts`,
 * `deploy/client-bounds.full.test.ts`, `http/connection.test.ts` and others in `load` and `http`.
 */
export const connectTo = (port: number, from = '127.0.0.1'): Socket =>
  connect({ port, host: '127.0.0.1', localAddress: from })

/**
 * The answer to one whole request, such as one of `request`; the connection is closed after it. Used by
 * `deploy/client-bounds.full.test.ts`, `http/connection.test.ts`, `http/discovery.test.ts` and others in
 * `http`, `load`, `mcp` and `web`.
 * @throws Error where no whole answer came.
 */
export async function ask(to: Destination, head: string, options: ExchangeOptions = {}): Promise<RawAnswer> {
  const heads = head.startsWith('HEAD ') ? [0] : []
  const { answers, error } = await exchange(to, head, { heads, answers: 1, ...options })
  const [answer] = answers
  if (!answer) throw new Error(`no answer to ${head.slice(0, 80)} (${error ?? 'silence'})`)
  return answer
}

/**
 * The text of a request with one Host. Used by `bad-requests.ts`, `bulk.ts`, `edge.ts` and others in `http`,
 * `load`, `deploy` and other folders.
 * @param headers whole lines, such as `Accept: text/html`.
 */
export const request = (method: string, target: string, ...headers: string[]): string =>
  `${[`${method} ${target} HTTP/1.1`, 'Host: denier.test', ...headers].join('\r\n')}\r\n\r\n`

/**
 * A connection that sends these bytes and is then left open; its errors are ignored. Used by
 * `http/connection.test.ts`, `load/files.ts`, `load/slow.ts` and `load/threads.ts`.
 */
export function halfOpen(port: number, bytes: string): Socket {
  const socket = connect(port, '127.0.0.1', () => bytes && socket.write(bytes))
  return socket.on('error', () => {})
}

/** Reads answers out of bytes as they come. */
class Reader {
  readonly answers: RawAnswer[] = []
  readonly #heads: readonly number[]
  #bytes: Buffer = Buffer.alloc(0)

  constructor(heads: readonly number[]) {
    this.#heads = heads
  }

  get rest(): string {
    return this.#bytes.toString('latin1')
  }

  read(data: Buffer): void {
    this.#bytes = Buffer.concat([this.#bytes, data])
    let at = 0
    for (let next = this.#answerAt(at); next !== undefined; next = this.#answerAt(at)) at = next
    this.#bytes = this.#bytes.subarray(at)
  }

  /**
   * Reads the answer that begins at a place, and returns where it ends; `undefined` when it is not complete.
   */
  #answerAt(at: number): number | undefined {
    const bytes = this.#bytes
    const end = bytes.indexOf('\r\n\r\n', at)
    if (end < 0) return undefined
    const [first = '', ...lines] = bytes.toString('latin1', at, end).split('\r\n')
    const [, version, status] = /^HTTP\/(\d\.\d) (\d{3})/.exec(first) ?? []
    if (!version) return undefined
    const headers = readHeaders(lines)
    const length = this.#heads.includes(this.answers.length) ? 0 : Number(headers['content-length'] ?? 0)
    const next = end + 4 + length
    if (bytes.length < next) return undefined
    const body = bytes.toString('utf8', end + 4, next)
    this.answers.push({ version, status: Number(status), headers, body })
    return next
  }
}

function readHeaders(lines: readonly string[]): Record<string, string> {
  const headers: Record<string, string> = {}
  for (const line of lines) {
    const colon = line.indexOf(':')
    const name = line.slice(0, colon).toLowerCase()
    const value = line.slice(colon + 1).trim()
    headers[name] = headers[name] === undefined ? value : `${headers[name]}, ${value}`
  }
  return headers
}
