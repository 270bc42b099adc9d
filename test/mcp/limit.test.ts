/** The rate limit counts tool calls, and no other message. */
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { get, simulateur } from '../support/client.ts'
import { expectConstantHeaders } from '../support/headers.ts'
import { asNewClient, startInMemory } from '../support/service.ts'
import { callOf, connect, GENERAL, JSON_HEADERS, MODES, post } from './mcp-client.ts'

/** Milliseconds of the clock of the limit. */
let now = 5_000_000
const service = await startInMemory({ limit: 30, now: () => now })
let client: ReturnType<typeof asNewClient>
beforeEach(() => {
  client = asNewClient(service)
})
afterAll(() => service.close())

const ARGS = { valeur_initiale: 1, valeur_finale: 2, duree: 1 }
const CALL = callOf('cagr', ARGS)
const CAGR = simulateur('cagr', ARGS)
const calls = (count: number) => Array.from({ length: count }, (_, id) => callOf('cagr', ARGS, id))

const LIST = { jsonrpc: '2.0', id: 'list', method: 'tools/list' }

/** The statuses of so many requests, one after the other. */
async function inTurn(count: number, one: () => Promise<{ readonly status: number }>): Promise<number[]> {
  const statuses: number[] = []
  for (let index = 0; index < count; index += 1) statuses.push((await one()).status)
  return statuses
}
/** So many times a status. */
const times = (status: number, count: number) => Array.from({ length: count }, () => status)

describe('thirty-first tool call of a minute', () => {
  it('receives 429 with the message and the headers of the service', async () => {
    expect(await inTurn(30, () => post(client, CALL))).toEqual(times(200, 30))
    const { status, headers, text } = await post(client, CALL)
    expect(status).toBe(429)
    expect(text).toBe('{"errors":[{"code":"rate_limited","message":"Too many requests: wait 1 minute"}]}')
    expectConstantHeaders(headers)
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': '60',
      'ratelimit-policy': '"default";q=30;w=60',
      ratelimit: '"default";r=0;t=60',
      'x-ratelimit-remaining': '0',
    })
  })

  it('is accepted once the first has left the window, as Retry-After says', async () => {
    await inTurn(30, () => post(client, CALL))
    now += 30_500
    const { headers } = await post(client, CALL)
    expect(headers['retry-after']).toBe('30')
    now += 30_000
    expect((await post(client, CALL)).status).toBe(200)
  })

  it('counts calls and HTTP requests together', async () => {
    expect(await inTurn(20, () => post(client, CALL))).toEqual(times(200, 20))
    expect(await inTurn(10, () => get(client, CAGR))).toEqual(times(200, 10))
    expect((await post(client, CALL)).status).toBe(429)
    expect((await get(client, CAGR)).status).toBe(429)
  })

  it('is refused when two hundred calls come at once', async () => {
    const answers = await Promise.all(Array.from({ length: 200 }, () => post(client, CALL)))
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(30)
    expect(statuses.filter((status) => status === 429)).toHaveLength(170)
  })

  it.each(MODES)('receives an error that a client that opens as %o can read', async (mode) => {
    const assistant = await connect(client, mode)
    await inTurn(30, () => post(client, CALL))
    const refused = assistant.callTool({ name: 'cagr', arguments: ARGS })
    await expect(refused).rejects.toThrow(/rate_limited|Too many requests/)
    expect((await assistant.listTools()).tools.length).toBeGreaterThan(0)
    await assistant.close()
  })
})

describe('rate limit count of /mcp', () => {
  it.each([
    ['a call at fault', callOf('cagr', {})],
    ['a call of an unknown tool', callOf('nothing', {})],
    ['a call that nobody waits for', { jsonrpc: '2.0', method: 'tools/call', params: { name: 'cagr' } }],
  ])('includes %s', async (_, message) => {
    const { headers } = await post(client, message)
    expect(headers['x-ratelimit-remaining']).toBe('29')
  })

  it('includes a call with an unknown language', async () => {
    const response = await client.fetch(`${client.origin}/mcp?lang=zz`, {
      method: 'POST',
      headers: JSON_HEADERS,
      body: JSON.stringify(CALL),
    })
    expect([response.status, response.headers.get('x-ratelimit-remaining')]).toEqual([422, '29'])
  })

  it.each([
    [
      'initialize',
      {
        jsonrpc: '2.0',
        id: 1,
        method: 'initialize',
        params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'n', version: '1' } },
      },
    ],
    ['tools/list', { jsonrpc: '2.0', id: 1, method: 'tools/list' }],
    ['ping', { jsonrpc: '2.0', id: 1, method: 'ping' }],
    ['a notification', { jsonrpc: '2.0', method: 'notifications/initialized' }],
    ['what is malformed', '{'],
  ])('excludes %s', async (_, message) => {
    for (let index = 0; index < 35; index += 1) {
      const { status, headers } = await post(client, message)
      expect(status).not.toBe(429)
      expect(headers).not.toHaveProperty('ratelimit')
    }
    expect((await post(client, CALL)).headers['x-ratelimit-remaining']).toBe('29')
  })
})

describe('call of a general tool', () => {
  const general = (name: string, args: unknown) => post(client, callOf(name, args), {}, GENERAL)
  const question = { simulateur: 'cagr', parametres: ARGS }
  const left = async (answer: ReturnType<typeof general>) => (await answer).headers['x-ratelimit-remaining']

  it('counts as one question each, and a comparison as the questions that it compares', async () => {
    expect(await left(general('chercher', { question: 'impôts' }))).toBe('29')
    expect(await left(general('decrire', { simulateur: 'cagr' }))).toBe('28')
    expect(await left(general('simuler', question))).toBe('27')
    expect(await left(general('resoudre', question))).toBe('26')
    expect(await left(general('expliquer', question))).toBe('25')
    expect(await left(general('comparer', { questions: [question, question, question] }))).toBe('22')
    expect(await left(general('comparer', { questions: Array(9).fill(question) }))).toBe('18')
  })

  it('refuses a comparison of more questions than the limit still allows', async () => {
    await inTurn(27, () => general('simuler', question))
    const { status, json } = await general('comparer', { questions: Array(4).fill(question) })
    expect([status, json().result.structuredContent.errors[0].code]).toEqual([200, 'rate_limited'])
    expect((await general('simuler', question)).status).toBe(429)
  })

  it.each([
    ['prompts/list', {}],
    ['resources/list', {}],
    ['prompts/get', { name: 'impots' }],
    ['resources/read', { uri: 'denier://methode/cagr/fr' }],
  ])('has a %s that is a document, not a question', async (method, params) => {
    const { status, headers } = await post(client, { jsonrpc: '2.0', id: 1, method, params }, {}, GENERAL)
    expect([status, headers['x-ratelimit-remaining']]).toEqual([200, undefined])
  })
})

describe('batch of tool calls', () => {
  it('counts each of its calls', async () => {
    const { status, headers } = await post(client, calls(12))
    expect([status, headers['x-ratelimit-remaining']]).toEqual([200, '18'])
    const ping = { jsonrpc: '2.0', id: 'ping', method: 'ping' }
    const mixed = await post(client, [ping, ...calls(3)])
    expect(mixed.headers['x-ratelimit-remaining']).toBe('15')
  })

  it('has as many calls answered as the limit allows', async () => {
    await inTurn(25, () => post(client, CALL))
    const { status, json, headers } = await post(client, calls(8))
    expect([status, headers['x-ratelimit-remaining']]).toEqual([200, '0'])
    const results = json().map(({ result }: { result: { isError?: boolean; structuredContent: object } }) =>
      result.isError ? result.structuredContent : 'answered',
    )
    const refused = { errors: [{ code: 'rate_limited', message: 'Too many requests: wait 1 minute' }] }
    expect(results).toEqual([...Array(5).fill('answered'), ...Array(3).fill(refused)])
    expect((await post(client, calls(2))).status).toBe(429)
  })

  it.each([
    ['of too many messages', calls(33), /at most 32 messages/],
    [
      'that asks for the list twice',
      [...calls(1), LIST, { ...LIST, id: 'again' }],
      /at most one tools\/list/,
    ],
  ])('is refused without being counted: %s', async (_, messages, why) => {
    const { status, json, headers } = await post(client, messages)
    expect(status).toBe(400)
    expect(json()).toEqual({
      jsonrpc: '2.0',
      id: null,
      error: { code: -32600, message: expect.stringMatching(why) },
    })
    expect(headers).not.toHaveProperty('ratelimit')
    expect((await post(client, CALL)).headers['x-ratelimit-remaining']).toBe('29')
  })

  it('accepts one tools/list beside calls', async () => {
    const { json } = await post(client, [LIST, ...calls(2)])
    expect(json()).toHaveLength(3)
  })

  it('counts nothing when it is refused as a whole', async () => {
    await inTurn(30, () => post(client, CALL))
    now += 30_000
    await inTurn(10, () => post(client, calls(8)))
    now += 30_000
    expect((await post(client, calls(30))).json()).toHaveLength(30)
  })
})
