import { afterAll, describe, expect, it } from 'vitest'
import { BAD_REQUESTS, get, PATH } from '../support/bad-requests.ts'
import { expectFault } from '../support/headers.ts'
import { ask, exchange, request } from '../support/raw.ts'
import { sharedService } from '../support/service.ts'

/** What is not a request as HTTP or the service understands it. */
const service = await sharedService()
afterAll(async () => {
  const { status } = await ask(service.port, request('GET', '/healthz'))
  expect(status).toBe(200) // alive after all that
})

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
    const last = request('GET', '/healthz', 'Connection: close')
    const statusesOf = async (method: string) => {
      const head = request(method, PATH, `Content-Length: ${smuggled.length}`)
      const { answers } = await exchange(service.port, head + smuggled + last)
      return answers.map(({ status }) => status)
    }
    expect(await statusesOf('GET')).toEqual([400]) // and the connection is closed
    expect(await statusesOf('POST')).toEqual([405, 200])
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
