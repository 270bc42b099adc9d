/** Which requests the rate limit counts. */
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { simulateur } from '../support/client.ts'
import { ask, type RawAnswer, request } from '../support/raw.ts'
import { asNewClient, startInMemory } from '../support/service.ts'

let now = 5_000_000
const service = await startInMemory({ limit: 30, now: () => now })
let client: ReturnType<typeof asNewClient>
beforeEach(() => {
  client = asNewClient(service)
})
afterAll(() => service.close())

const CAGR = simulateur('cagr', { valeur_initiale: 1, valeur_finale: 2, duree: 1 })
const get = (target = CAGR) => ask(client, request('GET', target))
const remaining = ({ headers }: RawAnswer) => Number(headers['x-ratelimit-remaining'])

async function inTurn<T>(count: number, one: () => Promise<T>): Promise<T[]> {
  const all: T[] = []
  for (let index = 0; index < count; index += 1) all.push(await one())
  return all
}

describe('rate limit count', () => {
  it('decreases by one with each request, down to 0', async () => {
    expect((await inTurn(30, get)).map(remaining)).toEqual(
      Array.from({ length: 30 }, (_, index) => 29 - index),
    )
    now += 60_000
    const { headers } = await get()
    expect(headers).toMatchObject({ ratelimit: '"default";r=29;t=60', 'x-ratelimit-remaining': '29' })
    expect(headers).not.toHaveProperty('retry-after')
  })

  it.each([
    ['a success', 200, () => get()],
    ['the catalogue', 200, () => get('/api/v1/simulateurs')],
    ['a query at fault', 422, () => get('/api/v1/simulateurs/cagr')],
    ['an unknown path', 404, () => get('/api/v1/simulateurs/unknown')],
    ['what the client still has', 304, () => ask(client, request('GET', CAGR, 'If-None-Match: *'))],
    ['HEAD', 200, () => ask(client, request('HEAD', CAGR))],
  ])('includes %s', async (_, expected, one) => {
    const { status, headers } = await one()
    expect(status).toBe(expected)
    expect(headers['x-ratelimit-remaining']).toBe('29')
    expect(remaining(await get())).toBe(28)
  })

  it.each([
    ['a preflight', () => ask(client, request('OPTIONS', CAGR))],
    ['another method', () => ask(client, request('POST', CAGR))],
    ['/healthz', () => get('/healthz')],
    ['/readyz', () => get('/readyz')],
    ['/docs', () => get('/docs')],
    ['/openapi.json', () => get('/openapi.json')],
    ['an unknown path elsewhere', () => get('/nowhere')],
  ])('excludes %s', async (_, one) => {
    for (const { headers } of await inTurn(40, one)) expect(headers).not.toHaveProperty('ratelimit')
    expect(remaining(await get())).toBe(29)
    await inTurn(40, get)
    expect((await one()).status).not.toBe(429)
  })
})
