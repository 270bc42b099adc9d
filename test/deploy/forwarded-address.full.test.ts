/** How the service takes the address of a client from the shipped proxies, trusted or not. */
import { afterEach, describe, expect, it } from 'vitest'
import { createMetrics } from '../../apps/api/src/metrics.ts'
import { simulateur } from '../support/client.ts'
import { askAs } from '../support/peer.ts'
import { type Changes, type ProxyName, startReverseProxy, withoutProxy } from '../support/reverse-proxy.ts'
import { startService } from '../support/service.ts'
import { PROXIES, tally } from './stand.ts'

const CAGR = simulateur('cagr', { valeur_initiale: 1, valeur_finale: 2, duree: 1 })
/** Requests of a client that a window accepts. */
const LIMIT = 30
/** Questions that each test asks, more than the limit. */
const ASKED = 50

/** The one address that the proxies of these tests have, and the network that holds their clients too. */
const PROXY_ADDRESS = '127.0.0.1'
const WIDE_NETWORK = '127.0.0.0/8'
const CLIENT = '127.0.0.77'

/** Changes that make a proxy add the address to what the client wrote, as ingress controllers do. */
const APPENDING: Readonly<Record<ProxyName, Changes>> = {
  nginx: { 'X-Forwarded-For $remote_addr': 'X-Forwarded-For $proxy_add_x_forwarded_for' },
  haproxy: { 'set-header X-Forwarded-For %[src]': 'add-header X-Forwarded-For %[src]' },
}

const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

/**
 * Asks through a proxy, with another invented address each time.
 * @returns how many times each status came, and what the metrics count by source of the address.
 */
async function askForging(name: ProxyName, trustProxy: string, changes?: Changes) {
  const metrics = createMetrics()
  const service = await startService({ limit: LIMIT, now: () => 0, trustProxy: [trustProxy], metrics })
  const proxy = await startReverseProxy(name, [service.port, service.port], changes)
  closing.push(() => proxy.stop(), service.close)
  const statuses: number[] = []
  for (let index = 0; index < ASKED; index += 1) {
    const headers = { 'x-forwarded-for': `1.2.3.${index}` }
    statuses.push((await askAs(proxy.port, CAGR, { from: CLIENT, headers })).status)
  }
  const sources = [
    ...(await metrics.text()).matchAll(/^denier_client_addresses_total\{source="(\w+)"\} (\d+)$/gm),
  ]
  return { counts: tally(statuses), sources: sources.map(([, source, count]) => [source, Number(count)]) }
}

describe.each(PROXIES)('%s', (name) => {
  describe.skipIf(withoutProxy(name))('in front of a service that trusts its address alone', () => {
    it.each<[string, Changes | undefined]>([
      ['replaces the address that a client writes', undefined],
      ['adds its own to it, as ingress controllers do', APPENDING[name]],
    ])('accepts thirty requests through %s', async (_, changes) => {
      expect(await askForging(name, PROXY_ADDRESS, changes)).toEqual({
        counts: { 200: LIMIT, 429: ASKED - LIMIT },
        sources: [['forwarded', ASKED]],
      })
    })
  })

  describe.skipIf(withoutProxy(name))('in front of a service that trusts a network of clients', () => {
    it('shows in the metrics when it replaces the address: the client itself is trusted', async () => {
      const { counts, sources } = await askForging(name, WIDE_NETWORK)
      expect(counts).toEqual({ 200: LIMIT, 429: ASKED - LIMIT })
      expect(sources).toEqual([['trusted', ASKED]])
    })

    it('shows in the metrics when it adds one: the text of the client is believed', async () => {
      const { counts, sources } = await askForging(name, WIDE_NETWORK, APPENDING[name])
      expect(counts).toEqual({ 200: ASKED })
      expect(sources).toEqual([['chained', ASKED]])
    })
  })

  describe.skipIf(withoutProxy(name))('in front of a service that does not trust it', () => {
    it('shows in the metrics: all clients are one', async () => {
      expect(await askForging(name, '192.0.2.1')).toEqual({
        counts: { 200: LIMIT, 429: ASKED - LIMIT },
        sources: [['ignored', ASKED]],
      })
    })
  })
})
