import { monitorEventLoopDelay } from 'node:perf_hooks'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { get, simulateur } from '../support/client.ts'
import { startService, type TestService } from '../support/service.ts'

const RANDOM = { capital: 50_000, mensuel: 1000, methode: 'monte_carlo' }
/** The longest question that the contracts allow: twenty thousand lives of seventy years. */
const LONGEST = { ...RANDOM, depenses: 2000, simulations: 20_000, horizon_retraite: 70 }
/** The longest that may be asked eighty times over. */
const REPEATED = { ...RANDOM, depenses: 2000, simulations: 2142, horizon_retraite: 70 }
const AIM = { cible: 'monteCarlo.tauxReussite' }

/** The same at every door that computes it; each seed is another question. */
const LONG: Readonly<Record<string, string>> = {
  simulation: simulateur('retraite-fire', LONGEST),
  sheet: simulateur('retraite-fire', { ...LONGEST, format: 'csv' }),
  chart: simulateur('retraite-fire/graphique.svg', LONGEST),
  resolution: simulateur('retraite-fire/resolution', {
    ...REPEATED,
    ...AIM,
    inconnue: 'volatilite',
    valeur: 55.5,
  }),
  sensibilite: simulateur('retraite-fire/sensibilite', { ...REPEATED, ...AIM }),
}
/** Of the longest questions, how many find room at once on a machine however slow: the one that is computed. */
const LEAST = 1
const SHORT = simulateur('cagr', { valeur_initiale: 10_000, valeur_finale: 25_000, duree: 8 })

const seeded = (door: string, seed: number): string => `${LONG[door]}&graine=${seed}`

let here: TestService
let aside: TestService
beforeAll(async () => {
  here = await startService()
  aside = await startService({ threads: 1 })
})
afterAll(() => Promise.all([here.close(), aside.close()]))

describe.each(Object.keys(LONG))('a long question (%s)', (door) => {
  it('has the same answer aside as here', async () => {
    const [one, other] = await Promise.all([get(here, seeded(door, 7)), get(aside, seeded(door, 7))])
    expect(other.status).toBe(200)
    const untimed = (text: string) => text.replace(/"computedAt":"[^"]*"/, '')
    expect(untimed(other.text)).toBe(untimed(one.text))
    expect(other.headers.get('content-type')).toBe(one.headers.get('content-type'))
    expect(other.text.length).toBeGreaterThan(500)
  })

  it('is not computed again for who has the answer', async () => {
    const { headers } = await get(aside, seeded(door, 8))
    const start = performance.now()
    const { status } = await get(aside, seeded(door, 8), { 'if-none-match': headers.get('etag') ?? '' })
    expect(status).toBe(304)
    expect(performance.now() - start).toBeLessThan(50)
  })

  it('is judged at once: a fault does not wait', async () => {
    const { status, errors } = await get(aside, `${LONG[door]}&graine=x`)
    expect([status, errors]).toEqual([
      422,
      [{ field: 'graine', message: 'graine must be an integer', code: 'not_an_integer' }],
    ])
  })
})

describe.each(['simulation', 'chart', 'resolution'])('sixty-four at once (%s)', (door) => {
  it('leave cagr answering: those that fit are answered, the others told when to come back', async () => {
    const delay = monitorEventLoopDelay({ resolution: 5 })
    delay.enable()
    const long = Array.from({ length: 64 }, (_, index) => get(aside, seeded(door, 1000 + index)))
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
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(LEAST)
    for (const { headers, errors } of answers.filter(({ status }) => status === 503)) {
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
      expect(headers.get('cache-control')).toBe('no-store')
      expect(headers.get('access-control-allow-origin')).toBe('*')
      expect(errors).toEqual([{ code: 'overloaded', message: expect.stringContaining('try again') }])
    }
    expect(short.length).toBeGreaterThan(10)
    expect(delay.percentile(99) / 1e6).toBeLessThan(100)
  })
})
