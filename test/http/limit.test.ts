/** The rate limit of thirty requests in sixty seconds, with an injected clock. */
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { askAll } from '../support/bulk.ts'
import { simulateur } from '../support/client.ts'
import { expectConstantHeaders } from '../support/headers.ts'
import { ask, type RawAnswer, request } from '../support/raw.ts'
import { asNewClient, sharedInMemory, startInMemory } from '../support/service.ts'

let now = 5_000_000
const service = await startInMemory({ limit: 30, now: () => now })
let client: ReturnType<typeof asNewClient>
beforeEach(() => {
  client = asNewClient(service)
})
afterAll(() => service.close())

const CAGR = simulateur('cagr', { valeur_initiale: 1, valeur_finale: 2, duree: 1 })
const get = (target = CAGR) => ask(client, request('GET', target))
const times = (count: number, target?: string): Promise<RawAnswer[]> => inTurn(count, () => get(target))

async function inTurn<T>(count: number, one: () => Promise<T>): Promise<T[]> {
  const all: T[] = []
  for (let index = 0; index < count; index += 1) all.push(await one())
  return all
}

describe('thirty-first request of a minute', () => {
  it('receives 429 with its error message and the rate limit headers', async () => {
    const accepted = await times(30)
    expect(new Set(accepted.map(({ status }) => status))).toEqual(new Set([200]))
    const { status, headers, body } = await get()
    expect(status).toBe(429)
    expect(body).toBe('{"errors":[{"code":"rate_limited","message":"Too many requests: wait 1 minute"}]}')
    expectConstantHeaders(headers)
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': '60',
      'ratelimit-policy': '"default";q=30;w=60',
      ratelimit: '"default";r=0;t=60',
      'x-ratelimit-limit': '30',
      'x-ratelimit-remaining': '0',
      'x-ratelimit-reset': '60',
    })
    expect(headers).not.toHaveProperty('etag')
  })

  it('is accepted once the first has left the window, not before', async () => {
    await times(30)
    now += 59_999
    expect((await get()).status).toBe(429)
    now += 1
    expect((await get()).status).toBe(200)
  })
})

describe('Retry-After', () => {
  it.each([0, 1, 999, 1000, 1001, 30_500, 59_000, 59_999])(
    'equals the exact seconds to wait %i ms after the thirtieth request',
    async (wait) => {
      await times(30)
      now += wait
      const { headers } = await get()
      const seconds = Number(headers['retry-after'])
      expect(seconds).toBe(Math.ceil((60_000 - wait) / 1000))
      expect(headers['x-ratelimit-reset']).toBe(String(seconds))
      now += seconds * 1000
      expect((await get()).status).toBe(200)
    },
  )
})

describe('sliding window of sixty seconds', () => {
  it('contains at most thirty accepted requests, wherever it begins', async () => {
    const accepted: number[] = []
    for (let step = 0; step < 400; step += 1) {
      now += [0, 10, 700, 2500][step % 4] as number
      if ((await get()).status === 200) accepted.push(now)
    }
    for (const [index, time] of accepted.entries()) {
      const after = accepted[index + 30]
      if (after !== undefined) expect(after - time).toBeGreaterThanOrEqual(60_000)
    }
    expect(accepted.length).toBeGreaterThan(100)
  })

  it('keeps counting across the turn of a minute', async () => {
    await times(29)
    now += 59_000
    expect(await times(2).then((answers) => answers.map(({ status }) => status))).toEqual([200, 429])
    now += 1000 // the 29 leave, the one of a second ago stays
    const statuses = (await times(30)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(29)
  })

  it('excludes refused requests from the count', async () => {
    await times(30)
    now += 30_000
    await times(50)
    now += 30_000
    expect((await times(30)).every(({ status }) => status === 200)).toBe(true)
  })
})

it('accepts thirty of a thousand simultaneous requests', async () => {
  const answers = await Promise.all(Array.from({ length: 1000 }, () => get()))
  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(30)
  expect(statuses.filter((status) => status === 429)).toHaveLength(970)
})

it('accepts the first thirty of a hundred pipelined requests', async () => {
  const answers = await askAll(
    client,
    Array.from({ length: 100 }, () => CAGR),
  )
  expect(answers.map(({ status }) => status).lastIndexOf(200)).toBe(29)
})

it('counts nothing and sends no rate limit header when the limit is 0', async () => {
  const free = await sharedInMemory()
  for (const { status, headers } of await inTurn(60, () => ask(free, request('GET', CAGR)))) {
    expect(status).toBe(200)
    expect(headers).not.toHaveProperty('ratelimit')
  }
})
