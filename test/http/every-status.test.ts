import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectConstantHeaders, expectFault } from '../support/headers.ts'
import { ask, type RawAnswer, request } from '../support/raw.ts'
import { startService, type TestService } from '../support/service.ts'
import { failing } from '../support/simulators.ts'

/**
 * One answer of each status, those that Node gives by itself included: a page on another site must be able
 * to read every one of them.
 */
const CAGR = '/api/v1/simulateurs/cagr?valeur_initiale=1&valeur_finale=2&duree=1'
const broken = failing('cagr', new Error('broken on purpose'))

let service: TestService
let limited: TestService
let faulty: TestService
let stopping: TestService
beforeAll(async () => {
  service = await startService()
  limited = await startService({ limit: 1 })
  faulty = await startService({ simulators: [broken] })
  stopping = await startService()
  stopping.health.stopping()
})
afterAll(() => Promise.all([service, limited, faulty, stopping].map((one) => one.close())))

const get = (target: string, ...headers: string[]) => request('GET', target, ...headers)
const over = async () => {
  await ask(limited.port, get(CAGR))
  return ask(limited.port, get(CAGR))
}

const FAULTS: [status: number, code: string, answer: () => Promise<RawAnswer>][] = [
  [400, 'bad_request', () => ask(service.port, 'garbage\r\n\r\n')],
  [400, 'bad_request', () => ask(service.port, get('/api/%zz'))],
  [400, 'bad_request', () => ask(service.port, get(CAGR, 'Host: other.test'))],
  [404, 'not_found', () => ask(service.port, get('/nowhere'))],
  [405, 'method_not_allowed', () => ask(service.port, request('DELETE', CAGR))],
  [
    408,
    'request_timeout',
    () => ask(service.port, `GET ${CAGR} HTTP/1.1\r\nHost: a\r\n`, { patience: 12_000 }),
  ],
  [414, 'uri_too_long', () => ask(service.port, get(`/${'a'.repeat(9000)}`))],
  [417, 'expectation_failed', () => ask(service.port, get(CAGR, 'Expect: x'))],
  [429, 'rate_limited', over],
  [431, 'headers_too_large', () => ask(service.port, get(CAGR, `X: ${'a'.repeat(40_000)}`))],
  [500, 'internal_error', () => ask(faulty.port, get(CAGR))],
]

it.each(FAULTS)('%i %s', async (status, code, answer) => {
  const given = await answer()
  expect(given.status).toBe(status)
  expectFault(given, code)
})

it('422 names the parameter, and is otherwise the same', async () => {
  const { status, headers, body } = await ask(service.port, get('/api/v1/simulateurs/cagr'))
  expect(status).toBe(422)
  expectConstantHeaders(headers)
  expect(headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  })
  expect(Object.keys(JSON.parse(body))).toEqual(['errors'])
  expect(JSON.parse(body).errors[0]).toEqual({
    field: 'valeur_initiale',
    message: 'valeur_initiale is required',
    code: 'required',
  })
})

describe('the others', () => {
  it.each([
    [200, () => ask(service.port, get(CAGR))],
    [200, () => ask(service.port, get('/docs'))],
    [200, () => ask(service.port, get('/docs/swagger-ui.css'))],
    [200, () => ask(service.port, get('/healthz'))],
    [204, () => ask(service.port, request('OPTIONS', CAGR))],
    [304, () => ask(service.port, get(CAGR, 'If-None-Match: *'))],
    [503, () => ask(stopping.port, get('/readyz'))],
  ])('%i', async (status, answer) => {
    const given = await answer()
    expect(given.status).toBe(status)
    expectConstantHeaders(given.headers)
    if (status === 503) expect(given.headers['cache-control']).toBe('no-store')
  })
})
