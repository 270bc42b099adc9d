import { Redis } from 'ioredis'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startRedis, type TestRedis, withoutRedis } from '../../../../test/support/redis.ts'
import { startProxy, type TcpProxy } from '../../../../test/support/tcp-proxy.ts'
import { until } from '../../../../test/support/until.ts'
import { type ClientKey, clientKey } from './client-key.ts'
import { createLimiter, type LimiterOptions } from './create-limiter.ts'
import type { Limiter } from './limiter.ts'

// The shared limit during each failure of a real Redis. `npm run chaos -- redis` measures the latency
// meanwhile.

const somebody = clientKey('203.0.113.7') as ClientKey
/** The key of `somebody` in Redis. */
const KEY = 'denier:limit:203.0.113.7'
const LIMIT = 30
const HOUR_MS = 3_600_000

describe.skipIf(withoutRedis)('createLimiter with a Redis that fails', () => {
  let server: TestRedis
  let proxy: TcpProxy | undefined
  let limiter: Limiter
  /** How many new clients have sent a request. */
  let newcomers: number
  /** The changes of state that the limiter reported, each with its reason. */
  const states: string[] = []

  beforeEach(async () => {
    server = (await startRedis()) as TestRedis
    states.length = 0
    newcomers = 0
  })
  afterEach(async () => {
    await limiter?.close()
    await proxy?.stop()
    await server?.stop()
    proxy = undefined
  })

  /**
   * Makes the limiter. The clock of its count in memory stands still: no place is freed however long a test
   * takes.
   */
  async function create(options: Partial<LimiterOptions> = {}): Promise<void> {
    limiter = (await createLimiter({
      limit: LIMIT,
      windowMs: HOUR_MS,
      now: () => 0,
      storeUrl: server.url,
      onStateChange: (state, reason) => void states.push(reason ? `${state}: ${reason}` : state),
      ...options,
    })) as Limiter
    await limiter.ready
  }

  /** Retries until Redis answers in time: a slow machine may miss the first deadline. */
  async function start(options: Partial<LimiterOptions> = {}): Promise<void> {
    await create(options)
    await until(isUp)
    states.splice(0, states.length, 'up')
  }

  const isUp = () => JSON.stringify(limiter.health()).includes('"up"')
  const isAway = () => !isUp()

  /** Number of accepted requests of one client, with a request of a new client beside each. */
  async function accepted(count: number): Promise<number> {
    let sum = 0
    for (let index = 0; index < count; index += 1) {
      const [own, other] = await Promise.all([
        limiter.take(somebody),
        limiter.take({ high: 0, low: newcomers++ }),
      ])
      expect(other.allowed).toBe(true)
      sum += Number(own.allowed)
    }
    return sum
  }

  it('keeps one count through a freeze, a thaw, a kill and a restart', async () => {
    await start()
    let sum = await accepted(5)
    server.freeze()
    await until(isAway)
    sum += await accepted(5)
    server.thaw()
    await until(isUp)
    sum += await accepted(5)
    await server.kill()
    await until(isAway)
    sum += await accepted(5)
    await server.restart()
    await until(isUp)
    sum += await accepted(50)
    expect(sum).toBe(LIMIT)
  })

  it('answers a request in flight when the connection drops, and reports the reason', async () => {
    await start({ deadlineMs: HOUR_MS, silenceMs: HOUR_MS })
    server.freeze()
    const waiting = limiter.take(somebody)
    expect(waiting).toBeInstanceOf(Promise)
    await server.kill()
    expect(await waiting).toMatchObject({ allowed: true, remaining: LIMIT - 1 })
    expect(states).toEqual(['up', expect.stringMatching(/the connection was closed|ECONNRESET/)])
  })

  it('counts in the process while Redis is slow, and together once it is quick again', async () => {
    proxy = await startProxy(server.port)
    await start({ storeUrl: `redis://127.0.0.1:${proxy.port}` })
    const before = await accepted(10)
    proxy.delayMs = 300
    await until(isAway)
    const during = await accepted(10)
    proxy.delayMs = 0
    await until(isUp)
    expect([before, during, await accepted(50)]).toEqual([10, 10, 10])
  })

  it('reconnects when the connection has become silent', async () => {
    proxy = await startProxy(server.port)
    await start({ storeUrl: `redis://127.0.0.1:${proxy.port}` })
    proxy.mute()
    await until(isAway)
    await until(isUp)
    expect(await accepted(50)).toBe(LIMIT)
  })

  it('serves with its own count when Redis is absent at the start, then joins', async () => {
    await server.kill()
    await create()
    expect(await accepted(10)).toBe(10)
    expect(states).toEqual([expect.stringContaining('ECONNREFUSED')])
    await server.restart()
    await until(isUp)
    expect(await accepted(50)).toBe(20)
  })

  it('counts in the process when Redis is out of memory, and reports the reason', async () => {
    await start()
    const raw = new Redis(server.url)
    await raw.config('SET', 'maxmemory', '1')
    await until(() => states.some((state) => state.includes('OOM')))
    await raw.config('SET', 'maxmemory', '0')
    raw.disconnect()
    await until(isUp)
    expect(await accepted(50)).toBe(LIMIT)
  })

  it('releases the place in an emptied Redis when it refuses by its own count', async () => {
    await start()
    expect(await accepted(LIMIT - 1)).toBe(LIMIT - 1)
    await server.restart()
    await until(isUp)
    const last = await Promise.all(Array.from({ length: 20 }, () => limiter.take(somebody)))
    expect(last.filter((decision) => decision.allowed)).toMatchObject([{ remaining: 0 }])
    const raw = new Redis(server.url)
    await until(async () => (await raw.llen(KEY)) <= 1)
    raw.disconnect()
  })

  it('closes without waiting for a frozen Redis', async () => {
    await start({ deadlineMs: HOUR_MS, silenceMs: HOUR_MS })
    server.freeze()
    const waiting = limiter.take(somebody)
    await limiter.close()
    expect((await waiting).allowed).toBe(true)
    expect(states).toEqual(['up'])
  })
})
