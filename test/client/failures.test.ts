/** Failures between a client and the service, on real sockets. */
import {
  createClient,
  DenierError,
  NetworkError,
  ServiceError,
  UnexpectedResponseError,
} from '@denier/client'
import { describe, expect, it } from 'vitest'
import { callFake, GOOD } from '../support/call-fake.ts'
import { answering, type Behaviour, dropped, fault, half, html, startFake } from '../support/fake-server.ts'

describe.concurrent('DenierClient with a temporary failure', () => {
  it.each<[string, Behaviour]>([
    ['a connection that breaks', dropped],
    ['an answer that breaks off', half],
    ['a gateway without service', html(502)],
    ['a gateway out of patience', html(504)],
    ['a busy service that does not say for how long', fault(503, 'overloaded')],
    ['a busy service that says now', fault(503, 'overloaded', {}, { 'retry-after': '0' })],
    ['a limit that is over', fault(429, 'rate_limited', {}, { 'retry-after': '0' })],
  ])('retries after %s', async (_, behaviour) => {
    const { came, times } = await callFake([behaviour, behaviour, answering(200, GOOD)])
    expect(came).toEqual(JSON.parse(GOOD))
    expect(times).toBe(3)
  })

  it('stops after the given number of retries', async () => {
    const { came, times } = await callFake([dropped], { retries: 1 })
    expect(came).toBeInstanceOf(NetworkError)
    expect(times).toBe(2)
    const second = await callFake([html(503)], { retries: 0 })
    expect(second.times).toBe(1)
  })
})

describe('DenierClient with a permanent failure', () => {
  it.each<[number, string]>([
    [400, 'bad_request'],
    [405, 'method_not_allowed'],
    [408, 'request_timeout'],
    [414, 'uri_too_long'],
    [431, 'headers_too_large'],
    [500, 'internal_error'],
  ])('rejects with a ServiceError at once after status %d', async (status, code) => {
    const { came, times } = await callFake([fault(status, code, { requestId: 'r-1' })])
    expect(came).toBeInstanceOf(ServiceError)
    expect(came).toMatchObject({
      name: 'ServiceError',
      status,
      code,
      requestId: 'r-1',
      message: `it is ${code}`,
    })
    expect(times).toBe(1)
  })

  it.each<[string, number, Behaviour]>([
    ['a page in place of an answer', 200, html(200)],
    ['a page in place of an error', 403, html(403)],
    ['a page in place of a 404', 404, html(404)],
    ['a page in place of faults', 422, html(422)],
    ['half a JSON', 200, answering(200, GOOD.slice(0, 20))],
    ['no body', 200, answering(200, '')],
    ['a JSON of another shape', 200, answering(200, '{"data":[],"ok":true}')],
    ['null', 200, answering(200, 'null')],
    ['faults of another shape', 422, answering(422, '{"errors":"x"}')],
    ['no faults', 422, answering(422, '{"errors":[]}')],
    ['faults that say nothing', 400, answering(400, '{"errors":[null]}')],
    ['another success', 204, answering(204, '')],
  ])('rejects with an UnexpectedResponseError at once after %s', async (_, status, behaviour) => {
    const { came, times } = await callFake([behaviour])
    expect(came).toBeInstanceOf(UnexpectedResponseError)
    expect(came).toMatchObject({ name: 'UnexpectedResponseError', status })
    expect(times).toBe(1)
  })

  it('quotes the start of an unexpected page in the error', async () => {
    const { came } = await callFake([html(200)])
    expect(came).toMatchObject({ contentType: 'text/html', excerpt: '<html>proxy</html>' })
    expect(String(came)).toBe('UnexpectedResponseError: Not an answer of the service: status 200, text/html')
  })

  it('rejects a catalogue, a table or a chart of the wrong type', async () => {
    const server = await startFake(answering(200, GOOD))
    const client = createClient({ baseUrl: server.origin })
    const { origin } = server
    for (const request of [client.catalogue(), client.csv('cagr', ''), client.chart('cagr', '')]) {
      const error = await request.catch((error: unknown) => error)
      expect(error).toBeInstanceOf(UnexpectedResponseError)
      expect((error as DenierError).url.startsWith(origin)).toBe(true)
    }
    await server.close()
    expect(server.requested.map((url) => url.replace('/api/v1/simulateurs', ''))).toEqual([
      '',
      '/cagr?format=csv',
      '/cagr/graphique.svg',
    ])
  })
})

/** A loopback port on which nothing listens. */
const NOBODY = 'http://127.0.0.1:2'

describe('DenierClient without a server', () => {
  it('rejects with a NetworkError that contains the cause', async () => {
    const client = createClient({ baseUrl: NOBODY, retries: 0 })
    const error = await client.catalogue().catch((error: unknown) => error)
    expect(error).toBeInstanceOf(NetworkError)
    expect(error).toBeInstanceOf(DenierError)
    expect(String(error)).toContain('ECONNREFUSED')
    expect((error as NetworkError).cause).toBeInstanceOf(TypeError)
  })

  it('retries, as the server may be starting', async () => {
    const client = createClient({ baseUrl: NOBODY, retries: 1 })
    await expect(client.catalogue()).rejects.toThrow(NetworkError)
  })
})
