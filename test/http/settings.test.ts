import { once } from 'node:events'
import { createServer, type Server } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readSettings } from '../../apps/api/src/settings.ts'
import { get, simulateur } from '../support/client.ts'
import { runProcess, startProcess } from '../support/process.ts'

const REDIS = 'redis://127.0.0.1:1'

/** Wrong settings: the variable that the one line must name, and the environment. */
const WRONG: [variable: string, env: Record<string, string>][] = [
  ['PORT', { PORT: 'abc' }],
  ['PORT', { PORT: '70000' }],
  ['PORT', { PORT: '-1' }],
  ['PORT', { PORT: '80.5' }],
  ['PORT', { PORT: '0x50' }],
  ['HOST', { HOST: 'not a host' }],
  ['HOST', { HOST: '203.0.113.1' }], // a documentation address, which no machine has
  ['RATE_LIMIT', { RATE_LIMIT: 'many' }],
  ['RATE_LIMIT', { RATE_LIMIT: '-1' }],
  ['RATE_LIMIT', { RATE_LIMIT: '1.5' }],
  ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
  ['WORKERS', { WORKERS: '0' }],
  ['WORKERS', { WORKERS: 'all', RATE_LIMIT_STORE_URL: REDIS }],
  ['WORKERS', { WORKERS: '2' }],
  ['METRICS_PORT', { METRICS_PORT: 'yes' }],
  ['METRICS_PORT', { METRICS_PORT: '65536' }],
  ['RATE_LIMIT_STORE_URL', { RATE_LIMIT_STORE_URL: 'localhost:6379' }],
  ['RATE_LIMIT_STORE_URL', { RATE_LIMIT_STORE_URL: 'http://user:hunter2@localhost' }],
  ['TRUST_PROXY', { TRUST_PROXY: '1' }],
  ['TRUST_PROXY', { TRUST_PROXY: 'true' }],
  ['TRUST_PROXY', { TRUST_PROXY: '10.0.0.0/33' }],
  ['TRUST_PROXY', { TRUST_PROXY: '10.0.0.0/8,loopback' }],
  ['PUBLIC_URL', { PUBLIC_URL: 'denier.example' }],
  ['PUBLIC_URL', { PUBLIC_URL: 'ftp://denier.example' }],
]

interface Refusal {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

function expectRefusal({ code, stdout, stderr }: Refusal, variable: string): void {
  expect(stderr).toMatch(new RegExp(`^denier: [^\\n]*\\b${variable}\\b[^\\n]*\\n$`))
  expect(stderr).not.toMatch(/\n\s+at |hunter2/)
  expect(stdout).toBe('')
  expect(code).toBeGreaterThan(0)
}

describe('a wrong setting stops the start with one line that names it', () => {
  it.concurrent.each(WRONG)('%s of %o', async (variable, env) => {
    expectRefusal(await runProcess(env), variable)
  })
})

it('several wrong settings are told together', async () => {
  const { stderr } = await runProcess({ PORT: 'abc', LOG_LEVEL: 'loud', TRUST_PROXY: '1' })
  expect(stderr.trimEnd().split('\n')).toHaveLength(1)
  expect(stderr).toMatch(/PORT.*TRUST_PROXY.*LOG_LEVEL/)
})

describe('a port in use', () => {
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
    expect(refusal.stderr).toMatch(new RegExp(`^denier: ${variable}: .*EADDRINUSE.*\\n$`))
    expect(refusal.stderr).not.toMatch(/\n\s+at /)
    expect(refusal.code).toBeGreaterThan(0)
  })
})

describe('an empty variable', () => {
  const NAMES = [
    'PORT',
    'HOST',
    'TRUST_PROXY',
    'RATE_LIMIT',
    'RATE_LIMIT_STORE_URL',
    'WORKERS',
    'METRICS_PORT',
  ]
  const WORDS = ['LOG_LEVEL', 'PUBLIC_URL', 'OPERATOR', 'CONTACT', 'HOSTING']
  const empty = Object.fromEntries([...NAMES, ...WORDS].map((name) => [name, '']))

  it('is its default', () => {
    expect(readSettings(empty)).toEqual(readSettings({}))
    expect(readSettings({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      trustProxy: [],
      rateLimit: 30,
      workers: 1,
      metricsPort: undefined,
      logLevel: 'info',
    })
  })

  it('starts the service as its absence does', async () => {
    const service = await startProcess({ ...empty, PORT: '0' })
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
})
