import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { get, simulateur } from '../support/client.ts'
import { startProcess, type TestProcess } from '../support/process.ts'
import { ask, exchange, request } from '../support/raw.ts'

/** Incomes and estates are in addresses; whoever reads the log must not. */
const SECRET = '31415926'
const CAGR = '/api/v1/simulateurs/cagr'
const QUERY = `?valeur_initiale=${SECRET}&valeur_finale=${SECRET}&duree=1`

interface Entry {
  readonly level: number
  readonly msg: string
  readonly method?: string
  readonly path?: string
  readonly status?: number
  readonly ms?: number
}

async function during(env: Record<string, string>, run: (service: TestProcess) => Promise<void>) {
  const service = await startProcess(env)
  await run(service)
  await sleep(100)
  await service.stop()
  const lines = service.stdout().split('\n')
  const entries = lines.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line) as Entry)
  return { entries, output: service.stdout() + service.stderr() }
}

/** One request of every sort that is answered, the malformed among them. */
async function everySort(service: TestProcess): Promise<number> {
  const heads = [
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
  for (const head of heads) await ask(service.port, head)
  return heads.length
}

describe.each(['info', 'trace'])('at level %s', (level) => {
  it('each request is one line of JSON, with its path and without its query', async () => {
    let count = 0
    const { entries, output } = await during({ LOG_LEVEL: level }, async (service) => {
      count = await everySort(service)
      await exchange(service.port, `GET ${CAGR}${QUERY} HTTP/9.9\r\n\r\n`)
      await ask(service.port, request('GET', CAGR + QUERY, `X-Long: ${SECRET.repeat(5000)}`))
    })
    const answered = entries.filter(({ msg }) => msg === 'answered')
    expect(answered).toHaveLength(count)
    for (const { method, path, status, ms } of answered) {
      expect(method).toMatch(/^[A-Z]+$/)
      expect(path).toMatch(/^\/[^?]*$/)
      expect(status).toBeGreaterThanOrEqual(200)
      expect(ms).toBeGreaterThanOrEqual(0)
    }
    expect(answered.map(({ status }) => status)).toEqual([
      200, 200, 204, 405, 304, 422, 404, 200, 404, 200, 400, 400, 417, 414, 200, 400,
    ])
    expect(entries.filter(({ msg }) => msg === 'refused').map(({ status }) => status)).toEqual([400, 431])
    expect(output).not.toContain(SECRET)
    expect(output).not.toContain('127.0.0.1"') // nor who asked
  })
})

it('no path can make a second line, or leave its string', async () => {
  const paths = [
    '/a%0d%0a{"level":30,"msg":"forged"}',
    '/a%0A%22,%22msg%22:%22forged',
    '/a"},{"msg":"forged"}',
    '/a\\u0022,\\u0022msg\\u0022',
    '/%1b[31mred',
    '/a\u007f',
  ]
  const { entries, output } = await during({}, async (service) => {
    for (const path of paths) await exchange(service.port, request('GET', path, 'Connection: close'))
    await exchange(service.port, 'GET /a\r\n{"level":30,"msg":"forged"} HTTP/1.1\r\nHost: a\r\n\r\n')
    await exchange(service.port, 'GET /a\n{"level":30,"msg":"forged"} HTTP/1.1\r\nHost: a\r\n\r\n')
  })
  expect(entries.filter(({ msg }) => msg === 'forged')).toEqual([])
  expect(entries.filter(({ msg }) => msg === 'answered' || msg === 'refused')).toHaveLength(paths.length + 2)
  for (const { path } of entries) expect(path ?? '').not.toMatch(/[\r\n]/)
  expect(output.split('\n').filter((line) => /^\s*\{/.test(line))).toHaveLength(entries.length)
})

it('a client that leaves before its answer is a line too', async () => {
  const { entries } = await during({}, async (service) => {
    for (let times = 0; times < 20; times += 1) {
      await exchange(service.port, request('GET', `/docs/swagger-ui-bundle.js`), { patience: 3 })
    }
    await sleep(200)
    await get(service, '/healthz')
  })
  const answered = entries.filter(({ msg }) => msg === 'answered')
  // A slow machine may notice one that left after it has answered the next.
  expect(answered.filter(({ path }) => path !== '/healthz').length).toBeGreaterThan(0)
  expect(answered).toContainEqual(expect.objectContaining({ path: '/healthz', status: 200 }))
})

it('is silent when asked to be', async () => {
  const { entries, output } = await during({ LOG_LEVEL: 'silent' }, async (service) => {
    await get(service, simulateur('cagr', 'x=1'))
    await get(service, '/nowhere')
  })
  expect(entries).toEqual([])
  expect(output).toContain('Denier écoute')
})
