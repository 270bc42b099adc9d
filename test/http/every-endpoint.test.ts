/** Behaviour common to every route of a simulator, whatever its content type. */
import { describe, expect, it } from 'vitest'
import { derivedExample } from '../../apps/api/src/answer/derived-example.ts'
import {
  EXPLICATION,
  endpoints,
  endpointsOf,
  furtherAnalysesOf,
} from '../../apps/api/src/answer/endpoints.ts'
import { analyses } from '../../packages/core/src/analyses/analyses.ts'
import { get, simulateur } from '../support/client.ts'
import { expectConstantHeaders } from '../support/headers.ts'
import { ask, request } from '../support/raw.ts'
import { sharedInMemory, startInMemory } from '../support/service.ts'
import { failing, simulatorNamed, simulators } from '../support/simulators.ts'

const service = await sharedInMemory()

/** The example query of a route of a simulator. */
function queryOf(name: string, endpoint: string): Readonly<Record<string, unknown>> {
  const simulator = simulatorNamed(name)
  const kind = [...furtherAnalysesOf(simulator), EXPLICATION].find((one) => one === endpoint)
  if (kind) return derivedExample(simulator, analyses[kind](simulator))
  if (endpoint === 'schema') return {}
  return { ...simulator.contract.example.query, ...(endpoint === 'csv' && { format: 'csv' }) }
}

const addressOf = (name: string, endpoint: string): string =>
  simulateur(endpoint === 'csv' ? name : `${name}/${endpoint}`, queryOf(name, endpoint))

const withMore = (address: string, more: string): string =>
  `${address}${address.includes('?') ? '&' : '?'}${more}`

const ENDPOINTS = ['csv', ...endpoints]
const QUESTIONS = ENDPOINTS.filter((endpoint) => endpoint !== 'schema')

/** The simulators that have an endpoint; `csv` is not one: it stands for `format=csv` of the simulator. */
const having = (endpoint: string) =>
  simulators.filter((simulator) => endpoint === 'csv' || endpointsOf(simulator).includes(endpoint))

/** The simulator whose route is asked where one is enough: a small one that has it. */
const usualOf = (endpoint: string): string =>
  endpoint === EXPLICATION || endpoint === 'plage' ? 'interets-composes' : 'cagr'

describe.each(ENDPOINTS)('%s route', (endpoint) => {
  const usual = usualOf(endpoint)
  const address = addressOf(usual, endpoint)

  it('answers the worked example of every simulator', async () => {
    for (const { contract } of having(endpoint)) {
      const { status, headers } = await get(service, addressOf(contract.name, endpoint))
      expect(status, contract.name).toBe(200)
      expectConstantHeaders(Object.fromEntries(headers))
    }
  })

  it('marks answers of personal simulators as private and schemas as public', async () => {
    for (const { contract } of having(endpoint)) {
      const { headers } = await get(service, addressOf(contract.name, endpoint))
      const scope = contract.personal && endpoint !== 'schema' ? 'private' : 'public'
      expect(headers.get('cache-control'), contract.name).toBe(`${scope}, max-age=3600`)
      expect(headers.get('vary')).toBe('Accept')
    }
  })

  it('answers 304 without a body to a matching entity tag', async () => {
    const { headers } = await get(service, address)
    const tag = headers.get('etag') ?? ''
    expect(tag).toMatch(/^W\/"[a-z0-9]+"$/)
    const again = await get(service, address, { 'if-none-match': tag })
    expect([again.status, again.text, again.headers.get('etag')]).toEqual([304, '', tag])
    expect(again.headers.get('content-type')).toBeNull()
    for (const name of ['content-security-policy', 'cache-control', 'vary', 'link'])
      expect(again.headers.get(name), name).toBe(headers.get(name))
    expect((await get(service, withMore(address, 'lang=en'))).headers.get('etag')).not.toBe(tag)
  })

  it('answers HEAD with the headers of GET and no body', async () => {
    const [whole, head] = await Promise.all(
      ['GET', 'HEAD'].map((method) => ask(service, request(method, address))),
    )
    const timeless = ({ date: _, ...headers }: Readonly<Record<string, string>>) => headers
    expect(head?.status).toBe(200)
    expect(head?.body).toBe('')
    expect(timeless(head?.headers ?? {})).toEqual(timeless(whole?.headers ?? {}))
  })

  it('refuses other methods and lists the accepted ones', async () => {
    const { status, headers } = await ask(service, request('DELETE', address))
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD, OPTIONS'])
    expect((await ask(service, request('OPTIONS', address))).status).toBe(204)
  })

  it('refuses an unknown parameter and an unknown language in JSON', async () => {
    const { status, headers, errors } = await get(service, withMore(address, 'lng=fr&lang=de'))
    expect([status, headers.get('content-type')]).toEqual([422, 'application/json; charset=utf-8'])
    expect(errors).toEqual([
      { field: 'lang', message: 'lang must be one of fr, en', code: 'not_a_choice' },
      {
        field: 'lng',
        message: `lng is not a parameter of ${endpoint === 'csv' ? usual : `${usual}/${endpoint}`}; did you mean lang?`,
        code: 'unknown',
      },
    ])
  })

  it('counts one request of the rate limit', async () => {
    const limited = await startInMemory({ limit: 2 })
    try {
      const statuses = []
      for (const one of [address, address, address]) statuses.push((await get(limited, one)).status)
      expect(statuses).toEqual([200, 200, 429])
    } finally {
      await limited.close()
    }
  })

  it('logs its path without its query', async () => {
    const before = service.lines.length
    await get(service, withMore(address, 'x=31415926'))
    while (service.lines.length === before) await new Promise(setImmediate)
    expect(service.lines.at(-1)).toContain(`"path":"${address.split('?')[0]}"`)
    expect(service.lines.join('')).not.toContain('31415926')
  })
})

describe.each(QUESTIONS)('%s route of a simulator that throws', (endpoint) => {
  it('answers 500 in JSON with a request id', async () => {
    const faulty = await startInMemory({
      simulators: [failing(usualOf(endpoint), new Error('broken on purpose'))],
    })
    try {
      const { status, headers, text, errors } = await get(faulty, addressOf(usualOf(endpoint), endpoint))
      expect([status, headers.get('content-type')]).toEqual([500, 'application/json; charset=utf-8'])
      expect(errors).toEqual([
        { code: 'internal_error', message: expect.any(String), requestId: expect.any(String) },
      ])
      expect(text).not.toContain('purpose')
      expect(headers.get('content-disposition')).toBeNull()
    } finally {
      await faulty.close()
    }
  })
})
