import { once } from 'node:events'
import { createServer, type Server } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readSettings, SettingsError } from '../../apps/api/src/settings.ts'
import { get, simulateur } from '../support/client.ts'
import { runProcess, startProcess } from '../support/process.ts'

const REDIS = 'redis://127.0.0.1:1'

/** Wrong settings: the variable that the one line must name, and the environment. */
type Wrong = [variable: string, env: Record<string, string>]

/** Those that a process of its own is started with. */
const STARTED: Wrong[] = [
  ['PORT', { PORT: 'abc' }],
  ['PORT', { PORT: '70000' }],
  ['PORT', { PORT: '-1' }],
  ['RATE_LIMIT', { RATE_LIMIT: 'many' }],
  ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
  ['WORKERS', { WORKERS: '2' }],
  ['METRICS_PORT', { METRICS_PORT: 'yes' }],
  ['RATE_LIMIT_STORE_URL', { RATE_LIMIT_STORE_URL: 'http://user:hunter2@localhost' }],
  ['TRUST_PROXY', { TRUST_PROXY: '1' }],
  ['TRUST_PROXY', { TRUST_PROXY: 'true' }],
  ['TRUST_PROXY', { TRUST_PROXY: '10.0.0.0/33' }],
  ['PUBLIC_URL', { PUBLIC_URL: 'denier.example' }],
]

/** Those that are only read. */
const READ: Wrong[] = [
  ['PORT', { PORT: '80.5' }],
  ['PORT', { PORT: '0x50' }],
  ['HOST', { HOST: 'not a host' }],
  ['RATE_LIMIT', { RATE_LIMIT: '-1' }],
  ['RATE_LIMIT', { RATE_LIMIT: '1.5' }],
  ['WORKERS', { WORKERS: '0' }],
  ['WORKERS', { WORKERS: 'all', RATE_LIMIT_STORE_URL: REDIS }],
  ['METRICS_PORT', { METRICS_PORT: '65536' }],
  ['RATE_LIMIT_STORE_URL', { RATE_LIMIT_STORE_URL: 'localhost:6379' }],
  ['TRUST_PROXY', { TRUST_PROXY: '10.0.0.0/8,loopback' }],
  ['PUBLIC_URL', { PUBLIC_URL: 'ftp://denier.example' }],
  ['PUBLIC_URL', { PUBLIC_URL: 'https://denier.example/simulateurs' }],
  ['PUBLIC_URL', { PUBLIC_URL: 'https://denier.example\\simulateurs' }],
  ['PUBLIC_URL', { PUBLIC_URL: 'https://denier.example/?a=1' }],
  ['PUBLIC_URL', { PUBLIC_URL: 'https://user:hunter2@denier.example' }],
]

interface Refusal {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

function expectRefusal({ code, stdout, stderr }: Refusal, variable: string): void {
  expect(stderr).toMatch(new RegExp(`^denier: [^\\n]*\\b${variable}\\b[^\\n]*\\n$`))
  expect(stderr).not.toMatch(/\n\s+at |hunter2/)
  expect(stdout).not.toContain('écoute')
  expect(code).toBeGreaterThan(0)
}

describe('a wrong setting stops the start with one line that names it', () => {
  it.concurrent.each(STARTED)('%s of %o', async (variable, env) => {
    expectRefusal(await runProcess(env), variable)
  })

  it.each([...STARTED, ...READ])('%s of %o, read', (variable, env) => {
    expect(() => readSettings(env)).toThrow(SettingsError)
    expect(() => readSettings(env)).toThrow(new RegExp(`^[^\\n]*\\b${variable}\\b[^\\n]*$`))
    expect(() => readSettings(env)).not.toThrow(/hunter2/)
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
    expectRefusal(refusal, variable)
    expect(refusal.stderr).toContain('EADDRINUSE')
  })
})

it('a host that is not this machine stops it likewise', async () => {
  expectRefusal(await runProcess({ HOST: '203.0.113.1' }), 'HOST') // an address kept for documentation
})

describe('a contact', () => {
  it.each(['abc', 'a b@example.org', 'javascript:alert(1)', 'http://example.org'])('is not %s', (CONTACT) => {
    expect(() => readSettings({ CONTACT })).toThrow(/^CONTACT must be /)
  })

  it.each([
    'security@example.org',
    'mailto:a@example.org',
    'tel:+33123456789',
    'https://example.org/contact',
  ])('may be %s', (CONTACT) => expect(readSettings({ CONTACT }).contact).toBe(CONTACT))
})

it.each(['https://denier.example', 'https://denier.example/'])('%s is where clients come', (PUBLIC_URL) => {
  expect(readSettings({ PUBLIC_URL }).publicUrl).toBe('https://denier.example')
})

it('the metrics have a port of their own', () => {
  expect(() => readSettings({ PORT: '4000', METRICS_PORT: '4000' })).toThrow(/^METRICS_PORT must not be PORT/)
  expect(readSettings({ PORT: '0', METRICS_PORT: '0' }).metricsPort).toBe(0)
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

it('where clients come is written as headers can hold it, in whatever letters its name is', () => {
  const { publicUrl = '' } = readSettings({ PUBLIC_URL: 'https://D\u00e9nier.example:443/' })
  expect(publicUrl).toMatch(/^https:\/\/xn--[\da-z-]+\.example$/)
  expect(new URL(publicUrl).hostname).toBe(new URL('https://d\u00e9nier.example').hostname)
})
