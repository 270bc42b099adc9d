import type { IncomingMessage } from 'node:http'
import { describe, expect, it } from 'vitest'
import { systemClock } from '../clock.ts'
import { clientText } from '../limit/client-key.ts'
import { createRequestReader } from './request-reader.ts'

const PROXY = '10.89.7.2'

/** The client that a reader finds in a request for `/docs`, then the path and the source that it reports. */
function identify(trustProxy: readonly string[], remoteAddress: string, forwardedFor?: string) {
  const headers = { ...(forwardedFor !== undefined && { 'x-forwarded-for': forwardedFor }) }
  const request = { socket: { remoteAddress }, headers, url: '/docs?a=1' } as unknown as IncomingMessage
  const reported: string[] = []
  const onClient = (path: string, source: string) => void reported.push(path, source)
  const { read } = createRequestReader({ clock: systemClock(), trustProxy, publicUrl: undefined, onClient })
  return [clientText(read(request, undefined, '').client), ...reported]
}

describe('createRequestReader', () => {
  it.each<[title: string, trusted: string[], socket: string, header: string | undefined, seen: string[]]>([
    ['a client that connects itself', [], '192.0.2.1', undefined, ['192.0.2.1', 'socket']],
    ['a client that writes the header itself', [], '192.0.2.1', '1.2.3.4', ['192.0.2.1', 'ignored']],
    ['a proxy that is not in the list', [PROXY], '10.89.7.3', '192.0.2.1', ['10.89.7.3', 'ignored']],
    ['a client behind a trusted proxy', [PROXY], PROXY, '192.0.2.1', ['192.0.2.1', 'forwarded']],
    [
      'a forged address before the added one',
      [PROXY],
      PROXY,
      '1.2.3.4, 192.0.2.1',
      ['192.0.2.1', 'forwarded'],
    ],
    ['a forged address of the proxy', [PROXY], PROXY, `${PROXY}, 192.0.2.1`, ['192.0.2.1', 'forwarded']],
    ['a proxy that names no client', [PROXY], PROXY, undefined, [PROXY, 'trusted']],
    ['a client in a trusted network', ['10.0.0.0/8'], PROXY, '10.1.2.3', ['10.1.2.3', 'trusted']],
    ['a forger in a trusted network', ['10.0.0.0/8'], PROXY, '1.2.3.4, 10.1.2.3', ['1.2.3.4', 'chained']],
    [
      'two trusted proxies in a row',
      [PROXY, '10.0.0.9'],
      PROXY,
      '192.0.2.1, 10.0.0.9',
      ['192.0.2.1', 'chained'],
    ],
  ])('finds %s, and reports the source of the address', (_, trusted, socket, header, seen) => {
    const [address = '', source = ''] = seen
    expect(identify(trusted, socket, header)).toEqual([address, '/docs', source])
  })
})
