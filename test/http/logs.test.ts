/** What the service logs, and what it must not. */
import { afterEach, describe, expect, it } from 'vitest'
import type { Answer } from '../../packages/core/src/definition/simulator.ts'
import { get, simulateur } from '../support/client.ts'
import { ask, exchange, request } from '../support/raw.ts'
import { type InMemoryService, type ServiceOptions, startInMemory } from '../support/service.ts'
import { until } from '../support/until.ts'

/** A value of queries, such as an income, which must not reach the log. */
const SECRET = '31415926'
const CAGR = '/api/v1/simulateurs/cagr'
const QUERY = `?valeur_initiale=${SECRET}&valeur_finale=${SECRET}&duree=1`
const LONG = simulateur('retraite-fire', {
  capital: 50_000,
  mensuel: 1000,
  depenses: 2000,
  methode: 'monte_carlo',
  simulations: 500,
})

/** The level of a warning in a log entry. */
const WARN = 40

/** A log entry. */
interface Entry {
  readonly level: number
  readonly msg: string
  readonly method?: string
  readonly path?: string
  readonly status?: number
  readonly ms?: number
  readonly aborted?: boolean
}

let service: InMemoryService
afterEach(() => service.close())

const start = async (options: ServiceOptions = {}) => {
  service = await startInMemory(options)
}

/** The log entries, once their count is reached. */
async function entries(count: number): Promise<Entry[]> {
  await until(() => service.lines.length >= count)
  return service.lines.map((line) => JSON.parse(line) as Entry)
}

/** One request for each kind of answer, malformed ones included. */
const EVERY_KIND = [
  request('GET', CAGR + QUERY),
  request('HEAD', CAGR + QUERY),
  request('OPTIONS', CAGR + QUERY),
  request('POST', CAGR + QUERY),
  request('GET', CAGR + QUERY, 'If-None-Match: *'),
  request('GET', `${CAGR}?valeur_initiale=${SECRET}x`),
  request('GET', `/api/v1/simulateurs/cagre${QUERY}`),
  request('GET', `http://denier.test${CAGR}${QUERY}`),
  request('GET', `/nowhere${QUERY}`),
  request('GET', `/docs${QUERY}`),
  request('GET', `/api/%zz${QUERY}`),
  request('GET', CAGR + QUERY, 'Host: twice.test'),
  request('GET', CAGR + QUERY, 'Expect: x'),
  request('GET', CAGR + QUERY + '0'.repeat(9000)),
  request(
    'GET',
    CAGR + QUERY,
    'Authorization: Bearer 31415926',
    `Cookie: a=${SECRET}`,
    `Referer: /${SECRET}`,
  ),
  `${request('GET', CAGR + QUERY, 'Content-Length: 8')}${SECRET}`,
]
/** The statuses of their answers. */
const STATUSES = [200, 200, 204, 405, 304, 422, 404, 200, 404, 200, 400, 400, 417, 414, 200, 400]

describe.each(['info', 'trace'])('log at level %s', (logLevel) => {
  it('warns once of an X-Forwarded-For from an address outside TRUST_PROXY, without that address', async () => {
    await start({ trustProxy: ['192.0.2.9'] })
    for (const client of ['203.0.113.7', '203.0.113.8'])
      await ask(service, request('GET', CAGR, `X-Forwarded-For: ${client}`))
    const warnings = (await entries(3)).filter(({ level }) => level === WARN)
    expect(warnings.map(({ msg }) => msg)).toEqual([
      expect.stringContaining('set TRUST_PROXY to the address of the proxy'),
    ])
    expect(service.lines.join()).not.toContain('203.0.113')
  })

  it('writes one JSON line per request with its path and without its query', async () => {
    await start({ logLevel })
    for (const head of EVERY_KIND) await ask(service, head)
    await exchange(service, `GET ${CAGR}${QUERY} HTTP/9.9\r\n\r\n`)
    await ask(service, request('GET', CAGR + QUERY, `X-Long: ${SECRET.repeat(5000)}`))
    const all = await entries(EVERY_KIND.length + 2)
    const answered = all.filter(({ msg }) => msg === 'answered')
    for (const { method, path, ms } of answered) {
      expect(method).toMatch(/^[A-Z]+$/)
      expect(path).toMatch(/^\/[^?]*$/)
      expect(ms).toBeGreaterThanOrEqual(0)
    }
    expect(answered.map(({ status }) => status)).toEqual(STATUSES)
    expect(all.filter(({ msg }) => msg === 'refused').map(({ status }) => status)).toEqual([400, 431])
    const output = service.lines.join('')
    expect(output).not.toContain(SECRET)
    expect(output).not.toContain('127.0.0.1"') // nor the address of the client
  })
})

it('writes no forged line, whatever the path of the request', async () => {
  const paths = [
    '/a%0d%0a{"level":30,"msg":"forged"}',
    '/a%0A%22,%22msg%22:%22forged',
    '/a"},{"msg":"forged"}',
    '/a\\u0022,\\u0022msg\\u0022',
    '/%1b[31mred',
    '/a\u007f',
  ]
  await start()
  for (const path of paths) await exchange(service, request('GET', path, 'Connection: close'))
  await exchange(service, 'GET /a\r\n{"level":30,"msg":"forged"} HTTP/1.1\r\nHost: a\r\n\r\n')
  await exchange(service, 'GET /a\n{"level":30,"msg":"forged"} HTTP/1.1\r\nHost: a\r\n\r\n')
  const all = await entries(paths.length + 2)
  expect(all.filter(({ msg }) => msg === 'forged')).toEqual([])
  expect(all.filter(({ msg }) => msg === 'answered' || msg === 'refused')).toHaveLength(paths.length + 2)
  for (const { path } of all) expect(path ?? '').not.toMatch(/[\r\n]/)
  for (const line of service.lines) expect(line).toMatch(/^\{.*\}\n$/)
})

it('logs a client that disconnects before its answer', async () => {
  await start({ runInWorker: () => new Promise<Answer>(() => {}) })
  const client = service.connect('127.0.0.1')
  client.write(request('GET', LONG))
  await until(() => service.delegatedJobs.length === 1)
  client.destroy()
  const [entry] = await entries(1)
  expect(entry).toMatchObject({ path: '/api/v1/simulateurs/retraite-fire', aborted: true, msg: 'answered' })
})

it('logs nothing at level silent', async () => {
  await start({ logLevel: 'silent' })
  await get(service, simulateur('cagr', 'x=1'))
  await get(service, '/nowhere')
  expect(service.lines).toEqual([])
})
