/** The built service with several worker processes, which share a port and a limit in a real Redis. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { get, simulateur } from '../support/client.ts'
import { freePort } from '../support/free-port.ts'
import { startProcess, type TestProcess } from '../support/process.ts'
import { startRedis, type TestRedis, withoutRedis } from '../support/redis.ts'
import { until } from '../support/until.ts'

const CAGR = simulateur('cagr', { valeur_initiale: 1, valeur_finale: 2, duree: 1 })

/** The ids of the processes that answered, from their logs. */
const pidsIn = ({ stdout }: TestProcess): number[] => {
  const pids = [...stdout().matchAll(/"pid":(\d+)[^\n]*"answered"/g)].map(([, pid]) => Number(pid))
  return [...new Set(pids)]
}

/** Whether a process still runs. */
function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** Requests on separate connections, which the primary distributes in turn. */
const statuses = (service: TestProcess, count: number) =>
  Promise.all(
    Array.from({ length: count }, async () => (await get(service, CAGR, { connection: 'close' })).status),
  )

describe.skipIf(withoutRedis)('two worker processes', () => {
  let redis: TestRedis
  beforeAll(async () => {
    redis = (await startRedis()) as TestRedis
  })
  beforeEach(() => redis.restart())
  afterAll(() => redis?.stop())

  const start = (env: Record<string, string> = {}) =>
    startProcess({ WORKERS: '2', RATE_LIMIT_STORE_URL: redis.url, ...env })

  it('shares one port and one rate limit, and ends with the primary', async () => {
    const service = await start()
    const all = await statuses(service, 200)
    const accepted = all.filter((status) => status === 200).length
    // On a slow machine, each worker may count alone for a while and report it.
    const most = service.stdout().includes('"state":"away"') ? 60 : 30
    expect(accepted).toBeGreaterThanOrEqual(30)
    expect(accepted).toBeLessThanOrEqual(most)
    expect(all.filter((status) => status === 429)).toHaveLength(200 - accepted)
    await until(() => pidsIn(service).length === 2)
    const workers = pidsIn(service)
    expect(workers).not.toContain(service.pid)

    const { code } = await service.stop()
    expect(code).toBe(0)
    expect(workers.filter(isAlive)).toEqual([])
    expect(service.stderr()).toBe('')
  })

  it('replaces a worker that dies while the other serves', async () => {
    const service = await start({ RATE_LIMIT: '0' })
    await statuses(service, 40)
    await until(() => pidsIn(service).length === 2) // process 0 would be the whole test run
    const [victim] = pidsIn(service) as [number, number]
    process.kill(victim, 'SIGKILL')
    await until(() => !isAlive(victim))
    const during = await statuses(service, 20)
    expect(new Set(during)).toEqual(new Set([200]))
    const newcomer = () => pidsIn(service).filter(isAlive).length === 2
    await until(async () => {
      await statuses(service, 4)
      return newcomer()
    })
    expect((await service.stop()).code).toBe(0)
  })

  it('counts both workers together in the metrics', async () => {
    const metricsPort = await freePort()
    const service = await start({ RATE_LIMIT: '0', METRICS_PORT: String(metricsPort) })
    await statuses(service, 40)
    await until(() => pidsIn(service).length === 2)
    const response = await fetch(`http://127.0.0.1:${metricsPort}/metrics`)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8')
    const elsewhere = await fetch(`http://127.0.0.1:${metricsPort}/api/v1/simulateurs`)
    expect(elsewhere.status).toBe(404)
    expect(await response.text()).toContain(
      'denier_answers_total{door="/api/v1/simulateurs/cagr",status="200"} 40\n',
    )
    await service.stop('SIGKILL')
  })
})
