/** HTTP behaviour of `/mcp` apart from the protocol of the tools. */
import { describe, expect, it } from 'vitest'
import { expectConstantHeaders, expectFault } from '../support/headers.ts'
import { ask, exchange, request } from '../support/raw.ts'
import { sharedInMemory, startService } from '../support/service.ts'
import { callOf, JSON_HEADERS, post } from './mcp-client.ts'

const service = await sharedInMemory()

const ARGS = { valeur_initiale: 1, valeur_finale: 2, duree: 1 }

describe('methods of /mcp', () => {
  it.each(['GET', 'HEAD', 'DELETE', 'PUT', 'PATCH'])('refuses %s with 405', async (method) => {
    const answer = await ask(service, request(method, '/mcp'))
    expect(answer.status).toBe(405)
    expect(answer.headers.allow).toBe('POST, OPTIONS')
    if (method === 'HEAD') return
    expectFault(answer, 'method_not_allowed')
    expect(JSON.parse(answer.body).errors[0].message).toBe('The method must be POST or OPTIONS')
  })

  it('answers 405 to POST on another path, and 404 where there is nothing', async () => {
    const elsewhere = await ask(service, request('POST', '/api/v1/simulateurs', 'Content-Length: 0'))
    expect([elsewhere.status, elsewhere.headers.allow]).toEqual([405, 'GET, HEAD, OPTIONS'])
    for (const path of ['/mcp/', '/MCP', '/mcp/x', '//mcp']) {
      expect((await ask(service, request('POST', path, 'Content-Length: 0'))).status).toBe(404)
    }
  })

  it('allows in a preflight the headers of the protocol from any site', async () => {
    const { status, headers, body } = await ask(
      service,
      request(
        'OPTIONS',
        '/mcp?lang=en',
        'Origin: https://assistant.example',
        'Access-Control-Request-Method: POST',
      ),
    )
    expect([status, body]).toEqual([204, ''])
    expectConstantHeaders(headers)
    expect(headers['access-control-allow-methods']).toBe('POST, OPTIONS')
    expect(headers['access-control-max-age']).toBe('86400')
    const allowed = headers['access-control-allow-headers']?.toLowerCase().split(', ')
    expect(allowed).toEqual(
      expect.arrayContaining([
        'accept',
        'authorization',
        'content-type',
        'mcp-protocol-version',
        'mcp-session-id',
        'mcp-method',
        'mcp-name',
      ]),
    )
  })

  it('accepts any Origin and Host', async () => {
    const { status, headers } = await post(service, callOf('cagr', ARGS), {
      origin: 'https://evil.example',
    })
    expect(status).toBe(200)
    expectConstantHeaders(headers)
    expect(headers['cache-control']).toBe('no-store')
  })
})

describe('bodies of /mcp', () => {
  it('refuses more than 100 kB with 413, announced or streamed', async () => {
    const body = JSON.stringify(callOf('cagr', { ...ARGS, x: 'x'.repeat(100_000) }))
    const announced = await post(service, body)
    expect(announced.status).toBe(413)
    expectFault({ headers: announced.headers, body: announced.text }, 'body_too_large')
    const chunk = `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`
    const head = request('POST', '/mcp', 'Content-Type: application/json', 'Transfer-Encoding: chunked')
    const streamed = await ask(service, head + chunk)
    expect(streamed.status).toBe(413)
    expectFault(streamed, 'body_too_large')
  })

  it('refuses several megabytes with 413', async () => {
    const { status } = await post(service, 'x'.repeat(5_000_000))
    expect(status).toBe(413)
  })

  it('accepts exactly 100 kB', async () => {
    const message = JSON.stringify(callOf('cagr', ARGS))
    expect((await post(service, message.padEnd(100_000))).status).toBe(200)
    expect((await post(service, message.padEnd(100_001))).status).toBe(413)
  })

  it.each([
    '',
    '{',
    'null',
    '[]',
    '1',
    '"a"',
    '{}',
    '[1]',
    '{"jsonrpc":"2.0"}',
    '\u0000',
    '[[]]',
    '{"jsonrpc":"1.0","id":1,"method":"ping"}',
  ])('refuses the malformed body %j with a protocol error', async (body) => {
    const { status, json, headers } = await post(service, body)
    expect(status).toBe(400)
    expectConstantHeaders(headers)
    expect(json()).toMatchObject({
      jsonrpc: '2.0',
      error: { code: expect.any(Number), message: expect.any(String) },
    })
    expect([-32700, -32600]).toContain(json().error.code)
  })

  it.each(['[', '{"a":'])('refuses deep nesting by %s without failing', async (open) => {
    const close = open === '[' ? ']' : '}'
    const depth = Math.floor(90_000 / (open.length + 1))
    const deep = `${open.repeat(depth)}1${close.repeat(depth)}`
    expect((await post(service, deep)).status).toBe(400)
    const message = JSON.stringify(callOf('cagr', 'DEEP')).replace('"DEEP"', deep)
    const { status, json } = await post(service, message)
    expect([status, json().result.isError]).toEqual([200, true])
    const argument = JSON.stringify(callOf('cagr', { ...ARGS, duree: 'DEEP' })).replace('"DEEP"', deep)
    expect((await post(service, argument)).json().result.structuredContent.errors).toHaveLength(1)
  })

  it.each(['text/plain', 'application/xml', 'multipart/form-data; boundary=x'])(
    'refuses the content type %s with 415',
    async (type) => {
      const { status, json } = await post(service, callOf('cagr', ARGS), { 'content-type': type })
      expect([status, json().jsonrpc]).toEqual([415, '2.0'])
    },
  )

  it('answers 100 to Expect: 100-continue before the body', async () => {
    const body = JSON.stringify(callOf('cagr', ARGS))
    const head = request(
      'POST',
      '/mcp',
      ...Object.entries(JSON_HEADERS).map(([name, value]) => `${name}: ${value}`),
      `Content-Length: ${body.length}`,
      'Expect: 100-continue',
    )
    const { answers } = await exchange(service, head, { answers: 1 })
    expect(answers[0]?.status).toBe(100)
  })
})

describe('headers of /mcp', () => {
  it.each(['', '1999-01-01', '2026-07-28', 'é\u00ff', 'x'.repeat(5000), '\t', 'constructor'])(
    'answers MCP-Protocol-Version %j with 200 or 400',
    async (version) => {
      const body = JSON.stringify(callOf('cagr', ARGS))
      const lines = ['Content-Type: application/json', `Content-Length: ${body.length}`]
      const head = request(
        'POST',
        '/mcp',
        ...lines,
        `MCP-Protocol-Version: ${version}`,
        'Mcp-Session-Id: none',
      )
      const answer = await ask(service, Buffer.from(head + body, 'latin1').toString('latin1'))
      expect([200, 400]).toContain(answer.status)
      expect(JSON.parse(answer.body).jsonrpc).toBe('2.0')
      expectConstantHeaders(answer.headers)
    },
  )

  it('answers 408 when the body does not arrive in time', async () => {
    const impatient = await startService()
    impatient.server.headersTimeout = impatient.server.requestTimeout = 1
    const head = request('POST', '/mcp', 'Content-Type: application/json', 'Content-Length: 500')
    const { answers, closed } = await exchange(impatient.port, `${head}{"jsonrpc"`)
    await impatient.close()
    expect(closed).toBe(true)
    expect(answers.map(({ status }) => status)).toEqual([408])
  })
})

it('refuses an unknown language on /mcp with 422', async () => {
  const response = await service.fetch(`${service.origin}/mcp?lang=de`, {
    method: 'POST',
    headers: JSON_HEADERS,
    body: '{}',
  })
  expect(response.status).toBe(422)
  expect(await response.json()).toEqual({
    errors: [{ field: 'lang', message: 'lang must be one of fr, en', code: 'not_a_choice' }],
  })
})

it('logs one line per request to /mcp without its content', async () => {
  const before = service.lines.length
  await post(service, callOf('cagr', { valeur_initiale: 123_456, valeur_finale: 654_321, duree: 7 }))
  const lines = service.lines.slice(before)
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ method: 'POST', path: '/mcp', status: 200, msg: 'answered' }),
  ])
  expect(lines.join()).not.toMatch(/123456|654321|cagr/)
})
