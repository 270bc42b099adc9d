/** Options of an edge, and its reports to the platform. */
import { catalogue } from '@denier/core'
import { describe, expect, it, vi } from 'vitest'
import {
  Busy,
  createEdge,
  type Decision,
  type EdgeLimit,
  type EdgeOptions,
  type Limiter,
  MemoryLimiter,
} from '../../apps/api/src/edge.ts'
import { fromEdge, type PlainResponse } from '../support/edge.ts'
import { expectFault } from '../support/headers.ts'
import { failing } from '../support/simulators.ts'

const CAGR = '/api/v1/simulateurs/cagr?valeur_initiale=10000&valeur_finale=25000&duree=8'
/** A question whose computation is long enough for a worker. */
const LONG =
  '/api/v1/simulateurs/retraite-fire?capital=50000&mensuel=1000&depenses=2000&methode=monte_carlo&simulations=20000'

async function fetchFrom(
  target: string,
  options: EdgeOptions = {},
  simulators = catalogue,
): Promise<PlainResponse> {
  const [response] = await fromEdge(createEdge(simulators as typeof catalogue, options), [{ target }])
  return response ?? expect.fail()
}

describe('createEdge with an internal error', () => {
  const broken = [failing('cagr', new Error('broken on purpose'))] as unknown as typeof catalogue

  it('reports the error to onFailure with the request id of the response, without the query', async () => {
    const failures: unknown[] = []
    const response = await fetchFrom(CAGR, { onFailure: (...failure) => failures.push(failure) }, broken)
    expect(response.status).toBe(500)
    expectFault(response, 'internal_error')
    expect(response.body).not.toContain('purpose')
    const [{ requestId }] = JSON.parse(response.body).errors
    expect(requestId).toMatch(/^[\da-f]{8}-[\da-f-]{27}$/)
    const where = { requestId, path: '/api/v1/simulateurs/cagr' }
    expect(failures).toEqual([[expect.objectContaining({ message: 'broken on purpose' }), where]])
  })

  it('reports the error to the console without onFailure', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { body } = await fetchFrom(CAGR, {}, broken)
    expect(log).toHaveBeenCalledOnce()
    expect(String(log.mock.calls[0]?.[0])).toContain(JSON.parse(body).errors[0].requestId)
    expect(JSON.stringify(log.mock.calls)).not.toContain('25000')
    log.mockRestore()
  })
})

describe('createEdge with a long computation', () => {
  it('answers in the same thread by default', async () => {
    const { status, body } = await fetchFrom(LONG)
    expect(status).toBe(200)
    expect(JSON.parse(body).data.monteCarlo.tauxReussite).toBeGreaterThan(0)
  })

  it('delegates only long computations to the runInWorker option, which may refuse them', async () => {
    const runInWorker = vi.fn(() => Promise.reject(new Busy(2)))
    const response = await fetchFrom(LONG, { runInWorker })
    expect([response.status, response.headers['retry-after']]).toEqual([503, '2'])
    expectFault(response, 'overloaded')
    expect((await fetchFrom(CAGR, { runInWorker })).status).toBe(200)
    expect(runInWorker).toHaveBeenCalledOnce()
  })
})

describe('createEdge own addresses', () => {
  const first = async (options: EdgeOptions): Promise<string> =>
    JSON.parse((await fetchFrom('/api/v1/simulateurs', options)).body).data.simulateurs[0].example.address

  it('uses the origin of the request unless publicUrl is set', async () => {
    expect(await first({})).toMatch(/^http:\/\/denier\.test\/api\/v1\//)
    expect(await first({ publicUrl: 'https://denier.example' })).toMatch(
      /^https:\/\/denier\.example\/api\/v1\//,
    )
  })

  it('serves security.txt only when a contact is set', async () => {
    const path = '/.well-known/security.txt'
    expect((await fetchFrom(path)).status).toBe(404)
    expect((await fetchFrom(path, { contact: 'a@denier.test' })).body).toContain(
      'Contact: mailto:a@denier.test',
    )
  })
})

describe('limit option of createEdge', () => {
  const addressOf = (request: Request): string => request.headers.get('x-client') ?? ''

  const statusesWith = async (
    limit: EdgeLimit,
    requests: readonly (readonly [target: string, client: string])[],
  ) => {
    const edge = createEdge(catalogue, { limit })
    const statuses: number[] = []
    for (const [target, client] of requests) {
      const headers = { 'x-client': client }
      statuses.push((await edge.fetch(new Request(`http://denier.test${target}`, { headers }))).status)
    }
    return statuses
  }

  it('counts the questions of each address in memory, and no documents by default', async () => {
    const limiter = new MemoryLimiter({ limit: 1, now: () => 0 })
    const requests = [
      [CAGR, '192.0.2.1'],
      [CAGR, '192.0.2.1'],
      ['/api/nowhere', '192.0.2.1'],
      [CAGR, '192.0.2.2'],
      ['/robots.txt', '192.0.2.1'],
      ['/robots.txt', '192.0.2.1'],
    ] as const
    expect(await statusesWith({ limiter, addressOf }, requests)).toEqual([200, 429, 429, 200, 200, 200])
  })

  it('counts documents where there is a bucket for them', async () => {
    const limiter = new MemoryLimiter({ limit: 1, now: () => 0 })
    const documentLimiter = new MemoryLimiter({ limit: 1, now: () => 0 })
    const requests = [
      ['/robots.txt', '192.0.2.1'],
      ['/robots.txt', '192.0.2.1'],
      [CAGR, '192.0.2.1'],
    ] as const
    expect(await statusesWith({ limiter, documentLimiter, addressOf }, requests)).toEqual([200, 429, 200])
  })

  it('is counted by any store with the interface of a limiter, which may answer later', async () => {
    const counts = new Map<number, number>()
    const limiter: Limiter = {
      ready: Promise.resolve(),
      take: async ({ low }): Promise<Decision> => {
        const count = (counts.get(low) ?? 0) + 1
        counts.set(low, count)
        return { allowed: count <= 2, limit: 2, remaining: Math.max(0, 2 - count), resetAfterMs: 59_001 }
      },
      health: () => ({ store: 'memory' }),
      close: async () => {},
    }
    const edge = createEdge(catalogue, { limit: { limiter, addressOf: () => '192.0.2.1' } })
    const ask = () => edge.fetch(new Request(`http://denier.test${CAGR}`))
    const [first, second, third] = [await ask(), await ask(), await ask()]
    expect([first.status, second.status, third.status]).toEqual([200, 200, 429])
    expect(first.headers.get('ratelimit')).toBe('"default";r=1;t=60')
    expect(third.headers.get('retry-after')).toBe('60')
  })
})
