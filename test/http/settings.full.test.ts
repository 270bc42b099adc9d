/** Settings of the built service. */
import { once } from 'node:events'
import { createServer, type Server } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { get, simulateur } from '../support/client.ts'
import { runProcess, startProcess } from '../support/process.ts'
import { EMPTY, REDIS, STARTED } from '../support/wrong-settings.ts'

/** What a start that was refused left. */
interface Refusal {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

/** Expects one line on stderr that names a variable, without its secret, and an error code. */
function expectRefusal({ code, stdout, stderr }: Refusal, variable: string): void {
  expect(stderr).toMatch(new RegExp(`^denier: [^\\n]*\\b${variable}\\b[^\\n]*\\n$`))
  expect(stderr).not.toMatch(/\n\s+at |hunter2/)
  expect(stdout).not.toContain('écoute')
  expect(code).toBeGreaterThan(0)
}

describe('invalid setting', () => {
  it.concurrent.each(STARTED)('stops the start with one line that names %s for %o', async (variable, env) => {
    expectRefusal(await runProcess(env), variable)
  })
})

describe('port in use', () => {
  let server: Server
  let taken: string
  beforeAll(async () => {
    server = createServer().listen(0, '127.0.0.1')
    await once(server, 'listening')
    taken = String((server.address() as { port: number }).port)
  })
  afterAll(() => server.close())

  it.each([
    ['PORT', () => ({ PORT: taken })],
    ['PORT', () => ({ PORT: taken, WORKERS: '2', RATE_LIMIT_STORE_URL: REDIS })],
    ['METRICS_PORT', () => ({ METRICS_PORT: taken })],
    ['METRICS_PORT', () => ({ METRICS_PORT: taken, WORKERS: '2', RATE_LIMIT_STORE_URL: REDIS })],
  ])('stops the start with one line that names %s', async (variable, env) => {
    const refusal = await runProcess(env())
    expectRefusal(refusal, variable)
    expect(refusal.stderr).toContain('EADDRINUSE')
  })
})

it('stops the start with one line that names HOST when it is not an address of this machine', async () => {
  expectRefusal(await runProcess({ HOST: '203.0.113.1' }), 'HOST') // an address kept for documentation
})

it('starts the service with empty variables as with absent ones', async () => {
  const service = await startProcess({ ...EMPTY, PORT: '0' })
  try {
    const target = simulateur('cagr', { valeur_initiale: 1, valeur_finale: 2, duree: 1 })
    const { status, headers } = await get(service, target)
    expect(status).toBe(200)
    expect(headers.get('x-ratelimit-limit')).toBe('30')
    expect(service.origin).toContain('127.0.0.1')
    expect(service.stderr()).toBe('')
  } finally {
    await service.stop()
  }
})
