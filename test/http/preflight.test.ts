/** OPTIONS requests, which browsers send before those of other sites. */
import { afterAll, expect, it } from 'vitest'
import { expectConstantHeaders } from '../support/headers.ts'
import { ask, exchange, request } from '../support/raw.ts'
import { startInMemory } from '../support/service.ts'

const service = await startInMemory({ limit: 1 })
afterAll(() => service.close())

const PATHS = [
  '/api/v1/simulateurs/interets-composes',
  '/api/v1/simulateurs/achat-location?prix=1',
  '/api/v1/simulateurs',
  '/api/v1/simulateurs/unknown',
  '/',
  '/docs',
  '/healthz',
  '/openapi.json',
  '//nowhere/%zz',
  `/${'a'.repeat(9000)}`,
  'http://denier.test/api/v1/simulateurs',
  '*',
]

it.each(PATHS.map((path) => [path.slice(0, 60), path]))(
  'answers OPTIONS %s with 204 and no body',
  async (_, path) => {
    for (const more of [[], ['Origin: https://site.test', 'Access-Control-Request-Method: GET']]) {
      const { status, headers, body } = await ask(service, request('OPTIONS', path, ...more))
      expect(status).toBe(204)
      expect(body).toBe('')
      expect(headers).not.toHaveProperty('content-length')
      expect(headers).not.toHaveProperty('transfer-encoding')
      expectConstantHeaders(headers)
      expect(headers).toMatchObject({
        allow: 'GET, HEAD, OPTIONS',
        'access-control-allow-methods': 'GET, HEAD, OPTIONS',
        'access-control-allow-headers': '*',
        'access-control-max-age': '86400',
      })
    }
  },
)

it('keeps the connection open after OPTIONS', async () => {
  const twice = request('OPTIONS', '/x') + request('GET', '/healthz', 'Connection: close')
  const { answers, closed } = await exchange(service, twice)
  expect(answers.map(({ status }) => status)).toEqual([204, 200])
  expect(closed).toBe(true)
})
