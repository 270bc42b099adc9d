/** The rate limit of the service seen by a client, with a clock that the test advances. */
import { createClient, RateLimitedError } from '@denier/client'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { asNewClient, startInMemory } from '../support/service.ts'

/** Questions in any minute, all of which each test has asked before it begins. */
const LIMIT = 3
const QUERY = 'valeur_initiale=1&valeur_finale=2&duree=8'

/** Milliseconds of the clock of the limit. */
let now = 0
const service = await startInMemory({ limit: LIMIT, now: () => now })
afterAll(() => service.close())

let caller: ReturnType<typeof asNewClient>
beforeEach(async () => {
  caller = asNewClient(service)
  const client = createClient({ baseUrl: caller.origin, fetch: caller.fetch, retries: 0 })
  for (let index = 0; index < LIMIT; index += 1) await client.simulate('cagr', QUERY)
})

/** A client whose waits advance the clock of the limit, and the statuses that it received. */
function clientWithStatuses(timeoutMs = 90_000) {
  const statuses: number[] = []
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const response = await caller.fetch(input, init)
    statuses.push(response.status)
    now += Number(response.headers.get('retry-after') ?? 0) * 1000
    return response
  }
  return { statuses, client: createClient({ baseUrl: caller.origin, fetch, timeoutMs }) }
}

it('retries the client request after the wait of the rate limit', async () => {
  now += 59_000
  const { client, statuses } = clientWithStatuses()
  const { data } = await client.simulate('cagr', QUERY)
  expect(data.resume.multiple).toBe(2)
  expect(statuses).toEqual([429, 200])
})

it('rejects at once with the seconds to wait when the rate limit exceeds the deadline of the client', async () => {
  const { client, statuses } = clientWithStatuses(20_000)
  const error = await client.simulate('cagr', QUERY).catch((error: unknown) => error)
  expect(error).toBeInstanceOf(RateLimitedError)
  expect((error as RateLimitedError).retryAfter).toBe(60)
  expect(statuses).toEqual([429])
})

it('rejects after a 429 when the client has no retries', async () => {
  now += 59_000
  const client = createClient({ baseUrl: caller.origin, fetch: caller.fetch, retries: 0 })
  await expect(client.simulate('cagr', QUERY)).rejects.toThrow('Too many requests: wait 1 s')
})
