import { IncomingMessage } from 'node:http'
import proxyAddr from '@fastify/proxy-addr'
import type { ApiRequest } from '../answer/handler.ts'
import type { Clock } from '../clock.ts'
import { type ClientKey, clientKey } from '../limit/client-key.ts'
import { originOf, splitTarget } from '../pipeline/request-line.ts'

/**
 * Where the address of a client was taken from:
 * - `socket`: from the connection, without `X-Forwarded-For`;
 * - `ignored`: from the connection: its `X-Forwarded-For` does not come from a trusted proxy;
 * - `forwarded`: what a trusted proxy added;
 * - `chained`: what stands before that in the header, since the address that the proxy added is trusted too;
 * - `trusted`: a trusted address itself: a proxy named no client, or the client is in a trusted network.
 */
export type AddressSource = 'socket' | 'ignored' | 'forwarded' | 'chained' | 'trusted'

/** Dependencies of a reader. */
export interface RequestReaderParts {
  readonly clock: Clock
  /** Addresses and networks of trusted proxies. */
  readonly trustProxy: readonly string[]
  /** Public origin; the default comes from each request. */
  readonly publicUrl: string | undefined
  /** Called for each request, with the source of the client's address. */
  readonly onClient: (path: string, source: AddressSource) => void
}

/** Converts requests of Node. It ignores headers added by proxies that are not trusted. */
interface RequestReader {
  /**
   * The request for the pipeline.
   * @param host the one that an absolute target named, which wins over the header.
   * @param body the text of the body, where one is read; else empty.
   */
  readonly read: (request: IncomingMessage, host: string | undefined, body: string) => ApiRequest
  /** Whether an address is that of a trusted proxy. */
  readonly isTrusted: (address: string) => boolean
}

/**
 * Creates a reader for the pipeline: it finds the client, the protocol and the origin of each request. Called by
 * `server.ts`; used, for its types, by `answer-log.ts` and `metrics.ts`.
 */
export function createRequestReader(parts: RequestReaderParts): RequestReader {
  const { clock, trustProxy, publicUrl, onClient } = parts
  const trusts = trustProxy.length > 0 ? proxyAddr.compile([...trustProxy]) : () => false

  return {
    read: (request, host, body) => {
      const { headers } = request
      const [path, query] = splitTarget(request.url ?? '/')
      const { client, source } = findClient(request, trusts)
      onClient(path, source)
      const protocol = trusts(request.socket.remoteAddress ?? '', 0) ? forwardedProtocol(request) : 'http'
      return {
        method: request.method ?? 'GET',
        path,
        query,
        accept: headers.accept,
        acceptEncoding: headers['accept-encoding'] as string | undefined,
        ifNoneMatch: headers['if-none-match'],
        headers,
        body,
        client,
        origin: publicUrl ?? originOf(host ?? headers.host, protocol),
        now: clock.now(),
        today: clock.today(),
      }
    },
    isTrusted: (address) => trusts(address, 0),
  }
}

/** One key for all sockets that are already closed and have no address; no real address has it. */
const UNKNOWN: ClientKey = { high: -2, low: 0 }

/** Whether an address is trusted; `distance` is the number of proxies between it and the service. */
type Trusts = (address: string, distance: number) => boolean

/** The client that the limit counts: the farthest address that a chain of trusted proxies reports. */
function findClient(request: IncomingMessage, trusts: Trusts): { client: ClientKey; source: AddressSource } {
  const { remoteAddress = '' } = request.socket
  if (!trusts(remoteAddress, 0)) {
    const source = request.headers['x-forwarded-for'] === undefined ? 'socket' : 'ignored'
    return { client: clientKey(remoteAddress) ?? UNKNOWN, source }
  }
  const chain = proxyAddr.all(request, trusts)
  const address = chain.at(-1) ?? ''
  const client = clientKey(address) ?? clientKey(remoteAddress) ?? UNKNOWN
  // The chain has the address of the connection first, then those of the header from right to left.
  if (trusts(address, chain.length - 1)) return { client, source: 'trusted' }
  return { client, source: chain.length === 2 ? 'forwarded' : 'chained' }
}

/** The protocol in `X-Forwarded-Proto`, `http` or `https`. The nearest proxy added the last value. */
function forwardedProtocol({ headers }: IncomingMessage): string {
  const text = String(headers['x-forwarded-proto'] ?? '')
  return text.slice(text.lastIndexOf(',') + 1).trim()
}

/** Whether a GET or HEAD request announces a body, which no route reads. Used by `server.ts`. */
export const hasUnwantedBody = ({ method, headers }: IncomingMessage): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  (headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0')

/**
 * Whether a request has exactly one `Host` header. Node answers a missing one with its own body, and accepts two.
 * HTTP/1.0 may have none. Used by `server.ts`.
 */
export function hasOneHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  let hosts = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] as string
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1
  }
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0')
}

/**
 * A request that stops the parser once its connection is destroyed. Node would parse a chunk of 64 kB to its end, up
 * to 3,600 requests, and create an error with a stack for each. A burst of five connections takes 8 ms of processor
 * instead of 90. The parser stops at a request that is an upgrade. Used by `server.ts`.
 */
export class IncomingRequest extends IncomingMessage {
  /** Whether the request asks for another protocol, as Node's parser found. */
  isUpgrade: boolean | undefined

  get upgrade(): boolean {
    return this.socket.destroyed || this.isUpgrade === true
  }

  /** Node sets it in the constructor, and from each request that it parses. */
  set upgrade(value: boolean | undefined) {
    this.isUpgrade = value
  }
}
