/** The rate limit that processes share in a real Redis. */
import { once } from 'node:events'
import type { Socket } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { get, simulateur } from '../support/client.ts'
import { startProcess, type TestProcess } from '../support/process.ts'
import { connectTo, request } from '../support/raw.ts'
import { startRedis, type TestRedis, withoutRedis } from '../support/redis.ts'
import { until } from '../support/until.ts'

const CAGR = simulateur('cagr', { valeur_initiale: 1, valeur_finale: 2, duree: 1 })

describe.skipIf(withoutRedis)('two processes that share a Redis', () => {
  let redis: TestRedis
  let processes: readonly TestProcess[]
  beforeAll(async () => {
    redis = (await startRedis()) as TestRedis
  })
  afterAll(() => redis?.stop())
  beforeEach(async () => {
    await redis.restart()
    const env = { RATE_LIMIT_STORE_URL: redis.url }
    processes = await Promise.all([startProcess(env), startProcess(env)])
  })
  afterEach(async () => {
    await Promise.all(processes.map((process) => process.stop('SIGKILL')))
  })

  const statuses = (count: number) =>
    Promise.all(
      Array.from({ length: count }, async (_, index) => {
        const { status } = await get(processes[index % 2] as TestProcess, CAGR)
        return status
      }),
    )
  const count = (all: readonly number[], status: number) => all.filter((one) => one === status).length
  const readiness = async () => (await get(processes[0] as TestProcess, '/readyz')).json

  /** A kept connection after its first answer. */
  async function keptConnection({ port = 0 }: Partial<TestProcess> = {}): Promise<Socket> {
    const socket = connectTo(port)
    socket.write(request('GET', '/healthz'))
    await once(socket, 'data')
    return socket
  }

  /**
   * The most requests accepted by both: on a slow machine, each may count alone for a while, and reports it.
   */
  const mostAccepted = () => (processes.some(({ stdout }) => stdout().includes('"state":"away"')) ? 60 : 30)

  it('accepts at most thirty requests by both together', async () => {
    const all = await statuses(200)
    const accepted = count(all, 200)
    expect(accepted + count(all, 429)).toBe(200)
    expect(accepted).toBeGreaterThanOrEqual(30)
    expect(accepted).toBeLessThanOrEqual(mostAccepted())
  })

  it('keeps answering with separate counts when Redis dies, and reports it', async () => {
    expect(count(await statuses(20), 200)).toBe(20)
    const during = statuses(100)
    await redis.kill()
    const all = [...(await during), ...(await statuses(100))]
    expect(count(all, 200) + count(all, 429)).toBe(200)
    // ten of the thirty are left after the first twenty; each process alone may accept thirty
    expect(count(all, 200)).toBeGreaterThan(9)
    expect(count(all, 200)).toBeLessThanOrEqual(60 - 20)

    const away = { status: 'ready', rateLimit: { store: 'redis', state: 'away' } }
    await until(async () => JSON.stringify(await readiness()) === JSON.stringify(away))
    expect((await get(processes[0] as TestProcess, '/readyz')).status).toBe(200)
    await until(() => processes[0]?.stdout().includes('"state":"away"') ?? false)
  })

  it('counts both together again once Redis is back', async () => {
    await redis.kill()
    await statuses(2)
    await redis.restart()
    await until(async () => JSON.stringify(await readiness()).includes('"up"'))
  })

  it('answers the requests that wait for a frozen Redis when they are stopped', async () => {
    const kept = await Promise.all(
      Array.from({ length: 20 }, (_, index) => keptConnection(processes[index % 2])),
    )
    redis.freeze()
    try {
      const answers = kept.map(async (socket) => {
        socket.write(request('GET', CAGR))
        return String((await once(socket, 'data'))[0])
      })
      const ended = await Promise.all(processes.map((process) => process.stop()))
      for (const answer of await Promise.all(answers)) expect(answer).toMatch(/^HTTP\/1\.1 200 OK/)
      expect(ended.map(({ code }) => code)).toEqual([0, 0])
    } finally {
      redis.thaw()
    }
  })

  it('starts when Redis is not available', async () => {
    await redis.kill()
    const alone = await startProcess({ RATE_LIMIT_STORE_URL: redis.url })
    try {
      expect((await get(alone, CAGR)).status).toBe(200)
      expect((await get(alone, '/readyz')).status).toBe(200)
    } finally {
      await alone.stop('SIGKILL')
    }
  })
})
