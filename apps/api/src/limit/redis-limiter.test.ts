import { Redis } from 'ioredis'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { startRedis, type TestRedis, withoutRedis } from '../../../../test/support/redis.ts'
import { type ClientKey, clientKey } from './client-key.ts'
import { RedisLimiter } from './redis-limiter.ts'
import { TAKE_SCRIPT } from './redis-script.ts'

const somebody = clientKey('203.0.113.7') as ClientKey
const KEY = 'denier:limit:203.0.113.7'
const MINUTE = 60_000

describe.skipIf(withoutRedis)('RedisLimiter', () => {
  let server: TestRedis
  let raw: Redis
  let limiter: RedisLimiter

  beforeAll(async () => {
    server = (await startRedis()) as TestRedis
    raw = new Redis(server.url)
  })
  beforeEach(async () => {
    await raw.flushall()
    limiter = await connected(server.url)
  })
  afterEach(() => limiter?.close())
  afterAll(async () => {
    raw?.disconnect()
    await server?.stop()
  })

  /** A patient limiter, so that a slow machine does not fail a test about counting. */
  async function connected(url: string, limit = 30, windowMs = MINUTE): Promise<RedisLimiter> {
    let made: RedisLimiter | undefined
    await new Promise<void>((resolve) => {
      made = new RedisLimiter({ url, limit, windowMs, deadlineMs: 5000, onConnected: resolve })
    })
    await made?.pulse()
    return made as RedisLimiter
  }

  const take = async () => (await limiter.take(somebody)).decision

  /** Redis's time plus some milliseconds, as a stamp. */
  async function stamp(offsetMs: number): Promise<string> {
    const [seconds, micros] = await raw.time()
    return String(Number(seconds) * 1e6 + Number(micros) + offsetMs * 1000)
  }

  it('accepts exactly thirty of a thousand parallel requests, counting down', async () => {
    const decisions = await Promise.all(Array.from({ length: 1000 }, () => take()))
    expect(decisions.map((decision) => decision.allowed)).toEqual(decisions.map((_, i) => i < 30))
    expect(decisions.map((decision) => decision.remaining)).toEqual(
      decisions.map((_, i) => Math.max(0, 29 - i)),
    )
    const [first, last] = [decisions[0], decisions[999]]
    expect(first?.resetAfterMs).toBe(MINUTE)
    expect(last?.resetAfterMs).toBeLessThan(MINUTE)
    expect(last?.resetAfterMs).toBeGreaterThan(MINUTE - 5000)
    expect(await raw.llen(KEY)).toBe(30)
  })

  it('counts what is in the window, and frees the places of what has left', async () => {
    await raw.rpush(
      KEY,
      await stamp(-61_000),
      await stamp(-60_001),
      await stamp(-40_000),
      await stamp(-10_000),
    )
    const decision = await take()
    expect(decision).toMatchObject({ allowed: true, remaining: 27 })
    expect(decision.resetAfterMs).toBeLessThanOrEqual(20_000)
    expect(decision.resetAfterMs).toBeGreaterThan(15_000)
    expect(await raw.llen(KEY)).toBe(3)
  })

  it('takes a place back, and only that one', async () => {
    const before = await take()
    const { decision, giveBack } = await limiter.take(somebody)
    expect(decision.remaining).toBe(before.remaining - 1)
    giveBack()
    expect(await take()).toMatchObject({ allowed: true, remaining: before.remaining - 1 })
  })

  it('frees a place when it said it would', async () => {
    limiter.close()
    limiter = await connected(server.url, 2, 400)
    await take()
    await new Promise((resolve) => setTimeout(resolve, 100))
    await take()
    const refused = await take()
    expect(refused.allowed).toBe(false)
    await new Promise((resolve) => setTimeout(resolve, Math.ceil(refused.resetAfterMs) + 1))
    expect(await take()).toMatchObject({ allowed: true, remaining: 0 })
    expect((await take()).allowed).toBe(false)
  })

  it('waits for the right place when the limit has been lowered', async () => {
    for (const age of [50_000, 40_000, 30_000]) await raw.rpush(KEY, await stamp(-age))
    limiter.close()
    limiter = await connected(server.url, 2)
    const refused = await take()
    expect(refused).toMatchObject({ allowed: false, remaining: 0, limit: 2 })
    expect(refused.resetAfterMs).toBeGreaterThan(15_000) // the second of the three has to leave
    expect(refused.resetAfterMs).toBeLessThanOrEqual(20_000)
  })

  it('locks nobody out for longer than a window when the clock of Redis was set back', async () => {
    const future = await stamp(3_600_000)
    await raw.rpush(KEY, ...Array.from({ length: 30 }, () => future))
    const refused = await take()
    expect(refused).toMatchObject({ allowed: false, remaining: 0, resetAfterMs: MINUTE })
    const again = await take()
    expect(again.allowed).toBe(false)
    expect(again.resetAfterMs).toBeLessThan(MINUTE) // the count runs: the stamps have been set right for good
  })

  it('counts nothing for those who no longer wait', async () => {
    const late = [await stamp(-1), await stamp(60_000)]
    expect(await raw.eval(TAKE_SCRIPT, 1, KEY, 30, 60e6, late[0] as string)).toEqual([
      -1,
      0,
      0,
      expect.any(Number),
    ])
    expect(await raw.exists(KEY)).toBe(0)
    expect(await raw.eval(TAKE_SCRIPT, 1, KEY, 30, 60e6, late[1] as string)).toEqual([
      1,
      1,
      60e6,
      expect.any(Number),
    ])
  })

  it('learns the time anew when the clock of Redis is set forward', async () => {
    const real = performance.now.bind(performance)
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => real() - 3_600_000)
    try {
      await expect(take()).rejects.toThrow('set forward')
      expect(await take()).toMatchObject({ allowed: true, remaining: 29 })
    } finally {
      clock.mockRestore()
    }
  })

  it('leaves nothing behind: each key expires soon after its window', async () => {
    await take()
    const keys = await raw.keys('*')
    expect(keys.sort()).toEqual([KEY, 'denier:limit:pulse'])
    expect(await raw.pttl(KEY)).toBeLessThanOrEqual(MINUTE + 1000)
    expect(await raw.pttl(KEY)).toBeGreaterThan(MINUTE - 5000)
    expect(await raw.pttl('denier:limit:pulse')).toBeLessThanOrEqual(1000)
  })

  it('goes on when Redis has forgotten the script', async () => {
    await take()
    await take()
    await raw.script('FLUSH')
    const decisions = await Promise.all([take(), take()])
    expect(decisions.map((decision) => decision.remaining).sort()).toEqual([26, 27])
  })

  it('has no pulse where Redis cannot count, though it would answer a PING', async () => {
    await raw.config('SET', 'maxmemory', '1')
    try {
      await expect(limiter.pulse()).rejects.toThrow('OOM')
      expect(await raw.ping()).toBe('PONG')
    } finally {
      await raw.config('SET', 'maxmemory', '0')
    }
    await limiter.pulse()
  })

  it('takes password and database from the address', async () => {
    await raw.config('SET', 'requirepass', 'se:cret')
    try {
      limiter.close()
      limiter = await connected(`redis://:${encodeURIComponent('se:cret')}@127.0.0.1:${server.port}/3`)
      await take()
      await raw.select(3)
      expect(await raw.llen(KEY)).toBe(1)
    } finally {
      await raw.select(0)
      await raw.config('SET', 'requirepass', '')
    }
  })
})
