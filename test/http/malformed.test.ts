/** Requests that HTTP or the service refuses. */
import { afterAll, describe, expect, it } from 'vitest'
import { BAD_REQUESTS, get, PATH } from '../support/bad-requests.ts'
import { expectFault } from '../support/headers.ts'
import { ask, exchange, request } from '../support/raw.ts'
import { sharedService } from '../support/service.ts'

const service = await sharedService()
afterAll(async () => {
  const { status } = await ask(service.port, request('GET', '/healthz'))
  expect(status).toBe(200) // after all these requests
})

describe('malformed request', () => {
  it.each(BAD_REQUESTS)('receives 400 for %s', async (_, bytes) => {
    const head = bytes.startsWith('HEAD')
    const { answers, closed } = await exchange(service.port, bytes, { heads: head ? [0] : [] })
    expect(answers.map(({ status }) => status)).toEqual([400])
    expect(closed).toBe(true)
    if (answers[0] && !head) expectFault(answers[0], 'bad_request')
  })

  it('receives 400 after a large body on GET is read to its end', async () => {
    const bytes = `${get('Content-Length: 5000000')}${'a'.repeat(5_000_000)}`
    const { answers, error } = await exchange(service.port, bytes)
    expect(error).toBeUndefined()
    expect(answers.map(({ status }) => status)).toEqual([400])
  })

  it('receives 400 promptly when an announced body on GET does not come', async () => {
    const { answers, closed } = await exchange(service.port, get('Content-Length: 3'))
    expect(answers.map(({ status }) => status)).toEqual([400])
    expect(closed).toBe(true)
  })

  it('receives 400 after the answers to the valid requests before it', async () => {
    const { answers, closed } = await exchange(service.port, `${get()}${get()}garbage\r\n\r\n`)
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 400])
    expect(closed).toBe(true)
  })

  it('never has its body read as a second request', async () => {
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

describe('request with a long address or long headers', () => {
  it('receives 414 for an address beyond 8192 characters', async () => {
    for (const length of [8193, 16_384, 30_000]) {
      const target = PATH.padEnd(length, '0')
      expectFault(await ask(service.port, request('GET', target)), 'uri_too_long')
      const { status } = await ask(service.port, request('GET', target))
      expect(status).toBe(414)
    }
  })

  it('passes with an address of 8192 characters', async () => {
    const { status } = await ask(service.port, request('GET', PATH.padEnd(8192, '0')))
    expect(status).toBe(422)
  })

  it('receives 431 for long headers, also with a long address', async () => {
    const long = 'a'.repeat(40_000)
    for (const bytes of [get(`X-Long: ${long}`), request('GET', `/${long}`)]) {
      const answer = await ask(service.port, bytes)
      expect(answer.status).toBe(431)
      expectFault(answer, 'headers_too_large')
    }
  })

  it('receives 431 for thousands of headers, but 200 for many cookies', async () => {
    const many = Array.from({ length: 4000 }, (_, index) => `X-${index}: 123456`)
    expect((await ask(service.port, get(...many))).status).toBe(431)
    expect((await ask(service.port, get(`Cookie: ${'c=1; '.repeat(3000)}`))).status).toBe(200)
  })
})

describe('Expect header', () => {
  it('receives 417 unless it is 100-continue', async () => {
    const answer = await ask(service.port, get('Expect: a-miracle'))
    expect(answer.status).toBe(417)
    expectFault(answer, 'expectation_failed')
  })

  it('receives the final answer for 100-continue, without a request for the body', async () => {
    const bodied = request('POST', PATH, 'Content-Length: 3', 'Expect: 100-continue')
    expect((await ask(service.port, bodied)).status).toBe(405)
    expect((await ask(service.port, get('Expect: 100-continue'))).status).toBe(200)
  })
})
