/** The metrics that the service counts for Prometheus. */
import { afterAll, describe, expect, it } from 'vitest'
import { createMetrics } from '../../apps/api/src/metrics.ts'
import { get, simulateur } from '../support/client.ts'
import { ask, exchange, request } from '../support/raw.ts'
import { startInMemory } from '../support/service.ts'
import { until } from '../support/until.ts'

const CAGR = simulateur('cagr', { valeur_initiale: 1, valeur_finale: 2, duree: 1 })
/** Requests of a client that a window accepts. */
const LIMIT = 10

const metrics = createMetrics()
const service = await startInMemory({ limit: LIMIT, metrics })
afterAll(() => service.close())

/** The text of the metrics once so many log lines are written: an answer is counted when it is logged. */
async function metricsAfter(answers: number, sendRequests: () => Promise<unknown>): Promise<string> {
  const before = service.lines.length
  await sendRequests()
  await until(() => service.lines.length === before + answers)
  return metrics.text()
}

/** How many answers of a route had a status. */
const counted = (text: string, route: string, status: number): number =>
  Number(
    new RegExp(`^denier_answers_total\\{door="${route}",status="${status}"\\} (\\d+)$`, 'm').exec(
      text,
    )?.[1] ?? 0,
  )

describe('metrics', () => {
  it('counts every answer once by path and status', async () => {
    const text = await metricsAfter(9, async () => {
      for (let times = 0; times < 3; times += 1) await get(service, CAGR)
      for (let times = 0; times < 2; times += 1) await get(service, '/api/v1/simulateurs/cagr')
      await get(service, '/docs')
      await get(service, '/docs/docs.css')
      await ask(service, request('OPTIONS', CAGR))
      await ask(service, request('DELETE', CAGR))
    })
    expect(counted(text, '/api/v1/simulateurs/cagr', 200)).toBe(3)
    expect(counted(text, '/api/v1/simulateurs/cagr', 422)).toBe(2)
    expect(counted(text, '/docs', 200)).toBe(1)
    expect(counted(text, '/docs/docs.css', 200)).toBe(1)
    expect(counted(text, '/api/v1/simulateurs/cagr', 204)).toBe(1)
    expect(counted(text, '/api/v1/simulateurs/cagr', 405)).toBe(1)
  })

  it('counts unknown paths under one label', async () => {
    const text = await metricsAfter(52, async () => {
      for (let index = 0; index < 50; index += 1) await get(service, `/nowhere/${index}`)
      await ask(service, request('GET', '/%zz'))
      await exchange(service, 'garbage\r\n\r\n')
    })
    expect(counted(text, 'other', 404)).toBe(50)
    expect(counted(text, 'other', 400)).toBe(2)
    expect(text).not.toContain('nowhere')
  })

  it('counts requests that the rate limit refuses', async () => {
    const text = await metricsAfter(20, async () => {
      for (let times = 0; times < 20; times += 1) await get(service, CAGR)
    })
    expect(counted(text, '/api/v1/simulateurs/cagr', 429)).toBeGreaterThanOrEqual(20 - LIMIT)
  })

  it('counts no probe from any client', async () => {
    const total = (text: string) =>
      [...text.matchAll(/^denier_(?:answers|client_addresses)_total\{.*\} (\d+)$/gm)].reduce(
        (sum, [, count]) => sum + Number(count),
        0,
      )
    const before = total(await metrics.text())
    const text = await metricsAfter(4, async () => {
      for (const target of ['/healthz', '/readyz', '/healthz?verbose', '/readyz?'])
        await ask(service, request('GET', target, 'User-Agent: kube-probe/1.34'))
    })
    expect(total(text)).toBe(before)
    expect(text).not.toMatch(/door="\/(?:healthz|readyz)"/)
  })

  it('counts requests by where the address of their client was taken from', async () => {
    const sources = (text: string) =>
      ['socket', 'ignored'].map((source) =>
        Number(
          new RegExp(`^denier_client_addresses_total\\{source="${source}"\\} (\\d+)$`, 'm').exec(text)?.[1] ??
            0,
        ),
      )
    const [socket = 0, ignored = 0] = sources(await metrics.text())
    const text = await metricsAfter(4, async () => {
      // Three answers, and one warning of the untrusted header.
      await get(service, '/docs')
      for (const forged of ['1.2.3.4', '5.6.7.8'])
        await ask(service, request('GET', '/docs', `X-Forwarded-For: ${forged}`))
    })
    expect(sources(text)).toEqual([socket + 1, ignored + 2])
  })

  it('measures answer times and the state of the process', async () => {
    const text = await metricsAfter(1, () => get(service, '/docs'))
    expect(text).toMatch(/^denier_answer_seconds_bucket\{le="0\.005",door="\/docs"\} \d+$/m)
    expect(text).toMatch(/^process_resident_memory_bytes \d+$/m)
    expect(text).toMatch(/^nodejs_eventloop_lag_seconds [\d.]+$/m)
  })

  it('follows the Prometheus text format', async () => {
    const sample = /^[a-z_\d]+(\{([a-z_]+="[^"\n]*",?)*\})? ([-+\d.e]+|NaN|[+-]Inf)$/i
    for (const line of (await metrics.text()).split('\n')) {
      expect(line === '' || line.startsWith('# ') || sample.test(line), line).toBe(true)
    }
  })

  it('answers 404 to /metrics on the port of the API', async () => {
    expect((await get(service, '/metrics')).status).toBe(404)
  })
})
