/** The rate limit that two instances share behind each shipped proxy. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { simulateur } from '../support/client.ts'
import { askAs } from '../support/peer.ts'
import { answersOf, isMissing, PROXIES, type Stand, startStand, tally } from './stand.ts'

const CAGR = simulateur('cagr', { valeur_initiale: 1, valeur_finale: 2, duree: 1 })
/** A question whose value must appear in no log. */
const SECRET = simulateur('cagr', { valeur_initiale: 31_415_926, valeur_finale: 2, duree: 1 })
/** Requests of a client that a window accepts. */
const LIMIT = 30

/** Headers by which a client can claim another address. */
const forged = (index: number) => ({
  'x-forwarded-for': `203.0.113.${index}`,
  'x-real-ip': `198.51.100.${index}`,
  forwarded: `for=192.0.2.${index};proto=https`,
})

/** Sequential requests, so that the shared count answers in time. `npm run chaos` tests it under load. */
describe.each(PROXIES)('shared rate limit behind %s', (name) => {
  describe.skipIf(isMissing(name))('with two instances', () => {
    let stand: Stand
    let clients = 0
    beforeAll(async () => {
      stand = await startStand(name)
    })
    afterAll(() => stand?.stop())

    const newClient = () => {
      clients += 1
      return `127.0.0.${10 + clients}`
    }
    /** The statuses of requests of one client, one after the other. */
    async function statuses(from: string, count: number, headersOf = (_: number) => ({})) {
      const all: number[] = []
      for (let index = 0; index < count; index += 1)
        all.push((await askAs(stand.proxy.port, CAGR, { from, headers: headersOf(index) })).status)
      return all
    }

    /** How often the instances have lost the store, after their logs are complete. */
    async function timesAway(): Promise<number> {
      const mark = `/api/mark-${newClient()}`
      await Promise.all(stand.instances.map(({ port }) => askAs(port, mark)))
      const logs = () => stand.instances.map(({ stdout }) => stdout())
      await expect.poll(() => logs().every((log) => log.includes(mark)), { timeout: 60_000 }).toBe(true)
      return logs().reduce((sum, log) => sum + log.split('"state":"away"').length - 1, 0)
    }

    /** Without the store each instance counts alone: repeats with a new client until the store was up throughout. */
    async function whileShared<T>(ask: (from: string) => Promise<T>): Promise<T> {
      for (;;) {
        const before = await timesAway()
        const result = await ask(newClient())
        if ((await timesAway()) === before) return result
      }
    }

    it('accepts thirty requests of one address, counted by both instances together', async () => {
      const all = await whileShared((from) => statuses(from, LIMIT + 20))
      expect(tally(all)).toEqual({ 200: LIMIT, 429: 20 })
      for (const instance of stand.instances) expect(answersOf(instance)).toBeGreaterThan(10)
    })

    it('counts by the address that the proxy sees, not by the headers of the client', async () => {
      const all = await whileShared((from) => statuses(from, LIMIT + 20, forged))
      expect(tally(all)).toEqual({ 200: LIMIT, 429: 20 })
    })

    it('counts each address separately and passes on the refusal of the service', async () => {
      const refused = await whileShared(async (from) => {
        expect(tally(await statuses(from, LIMIT))).toEqual({ 200: LIMIT })
        return askAs(stand.proxy.port, CAGR, { from })
      })
      expect(refused.status).toBe(429)
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
      expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60)
      expect(refused.headers['access-control-allow-origin']).toBe('*')
      expect(JSON.parse(refused.body.toString()).errors[0].code).toBe('rate_limited')
    })

    it('writes no query and no address to the log', async () => {
      const from = newClient()
      await askAs(stand.proxy.port, SECRET, { from })
      const paths = () => entries(stand.proxy.log()).map(({ path }) => path)
      await expect.poll(() => new Set(paths())).toEqual(new Set(['/api/v1/simulateurs/cagr']))
      for (const leak of ['31415926', 'valeur_initiale', from])
        expect(stand.proxy.log().includes(leak), leak).toBe(false)
    })
  })
})

const entries = (log: string): { path: string }[] =>
  log
    .split('\n')
    .filter((line) => line.startsWith('{') && line.endsWith('}'))
    .map((line) => JSON.parse(line))
