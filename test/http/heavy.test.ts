/** Long computations, which worker threads answer. */
import { Busy } from '@denier/core'
import { afterAll, describe, expect, it } from 'vitest'
import { get, simulateur } from '../support/client.ts'
import { sharedInMemory, startInMemory } from '../support/service.ts'

/** Random draws, by thousands: long enough for a worker, a tenth of the longest that contracts allow. */
const RANDOM = {
  capital: 50_000,
  mensuel: 1000,
  depenses: 2000,
  methode: 'monte_carlo',
  horizon_retraite: 70,
}
const SIMULATED_ONCE = { ...RANDOM, simulations: 2000 }
/** For an analysis, which simulates eighty times. */
const REPEATED = { ...RANDOM, simulations: 214, cible: 'monteCarlo.tauxReussite' }

/** The same long computation at every route. */
const TARGETS: Readonly<Record<string, string>> = {
  simulation: simulateur('retraite-fire', SIMULATED_ONCE),
  sheet: simulateur('retraite-fire', { ...SIMULATED_ONCE, format: 'csv' }),
  chart: simulateur('retraite-fire/graphique.svg', SIMULATED_ONCE),
  resolution: simulateur('retraite-fire/resolution', { ...REPEATED, inconnue: 'volatilite', valeur: 55.5 }),
  sensibilite: simulateur('retraite-fire/sensibilite', REPEATED),
}
const SHORT = simulateur('cagr', { valeur_initiale: 10_000, valeur_finale: 25_000, duree: 8 })

/** Without worker threads, with one, and with a full queue. */
const here = await sharedInMemory()
const threaded = await startInMemory({ threads: 1 })
const busy = await startInMemory({ runInWorker: () => Promise.reject(new Busy(2)) })
afterAll(() => Promise.all([threaded.close(), busy.close()]))

describe.each(Object.keys(TARGETS))('long computation (%s)', (endpoint) => {
  /** A distinct request per seed. */
  const target = (seed: number | string) => `${TARGETS[endpoint]}&graine=${seed}`

  it('gives the same answer from a worker thread as from the main thread', async () => {
    const before = threaded.delegatedJobs.length
    const [one, other] = await Promise.all([get(here, target(7)), get(threaded, target(7))])
    expect(other.status).toBe(200)
    expect(threaded.delegatedJobs.length - before).toBe(1)
    const untimed = (text: string) => text.replace(/"computedAt":"[^"]*"/, '')
    expect(untimed(other.text)).toBe(untimed(one.text))
    expect(other.headers.get('content-type')).toBe(one.headers.get('content-type'))
    expect(other.text.length).toBeGreaterThan(500)
  })

  it('answers 304 without a computation to a client that has the answer', async () => {
    const etag = (await get(here, target(7))).headers.get('etag') ?? ''
    const before = threaded.delegatedJobs.length
    expect((await get(threaded, target(7), { 'if-none-match': etag })).status).toBe(304)
    expect(threaded.delegatedJobs.length - before).toBe(0)
  })

  it('validates parameters before the job is queued', async () => {
    const { status, errors } = await get(busy, target('x'))
    expect([status, errors]).toEqual([
      422,
      [{ field: 'graine', message: 'graine must be an integer', code: 'not_an_integer' }],
    ])
  })

  it('answers 503 with Retry-After when the queue is full, while short computations are answered', async () => {
    const { status, headers, errors } = await get(busy, target(7))
    expect(status).toBe(503)
    expect(headers.get('retry-after')).toBe('2')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('access-control-allow-origin')).toBe('*')
    expect(errors).toEqual([{ code: 'overloaded', message: expect.stringContaining('try again') }])
    expect((await get(busy, SHORT)).status).toBe(200)
  })
})
