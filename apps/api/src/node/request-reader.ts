import { IncomingMessage } from 'node:http'
import proxyAddr from '@fastify/proxy-addr'
import type { ApiRequest } from '../answer/exchange.ts'
import type { Clock } from '../clock.ts'
import { type ClientKey, clientKey } from '../limit/client-key.ts'
import { originOf, splitTarget } from '../pipeline/request-line.ts'

/**
 * Where the address of a client was taken from:
 * - `socket`: from the connection; nobody claimed another;
 * - `ignored`: from the connection, although it said `X-Forwarded-For`: it comes from no trusted proxy;
 * - `forwarded`: what a trusted proxy added;
 * - `chained`: what stands before that in the header, since the address that the proxy added is trusted too;
 * - `trusted`: a trusted address itself: a proxy named no client, or the client is in a trusted network.
 */
export type AddressSource = 'socket' | 'ignored' | 'forwarded' | 'chained' | 'trusted'

/** What a reader is made of. */
export interface RequestReaderParts {
  readonly clock: Clock
  /** Networks whose proxies are believed. */
  readonly trustProxy: readonly string[]
  /** Where clients reach the service; without it, what each request says. */
  readonly publicUrl: string | undefined
  /** Told of each request whose client was found. */
  readonly onClient: (path: string, source: AddressSource) => void
}

/** Reads requests of Node: of what proxies add, only what trusted ones did is believed. */
export interface RequestReader {
  /** @param host the one that an absolute target named, which wins over the header. */
  readonly read: (request: IncomingMessage, host: string | undefined, body: string) => ApiRequest
  /** Whether an address is that of a trusted proxy. */
  readonly isTrusted: (address: string) => boolean
}

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

/** A socket that is already gone has no address. All of those are one client, named as no sender can be. */
const UNKNOWN: ClientKey = { high: -2, low: 0 }

type Trusts = (address: string, distance: number) => boolean

/** Who is counted: the last address, seen from here, that every trusted proxy on the way vouches for. */
function findClient(request: IncomingMessage, trusts: Trusts): { client: ClientKey; source: AddressSource } {
  const { remoteAddress = '' } = request.socket
  if (!trusts(remoteAddress, 0)) {
    const source = request.headers['x-forwarded-for'] === undefined ? 'socket' : 'ignored'
    return { client: clientKey(remoteAddress) ?? UNKNOWN, source }
  }
  const chain = proxyAddr.all(request, trusts)
  const address = chain.at(-1) ?? ''
  const client = clientKey(address) ?? clientKey(remoteAddress) ?? UNKNOWN
  if (trusts(address, chain.length - 1)) return { client, source: 'trusted' }
  return { client, source: chain.length === 2 ? 'forwarded' : 'chained' }
}

/** The protocol that the nearest proxy added is the last. */
function forwardedProtocol({ headers }: IncomingMessage): string {
  const text = String(headers['x-forwarded-proto'] ?? '')
  return text.slice(text.lastIndexOf(',') + 1).trim()
}

/** Whether a request that only reads announces a body. */
export const hasUnwantedBody = ({ method, headers }: IncomingMessage): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  (headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0')

/** Node checks a missing `Host` by itself, but in its own words, and lets two pass. HTTP/1.0 may have none. */
export function hasOneHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  let hosts = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] as string
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1
  }
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0')
}

/**
 * A request whose connection may have been destroyed by an earlier one of the same chunk. Node parses a chunk of 64 kB to
 * its end all the same, 3,600 requests at most, and at the close makes an error with its stack for each: a burst of five
 * connections took 90 ms of processor, 8 ms so. What stops the parser is a request that turns into another protocol.
 */
export class IncomingRequest extends IncomingMessage {
  turnsIntoAnotherProtocol: boolean | undefined

  get upgrade(): boolean {
    return this.socket.destroyed || this.turnsIntoAnotherProtocol === true
  }

  /** Node sets it in the constructor, and from each request that it parses. */
  set upgrade(value: boolean | undefined) {
    this.turnsIntoAnotherProtocol = value
  }
}
