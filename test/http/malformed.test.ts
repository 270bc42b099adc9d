import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectFault } from '../support/headers.ts'
import { ask, exchange, request } from '../support/raw.ts'
import { startService, type TestService } from '../support/service.ts'

/** What is not a request as HTTP or the service understands it. */
let service: TestService
beforeAll(async () => {
  service = await startService()
})
afterAll(async () => {
  const { status } = await ask(service.port, request('GET', '/healthz'))
  expect(status).toBe(200) // alive after all that
  await service.close()
})

const PATH = '/api/v1/simulateurs/cagr?valeur_initiale=1&valeur_finale=2&duree=1'
const get = (...headers: string[]) => request('GET', PATH, ...headers)

const BAD_REQUESTS: [title: string, bytes: string][] = [
  ['two Host headers', get('Host: other.test')],
  ['two equal Host headers', get('Host: denier.test')],
  ['no Host', `GET ${PATH} HTTP/1.1\r\n\r\n`],
  ['no Host, and a method that is not served', `POST ${PATH} HTTP/1.1\r\n\r\n`],
  ['two Hosts in a preflight', request('OPTIONS', PATH, 'Host: other.test')],
  ['a body on GET', `${get('Content-Length: 3')}abc`],
  ['a chunked body on GET', `${get('Transfer-Encoding: chunked')}3\r\nabc\r\n0\r\n\r\n`],
  ['a body on HEAD', `${request('HEAD', PATH, 'Content-Length: 3')}abc`],
  ['a path that does not decode', request('GET', '/api/%zz', 'Connection: close')],
  ['a path that is not UTF-8', request('GET', '/api/%ff', 'Connection: close')],
  [
    'Content-Length and Transfer-Encoding',
    `${request('POST', PATH, 'Content-Length: 3', 'Transfer-Encoding: chunked')}0\r\n\r\n`,
  ],
  ['two Content-Lengths', `${request('POST', PATH, 'Content-Length: 3', 'Content-Length: 4')}abcd`],
  ['a negative Content-Length', get('Content-Length: -1')],
  ['a method unknown to HTTP', request('FETCH', PATH)],
  ['a method in lower case', request('get', PATH)],
  ['a version unknown to HTTP', `GET ${PATH} HTTP/3.7\r\nHost: a\r\n\r\n`],
  ['the start of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
  ['a TLS greeting', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'],
  ['garbage', 'hello, world\r\n\r\n'],
  ['a space in the target', request('GET', '/api/v1 /x')],
  ['a target that is not ASCII', request('GET', '/api/é')],
  ['a header without colon', get('nonsense')],
  ['a space before the colon', get('X-Thing : 1')],
  ['a folded header', get('X-Thing: 1\r\n 2')],
  ['a null in a header', get('X-Thing: a\0b')],
]

describe('400', () => {
  it.each(BAD_REQUESTS)('for %s', async (_, bytes) => {
    const head = bytes.startsWith('HEAD')
    const { answers, closed } = await exchange(service.port, bytes, { heads: head ? [0] : [] })
    expect(answers.map(({ status }) => status)).toEqual([400])
    expect(closed).toBe(true)
    if (answers[0] && !head) expectFault(answers[0], 'bad_request')
  })

  it('reads a large body on GET to its end, so that the answer arrives', async () => {
    const bytes = `${get('Content-Length: 5000000')}${'a'.repeat(5_000_000)}`
    const { answers, error } = await exchange(service.port, bytes)
    expect(error).toBeUndefined()
    expect(answers.map(({ status }) => status)).toEqual([400])
  })

  it('does not wait long for a body on GET that does not come', async () => {
    const { answers, closed } = await exchange(service.port, get('Content-Length: 3'))
    expect(answers.map(({ status }) => status)).toEqual([400])
    expect(closed).toBe(true)
  })

  it('comes after the answers to the sound requests before it', async () => {
    const { answers, closed } = await exchange(service.port, `${get()}${get()}garbage\r\n\r\n`)
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 400])
    expect(closed).toBe(true)
  })

  it('never reads a second request out of a body', async () => {
    const smuggled = request('GET', '/smuggled')
    for (const method of ['GET', 'POST']) {
      const head = request(method, PATH, `Content-Length: ${smuggled.length}`)
      const { answers } = await exchange(service.port, head + smuggled, { patience: 500 })
      expect(answers).toHaveLength(1)
    }
  })
})

describe('an address or headers too long', () => {
  it('is 414 when it is the address', async () => {
    for (const length of [8193, 16_384, 30_000]) {
      const target = PATH.padEnd(length, '0')
      expectFault(await ask(service.port, request('GET', target)), 'uri_too_long')
      const { status } = await ask(service.port, request('GET', target))
      expect(status).toBe(414)
    }
  })

  it('is not yet at 8192 characters', async () => {
    const { status } = await ask(service.port, request('GET', PATH.padEnd(8192, '0')))
    expect(status).toBe(422)
  })

  it('is 431 when it is the headers, or both', async () => {
    const long = 'a'.repeat(40_000)
    for (const bytes of [get(`X-Long: ${long}`), request('GET', `/${long}`)]) {
      const answer = await ask(service.port, bytes)
      expect(answer.status).toBe(431)
      expectFault(answer, 'headers_too_large')
    }
  })

  it('is 431 for many headers too, which browsers with many cookies never reach', async () => {
    const many = Array.from({ length: 4000 }, (_, index) => `X-${index}: 123456`)
    expect((await ask(service.port, get(...many))).status).toBe(431)
    expect((await ask(service.port, get(`Cookie: ${'c=1; '.repeat(3000)}`))).status).toBe(200)
  })
})

describe('expectations', () => {
  it('are 417, but for the one that HTTP defines', async () => {
    const answer = await ask(service.port, get('Expect: a-miracle'))
    expect(answer.status).toBe(417)
    expectFault(answer, 'expectation_failed')
  })

  it('of 100-continue are answered at once, without asking for the body', async () => {
    const bodied = request('POST', PATH, 'Content-Length: 3', 'Expect: 100-continue')
    expect((await ask(service.port, bodied)).status).toBe(405)
    expect((await ask(service.port, get('Expect: 100-continue'))).status).toBe(200)
  })
})
