/** Connections that the shipped proxies keep to the instances. */
import { Agent, get } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { simulateur } from '../support/client.ts'
import { type ReverseProxy, startReverseProxy, withoutProxy } from '../support/reverse-proxy.ts'
import { startService, type TestService } from '../support/service.ts'
import { PROXIES } from './stand.ts'

const CAGR = simulateur('cagr', { valeur_initiale: 1, valeur_finale: 2, duree: 1 })
/** How many requests go through the proxy; they need few connections to the service. */
const QUESTIONS = 300

// A connection for each request would cost more than its answer.
describe.each(PROXIES)('%s', (name) => {
  describe.skipIf(withoutProxy(name))('in front of two instances', () => {
    let services: readonly [TestService, TestService]
    let proxy: ReverseProxy
    /** Connections to the instances over which the question came. */
    let connectionCount = 0
    beforeAll(async () => {
      services = [await startService(), await startService()]
      for (const { server } of services)
        server.on('request', ({ socket, url }) => {
          if (url !== CAGR || seen.has(socket)) return
          seen.add(socket)
          connectionCount += 1
        })
      proxy = await startReverseProxy(name, [services[0].port, services[1].port])
    })
    afterAll(async () => {
      await proxy?.stop()
      await Promise.all(services?.map((service) => service.close()) ?? [])
    })
    const seen = new Set<object>()

    it('sends many requests over each connection to an instance', async () => {
      const agent = new Agent({ keepAlive: true, maxSockets: 4 })
      const statuses = Array.from({ length: QUESTIONS }, () => statusOf(proxy.origin + CAGR, agent))
      expect(new Set(await Promise.all(statuses))).toEqual(new Set([200]))
      agent.destroy()
      expect(connectionCount).toBeGreaterThan(0)
      expect(connectionCount).toBeLessThanOrEqual(QUESTIONS / 10)
    })
  })
})

const statusOf = (address: string, agent: Agent): Promise<number> =>
  new Promise((resolve, reject) => {
    get(address, { agent }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode ?? 0))
    }).once('error', reject)
  })
