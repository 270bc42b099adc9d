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

/** The same at every door that computes it. */
const doors = (once: object, repeated: object): Readonly<Record<string, string>> => ({
  simulation: simulateur('retraite-fire', { ...once }),
  sheet: simulateur('retraite-fire', { ...once, format: 'csv' }),
  chart: simulateur('retraite-fire/graphique.svg', { ...once }),
  resolution: simulateur('retraite-fire/resolution', {
    ...repeated,
    ...AIM,
    inconnue: 'volatilite',
    valeur: 55.5,
  }),
  sensibilite: simulateur('retraite-fire/sensibilite', { ...repeated, ...AIM }),
})
const ALL_LONGEST = doors(LONGEST, REPEATED)
/** Long enough for a thread, and a tenth of the longest: a slow machine too has the answer in time. */
const ALL_LONG = doors({ ...LONGEST, simulations: 2000 }, { ...REPEATED, simulations: 214 })
/** Of the longest questions, how many find room at once on a machine however slow: the one that is computed. */
const LEAST = 1
const SHORT = simulateur('cagr', { valeur_initiale: 10_000, valeur_finale: 25_000, duree: 8 })

/** Each seed is another question. */
const long = (door: string, seed: number): string => `${ALL_LONG[door]}&graine=${seed}`
const longest = (door: string, seed: number): string => `${ALL_LONGEST[door]}&graine=${seed}`

let here: TestService
let aside: TestService
beforeAll(async () => {
  here = await startService()
  aside = await startService({ threads: 1 })
})
afterAll(() => Promise.all([here.close(), aside.close()]))

describe.each(Object.keys(ALL_LONG))('a long question (%s)', (door) => {
  it('has the same answer aside as here', async () => {
    const before = aside.putAside.length
    const [one, other] = await Promise.all([get(here, long(door, 7)), get(aside, long(door, 7))])
    expect(other.status).toBe(200)
    expect(aside.putAside.length - before).toBe(1)
    const untimed = (text: string) => text.replace(/"computedAt":"[^"]*"/, '')
    expect(untimed(other.text)).toBe(untimed(one.text))
    expect(other.headers.get('content-type')).toBe(one.headers.get('content-type'))
    expect(other.text.length).toBeGreaterThan(500)
  })

  it('is not computed again for who has the answer', async () => {
    const etag = (await get(here, long(door, 8))).headers.get('etag') ?? ''
    const before = aside.putAside.length
    expect((await get(aside, long(door, 8), { 'if-none-match': etag })).status).toBe(304)
    expect(aside.putAside.length - before).toBe(0)
  })

  it('is judged at once: a fault does not wait', async () => {
    const { status, errors } = await get(aside, `${ALL_LONG[door]}&graine=x`)
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
    const many = Array.from({ length: 64 }, (_, index) => get(aside, longest(door, 1000 + index)))
    const short: number[] = []
    let running = true
    const asking = (async () => {
      while (running) {
        const start = performance.now()
        expect((await get(aside, SHORT)).status).toBe(200)
        short.push(performance.now() - start)
      }
    })()
    const answers = await Promise.all(many)
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
