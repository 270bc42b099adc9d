/** The service's limit, as a client meets it. The limit's clock is real time, moved on by the test. */
import { createClient, RateLimitedError } from '@denier/client'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startService, type TestService } from '../support/service.ts'

const LIMIT = 3
const QUERY = 'valeur_initiale=1&valeur_finale=2&duree=8'

let service: TestService
let movedMs = 0
beforeAll(async () => {
  service = await startService({ limit: LIMIT, now: () => performance.now() + movedMs })
})
afterAll(() => service.close())

const spend = async () => {
  movedMs += 61_000
  const client = createClient({ baseUrl: service.origin, retries: 0 })
  for (let index = 0; index < LIMIT; index += 1) await client.simulate('cagr', QUERY)
}

it('waits as long as it is told, and then passes', async () => {
  await spend()
  movedMs += 58_500
  const started = performance.now()
  const { data } = await createClient({ baseUrl: service.origin }).simulate('cagr', QUERY)
  expect(data.resume.multiple).toBe(2)
  const waited = performance.now() - started
  expect(waited).toBeGreaterThan(1000)
  expect(waited).toBeLessThan(5000)
})

it('does not wait for what would come too late: it says at once how long that is', async () => {
  await spend()
  const started = performance.now()
  const error = await createClient({ baseUrl: service.origin, timeoutMs: 20_000 })
    .simulate('cagr', QUERY)
    .catch((error: unknown) => error)
  expect(performance.now() - started).toBeLessThan(2000)
  expect(error).toBeInstanceOf(RateLimitedError)
  expect((error as RateLimitedError).retryAfter).toBeGreaterThan(55)
  expect((error as RateLimitedError).retryAfter).toBeLessThanOrEqual(60)
})

it('does not ask again when it may not', async () => {
  await spend()
  movedMs += 59_000
  const client = createClient({ baseUrl: service.origin, retries: 0 })
  await expect(client.simulate('cagr', QUERY)).rejects.toThrow('Too many requests: wait 1 s')
})
