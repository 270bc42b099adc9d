/** The metrics of a running service, compared with the shipped queries. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { get, simulateur } from '../support/client.ts'
import { freePort } from '../support/free-port.ts'
import { startProcess, type TestProcess } from '../support/process.ts'
import { startRedis, type TestRedis, withoutRedis } from '../support/redis.ts'
import { parseQuery, queries } from './monitoring.ts'

/** Metrics and labels that Prometheus adds. */
const OF_PROMETHEUS = { metrics: ['up'], labels: ['job', 'instance'] }

describe.skipIf(withoutRedis)('metrics of the service', () => {
  let redis: TestRedis
  let service: TestProcess
  let metricsPort: number
  const metrics = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  beforeAll(async () => {
    redis = (await startRedis()) as TestRedis
    metricsPort = await freePort()
    const env = { METRICS_PORT: String(metricsPort), RATE_LIMIT_STORE_URL: redis.url }
    service = await startProcess(env)
    await get(service, simulateur('cagr', { valeur_initiale: 1, valeur_finale: 2, duree: 1 }))
  })
  afterAll(async () => {
    await service?.stop('SIGKILL')
    await redis?.stop()
  })

  it.each(queries)('contains the names and labels of the query %s: %s', async (_, query) => {
    const { metrics: names, labels } = parseQuery(query)
    const text = await metrics()
    for (const name of names)
      if (!OF_PROMETHEUS.metrics.includes(name)) expect(text).toMatch(new RegExp(`^${name}(?:\\{| )`, 'm'))
    for (const label of labels)
      if (!OF_PROMETHEUS.labels.includes(label)) expect(text).toMatch(new RegExp(`[{,]${label}="`))
  })

  it('reports the loss and the return of the rate limit store', async () => {
    const up = async () => /^denier_shared_limit_up (\d)$/m.exec(await metrics())?.[1]
    await expect.poll(up, { timeout: 60_000 }).toBe('1')
    await redis.kill()
    await expect.poll(up, { timeout: 60_000 }).toBe('0')
    await redis.restart()
    await expect.poll(up, { timeout: 60_000 }).toBe('1')
  })
})
