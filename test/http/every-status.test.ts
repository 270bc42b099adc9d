/**
 * One response of each status, those of Node itself included: a page of another origin must be able to read them all.
 */
import { afterAll, describe, expect, it } from 'vitest'
import { expectConstantHeaders, expectFault } from '../support/headers.ts'
import { ask, type RawAnswer, request } from '../support/raw.ts'
import { sharedInMemory, startInMemory, startService } from '../support/service.ts'
import { failing } from '../support/simulators.ts'

const CAGR = '/api/v1/simulateurs/cagr?valeur_initiale=1&valeur_finale=2&duree=1'
const broken = failing('cagr', new Error('broken on purpose'))

const service = await sharedInMemory()
const limited = await startInMemory({ limit: 1 })
const faulty = await startInMemory({ simulators: [broken] })
const stopping = await startInMemory()
stopping.health.stopping()
afterAll(() => Promise.all([limited, faulty, stopping].map((one) => one.close())))

const get = (target: string, ...headers: string[]) => request('GET', target, ...headers)
/** The answer to a client over its limit. */
const over = async () => {
  await ask(limited, get(CAGR))
  return ask(limited, get(CAGR))
}

/** An answer of each status of a refusal. */
const FAULTS: [status: number, code: string, answer: () => Promise<RawAnswer>][] = [
  [400, 'bad_request', () => ask(service, 'garbage\r\n\r\n')],
  [400, 'bad_request', () => ask(service, get('/api/%zz'))],
  [400, 'bad_request', () => ask(service, get(CAGR, 'Host: other.test'))],
  [404, 'not_found', () => ask(service, get('/nowhere'))],
  [405, 'method_not_allowed', () => ask(service, request('DELETE', CAGR))],
  [408, 'request_timeout', unfinished],
  [414, 'uri_too_long', () => ask(service, get(`/${'a'.repeat(9000)}`))],
  [417, 'expectation_failed', () => ask(service, get(CAGR, 'Expect: x'))],
  [429, 'rate_limited', over],
  [431, 'headers_too_large', () => ask(service, get(CAGR, `X: ${'a'.repeat(40_000)}`))],
  [500, 'internal_error', () => ask(faulty, get(CAGR))],
]

/** A request with unfinished headers to a server with a short timeout, which needs a real socket. */
async function unfinished(): Promise<RawAnswer> {
  const impatient = await startService()
  impatient.server.headersTimeout = 1
  try {
    return await ask(impatient.port, `GET ${CAGR} HTTP/1.1\r\nHost: a\r\n`)
  } finally {
    await impatient.close()
  }
}

it.each(FAULTS)('answers %i %s with the constant headers', async (status, code, answer) => {
  const given = await answer()
  expect(given.status).toBe(status)
  expectFault(given, code)
})

it('allows a request at most ten seconds to arrive', async () => {
  const { headersTimeout, requestTimeout } = service.server
  const CHECK_EVERY_MS = 1000 // between two checks of Node
  expect(Math.max(headersTimeout, requestTimeout) + CHECK_EVERY_MS).toBeLessThan(10_000)
})

it('answers 422 with the name of the parameter and the constant headers', async () => {
  const { status, headers, body } = await ask(service, get('/api/v1/simulateurs/cagr'))
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

describe('other statuses', () => {
  it.each([
    [200, () => ask(service, get(CAGR))],
    [200, () => ask(service, get('/docs'))],
    [200, () => ask(service, get('/docs/swagger-ui.css'))],
    [200, () => ask(service, get('/healthz'))],
    [204, () => ask(service, request('OPTIONS', CAGR))],
    [304, () => ask(service, get(CAGR, 'If-None-Match: *'))],
    [503, () => ask(stopping, get('/readyz'))],
  ])('includes the constant headers in a %i', async (status, answer) => {
    const given = await answer()
    expect(given.status).toBe(status)
    expectConstantHeaders(given.headers)
    if (status === 503) expect(given.headers['cache-control']).toBe('no-store')
  })
})
