import { Redis } from 'ioredis'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sharedRedis, type TestRedis, withoutRedis } from '../../../../test/support/redis.ts'
import { type ClientKey, clientKey } from './client-key.ts'
import { RedisLimiter } from './redis-limiter.ts'
import { TAKE_SCRIPT } from './redis-script.ts'

const somebody = clientKey('203.0.113.7') as ClientKey
/** The key of `somebody` in Redis. */
const KEY = 'denier:limit:203.0.113.7'
const PULSE_KEY = 'denier:limit:pulse'
/** What PTTL replies for a key that stays. */
const NEVER_EXPIRES = -1
/** In milliseconds, as the next one. */
const HOUR = 3_600_000
/** Longer than any test takes. */
const WINDOW = 24 * HOUR
/** Disables the deadlines in tests about counting. */
const PATIENT = { deadlineMs: HOUR, silenceMs: HOUR }

describe.skipIf(withoutRedis)('RedisLimiter', () => {
  let server: TestRedis
  /** A connection of the test, to look at what the limiter stores. */
  let raw: Redis
  let limiter: RedisLimiter

  beforeAll(async () => {
    server = (await sharedRedis()) as TestRedis
    raw = new Redis(server.url)
  })
  beforeEach(async () => {
    await raw.flushall()
    limiter = await connected(server.url)
  })
  afterEach(() => limiter?.close())
  afterAll(() => raw?.disconnect())

  async function connected(url: string, limit = 30, now?: () => number): Promise<RedisLimiter> {
    let made: RedisLimiter | undefined
    await new Promise<void>((resolve) => {
      const clock = now && { now }
      made = new RedisLimiter({ url, limit, windowMs: WINDOW, onConnected: resolve, ...PATIENT, ...clock })
    })
    await made?.pulse()
    return made as RedisLimiter
  }

  const take = async () => (await limiter.take(somebody)).decision

  /** Redis's time plus some milliseconds, as the limiter stores times: microseconds in decimal. */
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
    expect(first?.resetAfterMs).toBe(WINDOW)
    expect(last?.resetAfterMs).toBeLessThan(WINDOW)
    expect(last?.resetAfterMs).toBeGreaterThan(WINDOW - HOUR)
    expect(await raw.llen(KEY)).toBe(30)
  })

  it('counts what is in the window, and frees the places of what has left', async () => {
    await raw.rpush(
      KEY,
      await stamp(-WINDOW - HOUR),
      await stamp(-WINDOW - 1),
      await stamp(-10 * HOUR),
      await stamp(-HOUR),
    )
    const decision = await take()
    expect(decision).toMatchObject({ allowed: true, remaining: 27 })
    expect(decision.resetAfterMs).toBeLessThanOrEqual(14 * HOUR)
    expect(decision.resetAfterMs).toBeGreaterThan(13 * HOUR)
    expect(await raw.llen(KEY)).toBe(3)
  })

  it('takes a place back, and only that one', async () => {
    const before = await take()
    const { decision, giveBack } = await limiter.take(somebody)
    expect(decision.remaining).toBe(before.remaining - 1)
    giveBack()
    expect(await take()).toMatchObject({ allowed: true, remaining: before.remaining - 1 })
  })

  it('returns the wait for the lowered limit when the limit was lowered', async () => {
    for (const age of [20, 10, 5]) await raw.rpush(KEY, await stamp(-age * HOUR))
    limiter.close()
    limiter = await connected(server.url, 2)
    const refused = await take()
    expect(refused).toMatchObject({ allowed: false, remaining: 0, limit: 2 })
    expect(refused.resetAfterMs).toBeGreaterThan(13 * HOUR) // the second of the three has to leave
    expect(refused.resetAfterMs).toBeLessThanOrEqual(14 * HOUR)
  })

  it('refuses no client for longer than a window after the clock of Redis was set back', async () => {
    const future = await stamp(HOUR)
    await raw.rpush(KEY, ...Array.from({ length: 30 }, () => future))
    const refused = await take()
    expect(refused).toMatchObject({ allowed: false, remaining: 0, resetAfterMs: WINDOW })
    const again = await take()
    expect(again.allowed).toBe(false)
    expect(again.resetAfterMs).toBeLessThan(WINDOW) // the count runs: the stamps have been set right for good
  })

  it('does not count a request whose deadline has passed', async () => {
    const [past, future] = [await stamp(-1), await stamp(HOUR)]
    // One key, then the limit, the window in microseconds and the deadline. Replies: verdict, count, wait,
    // time.
    expect(await raw.eval(TAKE_SCRIPT, 1, KEY, 30, 60e6, past)).toEqual([-1, 0, 0, expect.any(Number)])
    expect(await raw.exists(KEY)).toBe(0)
    expect(await raw.eval(TAKE_SCRIPT, 1, KEY, 30, 60e6, future)).toEqual([1, 1, 60e6, expect.any(Number)])
  })

  it('measures the clock difference again when the clock of Redis is set forward', async () => {
    let now = 0
    limiter.close()
    limiter = await connected(server.url, 30, () => now)
    now -= 2 * HOUR // to the limiter, as if the clock of Redis had moved two hours forward
    await expect(take()).rejects.toThrow('set forward')
    expect(await take()).toMatchObject({ allowed: true, remaining: 29 })
  })

  it('lets each key expire soon after its window', async () => {
    await take()
    expect(await raw.pttl(KEY)).toBeLessThanOrEqual(WINDOW + 1000)
    expect(await raw.pttl(KEY)).toBeGreaterThan(WINDOW - HOUR)
    const pulse = await raw.pttl(PULSE_KEY)
    expect(pulse).not.toBe(NEVER_EXPIRES)
    expect(pulse).toBeLessThanOrEqual(1000)
    for (const key of await raw.keys('*')) expect([KEY, PULSE_KEY]).toContain(key)
  })

  it('loads the script again when Redis has lost it', async () => {
    await take()
    await take()
    await raw.script('FLUSH')
    const decisions = await Promise.all([take(), take()])
    expect(decisions.map((decision) => decision.remaining).sort()).toEqual([26, 27])
  })

  it('reports a failure when Redis cannot write, even if it answers PING', async () => {
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
