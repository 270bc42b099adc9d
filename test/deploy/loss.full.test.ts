/** One instance behind each shipped proxy is lost; `npm run chaos` does the same under load. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { simulateur } from '../support/client.ts'
import { expectFault } from '../support/headers.ts'
import { askAs } from '../support/peer.ts'
import { answersOf, isMissing, PROXIES, type Stand, startStand } from './stand.ts'

const TARGET = simulateur('interets-composes', 'capital=31415926&mensuel=1&taux=5&duree=50')

/** Number of sequential requests that reaches both instances. `npm run chaos` does the same under load. */
const ENOUGH = 20

describe.each(PROXIES)('%s', (name) => {
  describe.skipIf(isMissing(name))('in front of two instances', () => {
    let stand: Stand
    beforeAll(async () => {
      stand = await startStand(name, { RATE_LIMIT: '0' })
    })
    afterAll(() => stand?.stop())

    let clients = 0

    /** Asks as another client each time: the proxy refuses one that asks too fast. */
    async function statuses(): Promise<ReadonlySet<number>> {
      const seen = new Set<number>()
      const from = `127.0.${1 + (clients >> 8)}.${clients & 255}`
      clients += 1
      for (let count = 0; count < ENOUGH; count += 1)
        seen.add((await askAs(stand.proxy.port, TARGET, { from })).status)
      return seen
    }

    /** Waits until the proxy sends requests to both, which it does once its health checks have passed. */
    const bothServe = () =>
      expect
        .poll(
          async () => {
            const before = stand.instances.map(answersOf)
            await statuses()
            return stand.instances.every((instance, index) => answersOf(instance) > (before[index] ?? 0))
          },
          { timeout: 120_000 },
        )
        .toBe(true)

    it.each([
      ['stops', 0, 'SIGTERM'],
      ['is killed', 1, 'SIGKILL'],
    ] as const)(
      'answers every request when an instance %s, and uses it again after its restart',
      async (_, index, signal) => {
        await bothServe()
        await stand.instances[index].stop(signal)
        expect(await statuses()).toEqual(new Set([200]))
        await stand.restart(index)
        await bothServe()
      },
    )

    it('answers with the error body of the service when both instances are down', async () => {
      await Promise.all(stand.instances.map((instance) => instance.stop('SIGKILL')))
      const answer = await askAs(stand.proxy.port, TARGET, { headers: { origin: 'https://other.test' } })
      expect([502, 503]).toContain(answer.status)
      const { server: _, ...headers } = answer.headers // nginx adds its name to whatever it sends
      expectFault({ headers, body: answer.body.toString() }, 'unavailable')
      expect(headers['retry-after']).toBe('2')
      await Promise.all([stand.restart(0), stand.restart(1)])
      await bothServe()
    })

    it('writes no query to the log when a request fails', () => {
      expect(stand.proxy.log()).toContain('interets-composes')
      expect(stand.proxy.log()).not.toContain('31415926')
    })
  })
})
