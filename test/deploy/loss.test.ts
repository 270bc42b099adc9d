import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { simulateur } from '../support/client.ts'
import { expectFault } from '../support/headers.ts'
import { type Outcome, startLoad } from '../support/load.ts'
import { askAs } from '../support/peer.ts'
import { answersOf, isMissing, PROXIES, type Stand, startStand } from './stand.ts'

const TARGET = simulateur('interets-composes', 'capital=31415926&mensuel=1&taux=5&duree=50')
const CLIENTS = 16

/** Services are started four times over; what is asserted has no time in it. */
const SLOW_MACHINE_MS = 180_000

/** What clients that keep their connections saw while something happened behind the proxy. */
describe.each(PROXIES)('an instance lost behind %s', (name) => {
  describe.skipIf(isMissing(name))('under load', { timeout: SLOW_MACHINE_MS }, () => {
    let stand: Stand
    beforeAll(async () => {
      stand = await startStand(name, { RATE_LIMIT: '0' })
    })
    afterAll(() => stand?.stop())

    /** Clients that ask before, while and after it happens, whatever the speed of the machine. */
    async function outcomesWhile(happens: () => Promise<unknown>): Promise<readonly Outcome[]> {
      const load = startLoad(stand.proxy.origin, TARGET, CLIENTS, 20)
      const more = async () => {
        const enough = load.outcomes.length + 5 * CLIENTS
        while (load.outcomes.length < enough) await sleep(20)
      }
      await more()
      await happens()
      await more()
      await load.end()
      return load.outcomes
    }
    const lost = ({ status, complete }: Outcome) => status !== 200 || !complete

    /** Both are asked again, once the proxy has noticed. */
    const bothServe = () =>
      expect
        .poll(
          async () => {
            const before = stand.instances.map(answersOf)
            await Promise.all(Array.from({ length: 16 }, () => askAs(stand.proxy.port, TARGET)))
            return stand.instances.every((instance, index) => answersOf(instance) > (before[index] ?? 0))
          },
          { timeout: 30_000 },
        )
        .toBe(true)

    it('told to stop, loses nothing, and serves again once it is back', async () => {
      const outcomes = await outcomesWhile(() => stand.instances[0].stop('SIGTERM'))
      expect(outcomes.filter(lost)).toEqual([])
      await stand.restart(0)
      await bothServe()
    })

    it('killed, loses nothing that can be asked again', async () => {
      const outcomes = await outcomesWhile(() => stand.instances[1].stop('SIGKILL'))
      expect(outcomes.filter(lost)).toEqual([])
      await stand.restart(1)
      await bothServe()
    })

    it('with the other one, is told of by the proxy in the words of the service', async () => {
      await Promise.all(stand.instances.map((instance) => instance.stop('SIGKILL')))
      const answer = await askAs(stand.proxy.port, TARGET, { headers: { origin: 'https://other.test' } })
      expect([502, 503]).toContain(answer.status)
      const { server: _, ...headers } = answer.headers // nginx names itself in whatever it sends
      expectFault({ headers, body: answer.body.toString() }, 'unavailable')
      expect(headers['retry-after']).toBe('2')
      await Promise.all([stand.restart(0), stand.restart(1)])
      await bothServe()
    })

    it('leaves no query in the log, whatever went wrong', () => {
      expect(stand.proxy.log()).toContain('interets-composes')
      expect(stand.proxy.log()).not.toContain('31415926')
    })
  })
})
