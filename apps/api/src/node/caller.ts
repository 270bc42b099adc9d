import type { IncomingMessage } from 'node:http'
import proxyAddr from '@fastify/proxy-addr'
import { type ClientKey, clientKey } from '../limit/client-key.ts'

/** Who sent a request and how, as far as that can be believed. */
export interface Caller {
  readonly client: ClientKey
  readonly protocol: 'http' | 'https'
}

/** Tells who sends requests: of what proxies add, only what trusted ones did is believed. */
export interface Callers {
  readonly callerOf: (request: IncomingMessage) => Caller
  /** Whether an address is that of a trusted proxy. */
  readonly isTrusted: (address: string) => boolean
}

export function createCallers(trustProxy: readonly string[]): Callers {
  if (trustProxy.length === 0)
    return {
      callerOf: ({ socket }) => ({ client: keyOf(socket.remoteAddress, undefined), protocol: 'http' }),
      isTrusted: () => false,
    }
  const trusts = proxyAddr.compile([...trustProxy])
  return {
    callerOf: (request) => {
      const { remoteAddress } = request.socket
      return {
        client: keyOf(proxyAddr(request, trusts), remoteAddress),
        protocol: trusts(remoteAddress ?? '', 0) ? forwardedProtocol(request) : 'http',
      }
    },
    isTrusted: (address) => trusts(address, 0),
  }
}

/** A socket that is already gone has no address. All of those are one client, named as no sender can be. */
const UNKNOWN: ClientKey = { high: -2, low: 0 }

const keyOf = (address: string | undefined, socketAddress: string | undefined): ClientKey =>
  clientKey(address ?? '') ?? clientKey(socketAddress ?? '') ?? UNKNOWN

/** The protocol that the nearest proxy added is the last. */
function forwardedProtocol({ headers }: IncomingMessage): Caller['protocol'] {
  const text = String(headers['x-forwarded-proto'] ?? '')
  return text.slice(text.lastIndexOf(',') + 1).trim() === 'https' ? 'https' : 'http'
}
