import { afterAll, describe, expect, it } from 'vitest'
import { createMetrics } from '../../apps/api/src/metrics.ts'
import { get, simulateur } from '../support/client.ts'
import { ask, exchange, request } from '../support/raw.ts'
import { startInMemory } from '../support/service.ts'

const CAGR = simulateur('cagr', { valeur_initiale: 1, valeur_finale: 2, duree: 1 })

const collected = createMetrics()
const service = await startInMemory({ limit: 40, metrics: collected })
afterAll(() => service.close())

/** An answer is counted once it has left, which may be after the client has it. */
async function metrics(): Promise<string> {
  await new Promise(setImmediate)
  return collected.text()
}

const counted = (text: string, door: string, status: number): number =>
  Number(
    new RegExp(`^denier_answers_total\\{door="${door}",status="${status}"\\} (\\d+)$`, 'm').exec(text)?.[1] ??
      0,
  )

describe('/metrics', () => {
  it('counts every answer once, by door and status', async () => {
    for (let times = 0; times < 3; times += 1) await get(service, CAGR)
    for (let times = 0; times < 2; times += 1) await get(service, '/api/v1/simulateurs/cagr')
    await get(service, '/docs')
    await get(service, '/docs/docs.css')
    await ask(service, request('OPTIONS', CAGR))
    await ask(service, request('DELETE', CAGR))
    const text = await metrics()
    expect(counted(text, '/api/v1/simulateurs/cagr', 200)).toBe(3)
    expect(counted(text, '/api/v1/simulateurs/cagr', 422)).toBe(2)
    expect(counted(text, '/docs', 200)).toBe(1)
    expect(counted(text, '/docs/docs.css', 200)).toBe(1)
    expect(counted(text, '/api/v1/simulateurs/cagr', 204)).toBe(1)
    expect(counted(text, '/api/v1/simulateurs/cagr', 405)).toBe(1)
  })

  it('puts what anyone may type under one label', async () => {
    for (let index = 0; index < 50; index += 1) await get(service, `/nowhere/${index}`)
    await ask(service, request('GET', '/%zz'))
    await exchange(service, 'garbage\r\n\r\n')
    const text = await metrics()
    expect(counted(text, 'other', 404)).toBe(50)
    expect(counted(text, 'other', 400)).toBe(2)
    expect(text).not.toContain('nowhere')
  })

  it('counts what the limit refuses', async () => {
    for (let times = 0; times < 50; times += 1) await get(service, CAGR)
    const text = await metrics()
    expect(counted(text, '/api/v1/simulateurs/cagr', 429)).toBeGreaterThan(9)
  })

  it('says how long answers take, and how the process fares', async () => {
    const text = await metrics()
    expect(text).toMatch(/^denier_answer_seconds_bucket\{le="0\.005",door="\/docs"\} \d+$/m)
    expect(text).toMatch(/^process_resident_memory_bytes \d+$/m)
    expect(text).toMatch(/^nodejs_eventloop_lag_seconds [\d.]+$/m)
  })

  it('is Prometheus text: each line a comment or a sample', async () => {
    const sample = /^[a-z_\d]+(\{([a-z_]+="[^"\n]*",?)*\})? ([-+\d.e]+|NaN|[+-]Inf)$/i
    for (const line of (await metrics()).split('\n')) {
      expect(line === '' || line.startsWith('# ') || sample.test(line), line).toBe(true)
    }
  })

  it('is not for the public', async () => {
    expect((await get(service, '/metrics')).status).toBe(404)
  })
})
