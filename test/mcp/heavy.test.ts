/** Long computations by tools, which worker threads answer. */
import { Busy, type CivilDate } from '@denier/core'
import { afterAll, describe, expect, it } from 'vitest'
import { startInMemory } from '../support/service.ts'
import { callOf, GENERAL, post } from './mcp-client.ts'

/** Simulations of seventy years, long enough for a worker thread. */
const LONG = callOf('retraite-fire', {
  capital: 50_000,
  mensuel: 1000,
  depenses: 2000,
  methode: 'monte_carlo',
  simulations: 2000,
  horizon_retraite: 70,
  graine: 7,
})
const SHORT = callOf('cagr', { valeur_initiale: 1, valeur_finale: 2, duree: 1 })

const clock = { now: () => '2026-11-21T12:00:00.000Z', today: () => '2026-11-21' as CivilDate }
/** Services: without worker threads, with one, and with a queue that refuses each job, to be sent again in 2 s. */
const here = await startInMemory({ clock })
const threaded = await startInMemory({ threads: 1, clock })
const busy = await startInMemory({ runInWorker: () => Promise.reject(new Busy(2)), clock })
afterAll(() => Promise.all([here, threaded, busy].map((service) => service.close())))

describe('long computation by a tool', () => {
  it('gives the same answer from a worker thread as from the main thread', async () => {
    const [one, other] = await Promise.all([post(here, LONG), post(threaded, LONG)])
    expect(threaded.delegatedJobs).toHaveLength(1)
    expect(other.json().result.isError).toBeUndefined()
    expect(other.text).toBe(one.text)
  })

  it('runs in a worker thread for the general tool simuler too, as the range that it adds does', async () => {
    const { name, arguments: parametres } = LONG.params as { name: string; arguments: object }
    const before = threaded.delegatedJobs.length
    const answer = await post(threaded, callOf('simuler', { simulateur: name, parametres }), {}, GENERAL)
    expect(answer.json().result.isError).toBeUndefined()
    const kinds = threaded.delegatedJobs.slice(before).map(({ analysis }) => analysis)
    expect(kinds).toEqual(['simulation', 'plage'])
    const refused = await post(busy, callOf('simuler', { simulateur: name, parametres }), {}, GENERAL)
    const [error] = refused.json().result.structuredContent.errors
    expect(error).toEqual({
      code: 'overloaded',
      message: expect.stringContaining('réessayez dans 2 secondes'),
      retryAfter: 2,
    })
  })

  it('returns an error with the time to wait when the queue is full, while short computations are answered', async () => {
    const { status, json } = await post(busy, LONG)
    const { isError, structuredContent, content } = json().result
    expect([status, isError]).toEqual([200, true])
    expect(structuredContent.errors).toEqual([
      { code: 'overloaded', message: expect.stringContaining('try again in 2 seconds'), retryAfter: 2 },
    ])
    expect(content[0].text).toContain('try again in 2 seconds')
    expect((await post(busy, SHORT)).json().result.structuredContent.data.resume.cagr).toBe(100)
  })
})
