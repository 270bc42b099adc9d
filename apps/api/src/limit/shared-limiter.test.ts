import { setTimeout as sleep } from 'node:timers/promises'
import { Redis } from 'ioredis'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Load, until } from '../../../../test/support/limit-load.ts'
import { startRedis, type TestRedis, withoutRedis } from '../../../../test/support/redis.ts'
import { startProxy, type TcpProxy } from '../../../../test/support/tcp-proxy.ts'
import { type ClientKey, clientKey } from './client-key.ts'
import { createLimiter, type LimiterOptions } from './create-limiter.ts'
import type { Limiter } from './limiter.ts'

const somebody = clientKey('203.0.113.7') as ClientKey
const KEY = 'denier:limit:203.0.113.7'
const LIMIT = 30
const WINDOW = 1500
/** Redis has to be counting again this long after it is back, at most. */
const BACK_MS = 5000
/** What an answer may take more while Redis is in trouble. */
const SLOW_MS = 150
/** For what is not about time: an answer that comes late is one that came. */
const SLOW_MACHINE_MS = 5000
/** What two clocks, this process's and that of Redis, may differ by over a window. */
const CLOCKS_MS = 1

describe.skipIf(withoutRedis)('SharedLimiter, while its Redis is in trouble', () => {
  let server: TestRedis
  let proxy: TcpProxy | undefined
  let limiter: Limiter
  let load: Load | undefined
  const states: string[] = []

  beforeEach(async () => {
    server = (await startRedis()) as TestRedis
    states.length = 0
  })
  afterEach(async () => {
    await load?.stop()
    await limiter?.close()
    await proxy?.stop()
    await server?.stop()
    load = proxy = undefined
  })

  async function create(options: Partial<LimiterOptions> = {}): Promise<void> {
    const onStateChange = (state: string, reason?: string) =>
      void states.push(reason ? `${state}: ${reason}` : state)
    const settings = { limit: LIMIT, windowMs: WINDOW, storeUrl: server.url, onStateChange, ...options }
    limiter = (await createLimiter(settings)) as Limiter
    await limiter.ready
  }

  /** With a Redis that answers: a slow machine may be late for the first time. */
  async function start(options: Partial<LimiterOptions> = {}): Promise<void> {
    await create(options)
    await until(isUp, BACK_MS)
    states.splice(0, states.length, 'up')
  }

  const isUp = () => limiter.health().store === 'redis' && states.at(-1) === 'up'

  /**
   * What holds over a whole story for a client that never stops asking one process: no failure, no slow
   * answer, no newcomer refused, never more than the limit in any window, and never locked out for longer than one.
   */
  async function expectExact(): Promise<void> {
    await load?.stop()
    const spans = load?.spans(LIMIT) ?? []
    expect(load?.failures).toEqual([])
    expect(load?.newcomers.filter((answer) => !answer.allowed)).toEqual([])
    expect(load?.slowest).toBeLessThanOrEqual(SLOW_MS)
    expect(spans.length).toBeGreaterThan(LIMIT)
    expect(Math.min(...spans.map(({ most }) => most))).toBeGreaterThanOrEqual(WINDOW - CLOCKS_MS)
    expect(Math.max(...spans.map(({ refused }) => refused))).toBeLessThanOrEqual(WINDOW + 2 * SLOW_MS)
    expect(load?.answers.filter((answer) => !answer.allowed).length).toBeGreaterThan(LIMIT)
  }

  it('frozen, thawed, killed, restarted: one process stays exact through it all', async () => {
    await start()
    expect(limiter.health()).toEqual({ store: 'redis', state: 'up' })
    load = new Load(limiter, somebody)
    await sleep(1000)
    server.freeze()
    await sleep(2 * WINDOW)
    expect(limiter.health()).toEqual({ store: 'redis', state: 'away' })
    server.thaw()
    expect(await until(isUp, BACK_MS)).toBeLessThanOrEqual(BACK_MS)
    await sleep(WINDOW)
    await server.kill()
    await sleep(WINDOW)
    expect(limiter.health()).toEqual({ store: 'redis', state: 'away' })
    await server.restart()
    await until(isUp, BACK_MS)
    await sleep(WINDOW)
    await expectExact()
    expect(limiter.health()).toEqual({ store: 'redis', state: 'up' })
  })

  it('frozen: what was waiting is not counted when Redis wakes', async () => {
    await start({ windowMs: 60_000 })
    server.freeze()
    const waiting = await Promise.all(Array.from({ length: 50 }, () => limiter.take(somebody)))
    expect(waiting.filter((decision) => decision.allowed)).toHaveLength(LIMIT)
    await sleep(SLOW_MS) // the two clocks are known to each other but for the time of a journey
    server.thaw()
    await until(isUp, BACK_MS)
    const raw = new Redis(server.url)
    expect(await raw.llen(KEY)).toBe(0)
    raw.disconnect()
    expect(await limiter.take(somebody)).toMatchObject({ allowed: false, remaining: 0 })
  })

  it('frozen: one has to wait, and nobody after', async () => {
    await start()
    server.freeze()
    const first = limiter.take(somebody)
    expect(first).toBeInstanceOf(Promise)
    expect(await first).toMatchObject({ allowed: true, remaining: LIMIT - 1 })
    expect(limiter.take(somebody)).toMatchObject({ allowed: true, remaining: LIMIT - 2 })
  })

  it('killed: what is in flight is answered as soon as the connection falls', async () => {
    await start({ deadlineMs: 10_000 })
    server.freeze()
    const waiting = limiter.take(somebody)
    const asked = performance.now()
    await server.kill()
    expect((await waiting).allowed).toBe(true)
    expect(performance.now() - asked).toBeLessThan(1000) // the silence that ends a connection
    expect(states).toEqual(['up', expect.stringMatching(/the connection was closed|ECONNRESET/)])
  })

  it('slow: answers do not wait for it, and the count goes on here', async () => {
    proxy = await startProxy(server.port)
    await start({ storeUrl: `redis://127.0.0.1:${proxy.port}` })
    load = new Load(limiter, somebody)
    await sleep(500)
    proxy.delayMs = 300
    await sleep(2 * WINDOW)
    expect(limiter.health()).toEqual({ store: 'redis', state: 'away' })
    proxy.delayMs = 0
    await until(isUp, BACK_MS)
    await sleep(WINDOW)
    await expectExact()
  })

  it('vanished, its connections open and silent: a new connection is made', async () => {
    proxy = await startProxy(server.port)
    await start({ storeUrl: `redis://127.0.0.1:${proxy.port}` })
    load = new Load(limiter, somebody)
    await sleep(WINDOW)
    proxy.mute()
    await until(() => !isUp(), 1000)
    await until(isUp, BACK_MS)
    await sleep(WINDOW)
    await expectExact()
  })

  it('absent at the start: serves with its own limit, then joins', async () => {
    await server.kill()
    await import('./shared-limiter.ts') // reading the program is not waiting for Redis
    const asked = performance.now()
    await create()
    expect(performance.now() - asked).toBeLessThan(2000)
    load = new Load(limiter, somebody)
    await sleep(WINDOW)
    expect(limiter.health()).toEqual({ store: 'redis', state: 'away' })
    expect(states).toEqual([expect.stringContaining('ECONNREFUSED')])
    await server.restart()
    await until(isUp, BACK_MS)
    await sleep(2 * WINDOW)
    await expectExact()
  })

  it('out of memory: counts here, and says why', async () => {
    await start()
    const raw = new Redis(server.url)
    await raw.config('SET', 'maxmemory', '1')
    await until(() => !isUp(), 2000)
    expect(states.at(-1)).toContain('OOM')
    expect(await limiter.take(somebody)).toMatchObject({ allowed: true })
    await raw.config('SET', 'maxmemory', '0')
    raw.disconnect()
    await until(isUp, BACK_MS)
  })

  it('empty after a restart: what this process accepted still counts', async () => {
    await start({ windowMs: 60_000, deadlineMs: SLOW_MACHINE_MS })
    for (let i = 0; i < LIMIT - 1; i++) expect((await limiter.take(somebody)).allowed).toBe(true)
    await server.kill()
    await until(() => !isUp(), 2000)
    await server.restart()
    await until(isUp, BACK_MS)
    const last = await Promise.all(Array.from({ length: 20 }, () => limiter.take(somebody)))
    expect(last.filter((decision) => decision.allowed)).toMatchObject([{ remaining: 0 }])
    const raw = new Redis(server.url)
    await expect.poll(() => raw.llen(KEY)).toBe(1) // what was refused here gives its place back there
    raw.disconnect()
  })

  it('frozen: closing does not wait for it', async () => {
    await start()
    server.freeze()
    const asked = performance.now()
    const waiting = limiter.take(somebody)
    await limiter.close()
    expect((await waiting).allowed).toBe(true)
    expect(performance.now() - asked).toBeLessThan(SLOW_MS)
    expect(states).toEqual(['up'])
  })
})
