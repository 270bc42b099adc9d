/** Addresses that the client builds, and the queries and options that it refuses. */
import { createClient, InvalidQueryError } from '@denier/client'
import { simulate } from '@denier/core'
import { describe, expect, it } from 'vitest'

const client = createClient({ baseUrl: 'https://denier.example' })
const BASE = 'https://denier.example/api/v1/simulateurs'

/** The method without the types of its arguments, as plain JavaScript calls it. */
const urlOf = client.urlOf as (name: string, query?: unknown, options?: object) => string

describe('DenierClient.urlOf', () => {
  it.each([
    [{ capital: 1e21, taux: -0, duree: 5e-324 }, 'capital=1e%2B21&taux=0&duree=5e-324'],
    [{ a: undefined, b: null, c: 0, d: '', e: false }, 'b=null&c=0&d=&e=false'],
    [{ '\ud800': 1 }, '%EF%BF%BD=1'],
    [{ 'é&=': 'a b+c&d=é#' }, '%C3%A9%26%3D=a%20b%2Bc%26d%3D%C3%A9%23'],
    [{ x: '\ud800' }, 'x=%EF%BF%BD'],
    ['?a=1&b=2', 'a=1&b=2'],
    ['a=1#b=2', 'a=1%23b=2'],
    ['a=é b', 'a=%C3%A9%20b'],
  ])('encodes %j', (query, text) => {
    expect(urlOf('cagr', query)).toBe(`${BASE}/cagr?${text}`)
  })

  it('omits the query when it is empty', () => {
    for (const query of [undefined, {}, '', '?', { a: undefined }])
      expect(urlOf('cagr', query)).toBe(`${BASE}/cagr`)
  })

  it('writes 1e21 in a form that the service reads', async () => {
    const query = urlOf('cagr', { valeur_initiale: 1e-7, valeur_finale: 1e21, duree: 1 }).split('?')[1] ?? ''
    const { errors = [] } = await simulate('cagr', query)
    expect(errors.map(({ message }) => message)).toEqual([
      'valeur_initiale must be at least 0.01',
      'valeur_finale must be at most 1000000000000',
    ])
  })

  it('adds the language of the call, or that of the client, or none', () => {
    const english = createClient({ baseUrl: 'https://denier.example', lang: 'en' })
    expect(english.urlOf('cagr', 'duree=1')).toBe(`${BASE}/cagr?duree=1&lang=en`)
    expect(english.urlOf('cagr', 'duree=1', { lang: 'fr' })).toBe(`${BASE}/cagr?duree=1&lang=fr`)
  })

  it.each([
    ['https://denier.example/', BASE],
    ['https://example.org/a/denier', 'https://example.org/a/denier/api/v1/simulateurs'],
    ['https://example.org/a/denier//', 'https://example.org/a/denier/api/v1/simulateurs'],
    [new URL('http://[::1]:3000'), 'http://[::1]:3000/api/v1/simulateurs'],
  ])('accepts the base address %s', (baseUrl, expected) => {
    expect(createClient({ baseUrl }).urlOf('cagr')).toBe(`${expected}/cagr`)
  })

  it('encodes any simulator name into one path segment', () => {
    expect(urlOf('../../healthz?x')).toBe(`${BASE}/..%2F..%2Fhealthz%3Fx`)
    expect(urlOf('%2e%2e')).toBe(`${BASE}/%252e%252e`)
    expect(urlOf('\ud800')).toBe(`${BASE}/%EF%BF%BD`)
  })

  it.each([
    ['..', 'There is no simulator ".."'],
    ['.', 'There is no simulator "."'],
    ['', 'There is no simulator ""'],
    [undefined, 'There is no simulator undefined'],
    [null, 'There is no simulator null'],
  ])('throws a TypeError for the simulator name %j', async (name, message) => {
    expect(() => urlOf(name as string)).toThrow(new TypeError(message))
    await expect(client.simulate(name as 'cagr', '')).rejects.toThrow(new TypeError(message))
  })
})

describe('DenierClient.urlOf with an invalid query', () => {
  it.each([
    [null, 'query must be an object of values or a query string'],
    [5, 'query must be an object of values or a query string'],
    [[1], 'query must be an object of values or a query string'],
    [new Map(), 'query must be an object of values or a query string'],
    [{ a: {} }, 'a must be a number, a text or a boolean'],
    [{ a: [1] }, 'a must be a number, a text or a boolean'],
    [{ a: Symbol('a') }, 'a must be a number, a text or a boolean'],
    [{ a: 1n }, 'a must be a number, a text or a boolean'],
  ])('throws a TypeError (case %#)', (query, message) => {
    expect(() => urlOf('cagr', query)).toThrow(new TypeError(message))
  })

  it('names every value that is not a finite number in one InvalidQueryError', () => {
    const query = { a: Number.NaN, b: 1, c: Infinity }
    expect(() => urlOf('cagr', query)).toThrow(InvalidQueryError)
    expect(() => urlOf('cagr', query)).toThrow('a must be a number; c must be a number')
  })
})

describe('createClient', () => {
  const creating = (options: object) => () => createClient(options as { baseUrl: string })

  it.each([
    [{}, 'baseUrl must be an http or https address'],
    [{ baseUrl: '/api' }, 'baseUrl must be an http or https address'],
    [{ baseUrl: 'ftp://denier.example' }, 'baseUrl must be an http or https address'],
    [{ baseUrl: 'https://denier.example?a' }, 'baseUrl must have no query, fragment, user or password'],
    [{ baseUrl: 'https://me@denier.example' }, 'baseUrl must have no query, fragment, user or password'],
    [{ timeoutMs: 0 }, 'timeoutMs must be above 0, at most 2147483647'],
    [{ timeoutMs: Number.NaN }, 'timeoutMs must be above 0, at most 2147483647'],
    [{ attemptTimeoutMs: 2 ** 31 }, 'attemptTimeoutMs must be above 0, at most 2147483647'],
    [{ retries: -1 }, 'retries must be a whole number from 0'],
    [{ retries: 1.5 }, 'retries must be a whole number from 0'],
    [{ lang: 'de' }, 'lang must be one of fr, en'],
    [{ lang: null }, 'lang must be one of fr, en'],
    [{ fetch: 'fetch' }, 'fetch must be a function'],
    [{ fetch: null }, 'fetch must be a function'],
  ])('throws a TypeError for the options %j', (options, message) => {
    const isComplete = 'baseUrl' in options || Object.keys(options).length === 0
    expect(creating(isComplete ? options : { baseUrl: 'https://denier.example', ...options })).toThrow(
      new TypeError(message),
    )
  })

  it.each([undefined, null, 'https://denier.example'])(
    'throws a TypeError for %j instead of options',
    (options) => {
      expect(creating(options as never)).toThrow(new TypeError('options must be an object with a baseUrl'))
    },
  )
})
