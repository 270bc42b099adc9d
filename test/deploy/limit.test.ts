import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { simulateur } from '../support/client.ts'
import { askAs } from '../support/peer.ts'
import { answersOf, isMissing, PROXIES, type Stand, startStand, tally } from './stand.ts'

const CAGR = simulateur('cagr', { valeur_initiale: 1, valeur_finale: 2, duree: 1 })
const SECRET = simulateur('cagr', { valeur_initiale: 31_415_926, valeur_finale: 2, duree: 1 })

/** Addresses that a client may write into a request, hoping to be counted apart. */
const forged = (index: number) => ({
  'x-forwarded-for': `203.0.${index >> 8}.${index & 255}`,
  'x-real-ip': `198.51.100.${index & 255}`,
  forwarded: `for=192.0.2.${index & 255};proto=https`,
})

/** A machine so busy that the store is given up for a moment says nothing of the count: it is asked again. */
const ATTEMPTS = 5

describe.each(PROXIES)('one count behind %s', (name) => {
  describe.skipIf(isMissing(name))('with two instances', () => {
    let stand: Stand
    let clients = 0
    beforeAll(async () => {
      stand = await startStand(name)
    })
    afterAll(() => stand?.stop())

    const newcomer = () => {
      clients += 1
      return `127.0.0.${10 + clients}`
    }
    const statuses = (from: string, count: number, headersOf = (_: number) => ({})) =>
      Promise.all(
        Array.from({ length: count }, async (_, index) => {
          const asking = { from, headers: headersOf(index) }
          return (await askAs(stand.proxy.port, CAGR, asking)).status
        }),
      )
    const timesAway = () =>
      stand.instances.map(({ stdout }) => stdout().split('"state":"away"').length - 1).join()

    async function whileShared<T>(ask: (from: string) => Promise<T>): Promise<T> {
      for (let attempt = 1; ; attempt += 1) {
        const before = timesAway()
        const told = await ask(newcomer())
        await sleep(50) // the line of a loss is written by another process
        if (timesAway() === before) return told
        if (attempt === ATTEMPTS) throw new Error(`the store was away in each of ${ATTEMPTS} attempts`)
        await sleep(1000)
      }
    }

    it('accepts thirty of two hundred from one address, both instances together', async () => {
      const all = await whileShared((from) => statuses(from, 200))
      expect(tally(all)).toEqual({ 200: 30, 429: 170 })
      for (const instance of stand.instances) expect(answersOf(instance)).toBeGreaterThan(30)
    })

    it('is of the address that the proxy sees, whatever a client writes', async () => {
      const all = await whileShared((from) => statuses(from, 200, forged))
      expect(tally(all)).toEqual({ 200: 30, 429: 170 })
    })

    it('is apart for each address, and a refusal is in the words of the service', async () => {
      const refused = await whileShared(async (from) => {
        expect(tally(await statuses(from, 30))).toEqual({ 200: 30 })
        return askAs(stand.proxy.port, CAGR, { from })
      })
      expect(refused.status).toBe(429)
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
      expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60)
      expect(refused.headers['access-control-allow-origin']).toBe('*')
      expect(JSON.parse(refused.body.toString()).errors[0].code).toBe('rate_limited')
    })

    it('leaves no query and no address in the log', async () => {
      const from = newcomer()
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
