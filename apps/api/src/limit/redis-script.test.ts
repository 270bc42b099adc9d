import fc from 'fast-check'
import { Redis } from 'ioredis'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sharedRedis, type TestRedis, withoutRedis } from '../../../../test/support/redis.ts'
import { cases } from '../../../../test/support/tier.ts'
import { MemoryLimiter } from './memory-limiter.ts'
import { TAKE_SCRIPT } from './redis-script.ts'

/** The script with the time as arguments instead of Redis's clock: seconds and microseconds, as TIME gives them. */
const SCRIPT = TAKE_SCRIPT.replace(`redis.call('TIME')`, '{ ARGV[4], ARGV[5] }')
/** The window of the limit, in milliseconds; the script takes microseconds. */
const MINUTE = 60_000
/** Start of the tests, in ms: a real date, so that timestamps have their usual number of digits. */
const START = 1_795_000_000_000

describe.skipIf(withoutRedis)('TAKE_SCRIPT with an injected clock', () => {
  let redis: Redis

  beforeAll(async () => {
    const { url } = (await sharedRedis()) as TestRedis
    redis = new Redis(url)
    await redis.flushall()
  })
  afterAll(() => redis?.disconnect())

  /**
   * Runs the script at a time of its clock, in microseconds, in a window of a minute and without deadline.
   */
  async function take(key: string, limit: number, micros: number) {
    const time = [Math.floor(micros / 1e6), micros % 1e6].map(String)
    const reply = await redis.eval(SCRIPT, 1, key, limit, MINUTE * 1000, 0, ...time)
    const [verdict, count, wait] = reply as [number, number, number]
    return { allowed: verdict === 1, limit, remaining: limit - count, resetAfterMs: wait / 1000 }
  }

  it('decides as the count in memory does', async () => {
    expect(SCRIPT).not.toBe(TAKE_SCRIPT) // else the clock was not replaced
    const wait = fc.oneof(fc.integer({ min: 0, max: 3000 }), fc.constantFrom(0, 1, 30_000, 59_999, 60_000))
    const step = fc.record({ who: fc.integer({ min: 0, max: 2 }), wait })
    const requests = fc.array(step, { maxLength: 60 })
    let run = 0
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 6 }), requests, async (limit, steps) => {
        const clock = { now: 0 }
        const memory = new MemoryLimiter({ limit, maxClients: 8, maxEvents: 64, now: () => clock.now })
        const name = `run:${run++}`
        for (const { who, wait } of steps) {
          clock.now += wait
          const decision = await take(`${name}:${who}`, limit, (START + clock.now) * 1000)
          expect(decision).toEqual(memory.take({ high: 0, low: who }))
        }
      }),
      cases(300),
    )
  })

  it('frees a place to the microsecond', async () => {
    const start = START * 1000 + 123_456
    await take('edge', 1, start)
    expect(await take('edge', 1, start + 59_999_999)).toMatchObject({ allowed: false, resetAfterMs: 0.001 })
    expect(await take('edge', 1, start + 60_000_000)).toMatchObject({ allowed: true, resetAfterMs: MINUTE })
  })

  it('counts timestamps after now as now when the clock was set back, and keeps the others', async () => {
    const [early, late, now] = [START * 1000, (START + 3_600_000) * 1000, (START + 10_000) * 1000]
    await take('back', 3, early)
    await take('back', 3, late) // the clock stands an hour too far, so the first stamp has left the window
    await redis.lpush('back', early) // and is put back
    expect(await take('back', 3, now)).toEqual({
      allowed: true,
      limit: 3,
      remaining: 0,
      resetAfterMs: 50_000,
    })
    expect(await redis.lrange('back', 0, -1)).toEqual([early, now, now].map(String))
    expect(await take('back', 3, now + 1_000_000)).toMatchObject({ allowed: false, resetAfterMs: 49_000 })
  })
})
