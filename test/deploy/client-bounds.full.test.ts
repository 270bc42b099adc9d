/** The bounds that the shipped configurations of nginx and HAProxy set to one client, on real proxies. */
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectFault } from '../support/headers.ts'
import { askAs } from '../support/peer.ts'
import { ask, connectTo, exchange, request } from '../support/raw.ts'
import {
  type Changes,
  type ProxyName,
  type ReverseProxy,
  startReverseProxy,
  withoutProxy,
} from '../support/reverse-proxy.ts'
import { PROXIES } from './stand.ts'

/** Connections, documents and requests that the shipped configurations let one client have at once. */
const CONNECTIONS = 256
const DOCUMENTS = 240
const REQUESTS = 600
/** Requests after which a proxy that refused none counts nothing. */
const ENOUGH = 2 * REQUESTS

/** Changes of configuration by which tests give a proxy other client addresses than the loopback's: the PROXY protocol. */
const PROXY_PROTOCOL: Readonly<Record<ProxyName, Changes>> = {
  nginx: {
    'backlog=4096': 'backlog=4096 proxy_protocol',
    'server_tokens off;': 'set_real_ip_from 127.0.0.1; real_ip_header proxy_protocol;',
  },
  haproxy: {
    'tcp-request connection track-sc0':
      'tcp-request connection expect-proxy layer4\n  tcp-request session track-sc0',
    'tcp-request connection reject': 'tcp-request session reject',
  },
}

/** An instance that answers all but `/api/held`, which it holds. */
async function startInstance() {
  let held = 0
  const server = createServer(({ url }, response) => {
    if (url === '/api/held') held += 1
    else response.end('ok')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { server, port: (server.address() as AddressInfo).port, held: () => held }
}

describe.each(PROXIES)('%s', (name) => {
  describe.skipIf(withoutProxy(name))('bounds what one client does', () => {
    let instance: Awaited<ReturnType<typeof startInstance>>
    let proxy: ReverseProxy
    let behindProtocol: ReverseProxy
    beforeAll(async () => {
      instance = await startInstance()
      const ports = [instance.port, instance.port] as const
      ;[proxy, behindProtocol] = await Promise.all([
        startReverseProxy(name, ports),
        startReverseProxy(name, ports, PROXY_PROTOCOL[name]),
      ])
    })
    afterAll(async () => {
      await Promise.all([proxy?.stop(), behindProtocol?.stop()])
      await closed(instance?.server)
    })

    const send = (target: string, from: string) => askAs(proxy.port, target, { from })

    /** Through the PROXY protocol, as a client of any address. */
    const sendAs = (address: string) => {
      const line = `PROXY TCP6 ${address} 2001:db8::ffff 40000 8080\r\n`
      return ask(behindProtocol.port, line + request('GET', '/', 'Connection: close'))
    }

    it('refuses documents beyond 240 and goes on with questions and other clients', async () => {
      const { accepted } = await sendUntilRefused(() => send('/cagr', '127.0.0.21'))
      expect(accepted).toBeGreaterThanOrEqual(DOCUMENTS)
      expect(accepted).toBeLessThan(REQUESTS)
      expect((await send('/api/v1/simulateurs', '127.0.0.21')).status).toBe(200)
      expect((await send('/assets/page.js', '127.0.0.21')).status).toBe(200)
      expect((await send('/cagr', '127.0.0.22')).status).toBe(200)
    })

    it('admits more than 240 files of pages', async () => {
      for (let count = 0; count < DOCUMENTS + 20; count += 1)
        expect((await send(`/assets/${count}.js`, '127.0.0.27')).status).toBe(200)
    })

    it('refuses requests beyond 600, in the words of the service', async () => {
      const path = '/api/v1/simulateurs'
      const many = request('GET', path).repeat(ENOUGH) // on one connection, faster than the bound on a busy machine too
      const { answers } = await exchange(proxy.port, many, { from: '127.0.0.23', answers: ENOUGH })
      const accepted = answers.findIndex(({ status }) => status === 429)
      expect(accepted).toBeGreaterThanOrEqual(REQUESTS)
      const { server: _, ...headers } = answers[accepted]?.headers ?? {} // nginx adds its name to whatever it sends
      expectFault({ headers, body: answers[accepted]?.body ?? '' }, 'rate_limited')
      expect(headers['retry-after']).toBe('60')
      expect((await send(path, '127.0.0.24')).status).toBe(200)
    })

    it('counts the addresses of one IPv6 /64 as one client and the next /64 as another', async () => {
      const { accepted } = await sendUntilRefused((index) =>
        sendAs(`2001:db8:a:a::${(index + 1).toString(16)}`),
      )
      expect(accepted).toBeGreaterThanOrEqual(DOCUMENTS)
      expect(accepted).toBeLessThan(REQUESTS)
      expect((await sendAs('2001:db8:a:b::1')).status).toBe(200)
    })

    it('holds 256 connections and refuses the next, while others are served', async () => {
      const from = '127.0.0.25'
      const sockets = Array.from({ length: CONNECTIONS }, () => {
        const socket = connectTo(proxy.port, from)
        socket.on('error', () => {}).write(request('GET', '/api/held'))
        return socket
      })
      await expect.poll(instance.held, { timeout: 60_000 }).toBe(CONNECTIONS)
      const next = await send('/cagr', from).then(
        ({ status }) => status,
        () => 'closed',
      )
      expect(next).toBe(name === 'nginx' ? 429 : 'closed')
      expect((await send('/cagr', '127.0.0.26')).status).toBe(200)
      for (const socket of sockets) socket.destroy()
    })
  })
})

/** Sends requests one after the other until one is refused; how many were accepted before. */
async function sendUntilRefused(
  send: (index: number) => Promise<{ status: number }>,
): Promise<{ accepted: number }> {
  for (let accepted = 0; accepted < ENOUGH; accepted += 1) {
    const { status } = await send(accepted)
    if (status === 429) return { accepted }
    expect(status).toBe(200)
  }
  throw new Error(`${ENOUGH} requests and no refusal`)
}

async function closed(server: Server | undefined): Promise<void> {
  server?.closeAllConnections()
  await new Promise((resolve) => server?.close(resolve))
}
