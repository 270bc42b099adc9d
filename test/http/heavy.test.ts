import { monitorEventLoopDelay } from 'node:perf_hooks'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { get, simulateur } from '../support/client.ts'
import { startService, type TestService } from '../support/service.ts'

/** The longest question that the contracts allow: twenty thousand lives of seventy years. */
const LONGEST = simulateur('retraite-fire', {
  capital: 50_000,
  mensuel: 1000,
  depenses: 2000,
  methode: 'monte_carlo',
  simulations: 20_000,
  horizon_retraite: 70,
})
const SHORT = simulateur('cagr', { valeur_initiale: 10_000, valeur_finale: 25_000, duree: 8 })

const seeded = (seed: number): string => `${LONGEST}&graine=${seed}`

let here: TestService
let aside: TestService
beforeAll(async () => {
  here = await startService()
  aside = await startService({ threads: 1 })
})
afterAll(() => Promise.all([here.close(), aside.close()]))

describe('a long question', () => {
  it('has the same answer aside as here', async () => {
    const [one, other] = await Promise.all([get(here, seeded(7)), get(aside, seeded(7))])
    expect(other.status).toBe(200)
    const untimed = (text: string) => text.replace(/"computedAt":"[^"]*"/, '')
    expect(untimed(other.text)).toBe(untimed(one.text))
  })

  it('is not computed again for who has the answer', async () => {
    const { headers } = await get(aside, seeded(8))
    const start = performance.now()
    const { status } = await get(aside, seeded(8), { 'if-none-match': headers.get('etag') ?? '' })
    expect(status).toBe(304)
    expect(performance.now() - start).toBeLessThan(50)
  })

  it('is judged at once: a fault does not wait', async () => {
    const { status, errors } = await get(aside, `${LONGEST}&graine=x`)
    expect([status, errors]).toEqual([
      422,
      [{ field: 'graine', message: 'graine must be an integer', code: 'not_an_integer' }],
    ])
  })
})

describe('sixty-four at once', () => {
  it('leave cagr answering: those that fit are answered, the others told when to come back', async () => {
    const delay = monitorEventLoopDelay({ resolution: 5 })
    delay.enable()
    const long = Array.from({ length: 64 }, (_, index) => get(aside, seeded(1000 + index)))
    const short: number[] = []
    let running = true
    const asking = (async () => {
      while (running) {
        const start = performance.now()
        expect((await get(aside, SHORT)).status).toBe(200)
        short.push(performance.now() - start)
      }
    })()
    const answers = await Promise.all(long)
    running = false
    await asking
    delay.disable()

    const statuses = answers.map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set([200, 503]))
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(1 + 8)
    for (const { status, headers, errors } of answers) {
      if (status !== 503) continue
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
      expect(headers.get('cache-control')).toBe('no-store')
      expect(headers.get('access-control-allow-origin')).toBe('*')
      expect(errors).toEqual([{ code: 'overloaded', message: expect.stringContaining('try again') }])
    }
    expect(short.length).toBeGreaterThan(10)
    expect(delay.percentile(99) / 1e6).toBeLessThan(100)
  })
})
