import type { IncomingMessage } from 'node:http'
import proxyAddr from '@fastify/proxy-addr'
import type { ApiRequest } from '../answer/exchange.ts'
import type { Clock } from '../clock.ts'
import { type ClientKey, clientKey } from '../limit/client-key.ts'
import { originOf, splitTarget } from '../pipeline/request-line.ts'

/** What a reader is made of. */
export interface RequestReaderParts {
  readonly clock: Clock
  /** Networks whose proxies are believed. */
  readonly trustProxy: readonly string[]
  /** Where clients reach the service; without it, what each request says. */
  readonly publicUrl: string | undefined
}

/** Reads requests of Node: of what proxies add, only what trusted ones did is believed. */
export interface RequestReader {
  /** @param host the one that an absolute target named, which wins over the header. */
  readonly read: (request: IncomingMessage, host: string | undefined, body: string) => ApiRequest
  /** Whether an address is that of a trusted proxy. */
  readonly isTrusted: (address: string) => boolean
}

export function createRequestReader({ clock, trustProxy, publicUrl }: RequestReaderParts): RequestReader {
  const trusts = trustProxy.length > 0 ? proxyAddr.compile([...trustProxy]) : undefined

  const clientOf = (request: IncomingMessage): ClientKey => {
    const { remoteAddress } = request.socket
    const address = trusts ? proxyAddr(request, trusts) : remoteAddress
    return clientKey(address ?? '') ?? clientKey(remoteAddress ?? '') ?? UNKNOWN
  }
  const protocolOf = (request: IncomingMessage): string =>
    trusts?.(request.socket.remoteAddress ?? '', 0) ? forwardedProtocol(request) : 'http'

  return {
    read: (request, host, body) => {
      const { headers } = request
      const [path, query] = splitTarget(request.url ?? '/')
      return {
        method: request.method ?? 'GET',
        path,
        query,
        accept: headers.accept,
        acceptEncoding: headers['accept-encoding'] as string | undefined,
        ifNoneMatch: headers['if-none-match'],
        headers,
        body,
        client: clientOf(request),
        origin: publicUrl ?? originOf(host ?? headers.host, protocolOf(request)),
        now: clock.now(),
        today: clock.today(),
      }
    },
    isTrusted: (address) => trusts?.(address, 0) ?? false,
  }
}

/** A socket that is already gone has no address. All of those are one client, named as no sender can be. */
const UNKNOWN: ClientKey = { high: -2, low: 0 }

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
