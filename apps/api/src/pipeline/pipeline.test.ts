import type { CivilDate } from '@denier/core'
import { describe, expect, it } from 'vitest'
import type { ApiRequest, ApiResponse } from '../answer/handler.ts'
import { MemoryLimiter } from '../limit/memory-limiter.ts'
import { createPipeline } from './pipeline.ts'
import type { FinalResponse } from './response-headers.ts'
import { ONE_QUESTION, type Route } from './route.ts'

/** A GET request without query, from one client. @param more members to change. */
const request = (path: string, more: Partial<ApiRequest> = {}): ApiRequest => ({
  method: 'GET',
  path,
  query: '',
  accept: undefined,
  acceptEncoding: undefined,
  ifNoneMatch: undefined,
  headers: {},
  body: '',
  client: { high: -1, low: 1 },
  origin: 'http://denier.test',
  now: '2026-11-21T12:00:00.000Z',
  today: '2026-11-21' as CivilDate,
  ...more,
})

/** A response of plain text. */
const text = (status: number, body: string): ApiResponse => ({
  status,
  headers: { 'content-type': 'text/plain' },
  body,
})

/** A route that costs one question. */
const route = (answer: Route['answer']): Route => ({
  cost: ONE_QUESTION,
  answer,
  refuse: (_request, wait) => ({ ...text(429, 'wait'), headers: { 'retry-after': String(wait) } }),
})

/** A header by its lower-case name, from alternating names and values. */
const headerOf = ({ headers }: FinalResponse, name: string): string | undefined => {
  const at = headers.findIndex((one, index) => index % 2 === 0 && one.toLowerCase() === name)
  return at < 0 ? undefined : headers[at + 1]
}

/** The errors that the last pipeline reported. */
const failures: unknown[] = []

/** A pipeline that answers 404 for other paths. @param limit questions per client and minute. */
function pipelineOf(routes: Readonly<Record<string, Route>>, limit = 1000) {
  failures.length = 0
  return createPipeline({
    routes: new Map(Object.entries(routes)),
    fallback: route(() => text(404, 'nothing')),
    buckets: { questions: new MemoryLimiter({ limit, now: () => 0 }), documents: undefined },
    onFailure: (error) => void failures.push(error),
  })
}

describe('createPipeline', () => {
  it('answers with the headers of every response and those of the limit', async () => {
    const answer = pipelineOf({ '/x': route(() => text(200, 'here')) })
    const response = await answer(request('/x'))
    expect([response.status, response.body]).toEqual([200, 'here'])
    expect(headerOf(response, 'access-control-allow-origin')).toBe('*')
    expect(headerOf(response, 'x-ratelimit-remaining')).toBe('999')
    expect(headerOf(response, 'content-type')).toBe('text/plain')
  })

  it('keeps the policy of a response that has its own', async () => {
    const own = { ...text(200, ''), headers: { 'content-security-policy': "default-src 'self'" } }
    const response = await pipelineOf({ '/x': route(() => own) })(request('/x'))
    const names = response.headers.filter((_, index) => index % 2 === 0).map((name) => name.toLowerCase())
    expect(names.filter((name) => name === 'content-security-policy')).toHaveLength(1)
    expect(headerOf(response, 'content-security-policy')).toBe("default-src 'self'")
  })

  it('refuses beyond the limit without answering', async () => {
    let answered = 0
    const counting = route(() => {
      answered += 1
      return text(200, '')
    })
    const answer = pipelineOf({ '/x': counting }, 1)
    await answer(request('/x'))
    const response = await answer(request('/x'))
    expect([response.status, headerOf(response, 'retry-after'), answered]).toEqual([429, '60', 1])
  })

  it.each([
    ['throws', () => expect.fail('broken')],
    ['rejects', () => Promise.reject(new Error('broken'))],
  ])('answers 500 with an id and reports the cause when a route %s', async (_, answer) => {
    const response = await pipelineOf({ '/x': route(answer as Route['answer']) })(request('/x'))
    expect(response.status).toBe(500)
    expect(JSON.parse(String(response.body)).errors).toMatchObject([
      { code: 'internal_error', requestId: expect.any(String) },
    ])
    expect(failures).toHaveLength(1)
  })

  it.each<[string, Partial<Route>, number]>([
    ['the cost of a request', { cost: () => expect.fail('broken') }, 1],
    ['a refusal', { refuse: () => expect.fail('broken') }, 2],
  ])('answers 500 with an id and reports the cause when %s throws', async (_, broken, requests) => {
    const answer = pipelineOf({ '/x': { ...route(() => text(200, '')), ...broken } }, 1)
    const responses = []
    for (let sent = 0; sent < requests; sent += 1) responses.push(await answer(request('/x')))
    expect(responses.at(-1)?.status).toBe(500)
    expect(failures).toHaveLength(1)
  })

  it('answers 500 with an id and reports the cause when the limiter rejects', async () => {
    failures.length = 0
    const answer = createPipeline({
      routes: new Map([['/x', route(() => text(200, ''))]]),
      fallback: route(() => text(404, 'nothing')),
      buckets: {
        questions: Object.assign(new MemoryLimiter({ limit: 1, now: () => 0 }), {
          take: () => Promise.reject(new Error('broken')),
        }),
        documents: undefined,
      },
      onFailure: (error) => void failures.push(error),
    })
    expect((await answer(request('/x'))).status).toBe(500)
    expect(failures).toHaveLength(1)
  })

  it.each([
    ['OPTIONS', 'a path that exists', 204, '/x'],
    ['OPTIONS', 'any other path', 204, '/nothing'],
    ['DELETE', 'a path that exists', 405, '/x'],
    ['DELETE', 'any other path', 404, '/nothing'],
    ['GET', 'a path that does not exist', 404, '/nothing'],
    ['GET', 'a path that does not decode', 400, '/%zz'],
    ['GET', 'a path longer than 8,192 characters', 414, `/${'a'.repeat(8192)}`],
  ])('answers %s of %s with %i', async (method, _, status, path) => {
    const answer = pipelineOf({ '/x': route(() => text(200, '')) })
    expect((await answer(request(path, { method }))).status).toBe(status)
  })
})
