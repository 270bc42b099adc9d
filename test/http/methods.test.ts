/** Methods other than GET, HEAD and OPTIONS, and request bodies. */
import { METHODS } from 'node:http'
import { describe, expect, it } from 'vitest'
import { expectFault } from '../support/headers.ts'
import { ask, exchange, request } from '../support/raw.ts'
import { sharedInMemory, sharedService } from '../support/service.ts'

const service = await sharedInMemory()
/** A real socket, for bodies that the service has not read. */
const onSocket = await sharedService()

/** Paths that exist, and that do not. */
const EXISTING = [
  '/api/v1/simulateurs/interets-composes?capital=1',
  '/api/v1/simulateurs',
  '/openapi.json',
  '/docs',
  '/docs/docs.css',
  '/healthz',
  '/readyz',
  '/robots.txt',
  '/',
  '/en/cagr',
  '/embed/cagr?lang=en',
  '/favicon.svg',
  '/sitemap.xml',
]
const UNKNOWN = ['/api/v1/simulateurs/interets-compose', '/cagr/', '/docs/', '/*']

/** Methods that are not refused with 405. */
const served = ['GET', 'HEAD', 'OPTIONS', 'CONNECT']
const refused = METHODS.filter((method) => !served.includes(method))

describe.each(refused)('%s', (method) => {
  it('receives 405 with Allow on existing paths', async () => {
    for (const path of EXISTING) {
      const answer = await ask(service, request(method, path))
      expect(answer.status).toBe(405)
      expect(answer.headers.allow).toBe('GET, HEAD, OPTIONS')
      expectFault(answer, 'method_not_allowed')
    }
  })

  it('receives 404 on unknown paths', async () => {
    for (const path of UNKNOWN) {
      const answer = await ask(service, request(method, path))
      expect(answer.status).toBe(404)
      expectFault(answer, 'not_found')
    }
  })
})

describe('request body', () => {
  const path = '/api/v1/simulateurs/interets-composes'

  it.each([
    ['JSON', 'Content-Type: application/json', '{"capital":1}'],
    ['broken JSON', 'Content-Type: application/json', '{"capital":'],
    ['a form', 'Content-Type: application/x-www-form-urlencoded', 'capital=1'],
    ['a type that nobody knows', 'Content-Type: application/x-nobody', 'abc'],
    ['no type', 'X-None: 0', 'abc'],
  ])('changes nothing with %s', async (_, type, body) => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      const head = request(method, path, type, `Content-Length: ${body.length}`)
      expect((await ask(onSocket.port, head + body)).status).toBe(405)
    }
  })

  it('is read to its end, so that the client gets the answer and can continue', async () => {
    const head = request('PUT', path, 'Content-Length: 20000000')
    const next = request('GET', '/healthz', 'Connection: close')
    const { answers, error } = await exchange(onSocket.port, `${head}${'a'.repeat(20_000_000)}${next}`)
    expect(error).toBeUndefined()
    expect(answers.map(({ status }) => status)).toEqual([405, 200])
  })

  it('reaches fetch as 405 whatever its size', async () => {
    const response = await fetch(onSocket.origin + path, {
      method: 'PUT',
      body: 'a'.repeat(20_000_000),
    })
    expect(response.status).toBe(405)
  })
})

it('closes the connection on CONNECT', async () => {
  const { answers, closed } = await exchange(onSocket.port, request('CONNECT', 'elsewhere.test:443'))
  expect(answers).toEqual([])
  expect(closed).toBe(true)
})

it('answers a request to upgrade the protocol over HTTP', async () => {
  const upgrade = ['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13']
  const { status } = await ask(onSocket.port, request('GET', '/healthz', ...upgrade))
  expect(status).toBe(200)
})
