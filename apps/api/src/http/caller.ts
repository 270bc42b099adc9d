import type { IncomingMessage } from 'node:http'
import proxyAddr from '@fastify/proxy-addr'

/** Who sent a request and how, as far as that can be believed. */
export interface Caller {
  /** The address that the trusted proxies give, else the socket's. */
  readonly ip: string
  readonly protocol: 'http' | 'https'
}

/** Tells who sends requests, as the framework does: of what proxies add, only what trusted ones did is believed. */
export function callers(trustProxy: readonly string[]): (request: IncomingMessage) => Caller {
  if (trustProxy.length === 0) return ({ socket }) => ({ ip: socket.remoteAddress ?? '', protocol: 'http' })
  const trusts = proxyAddr.compile([...trustProxy])
  return (request) => ({
    ip: proxyAddr(request, trusts),
    protocol: trusts(request.socket.remoteAddress ?? '', 0) ? saidProtocol(request) : 'http',
  })
}

/** The one that the nearest proxy added is the last. */
function saidProtocol({ headers }: IncomingMessage): Caller['protocol'] {
  const said = String(headers['x-forwarded-proto'] ?? '')
  return said.slice(said.lastIndexOf(',') + 1).trim() === 'https' ? 'https' : 'http'
}
