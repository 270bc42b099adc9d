/** How pages are served: caching, compression, missing pages, framing. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Clock } from '../../apps/api/src/clock.ts'
import { PageCache } from '../../apps/web/src/server/page-cache.ts'
import type { Page } from '../../apps/web/src/server/site.ts'
import { civilDate } from '../../packages/core/src/units/civil-date.ts'
import { ask, request } from '../support/raw.ts'
import { sharedService, startService, type TestService } from '../support/service.ts'
import { attributes, BROWSER, visit } from './site.ts'

let service: TestService
beforeAll(async () => {
  service = await sharedService()
})

const EXAMPLE = '?valeur_initiale=10000&valeur_finale=25000&duree=8'

describe('Page response', () => {
  it.each(['/', '/en/', '/cagr', '/sources', '/embed/cagr', `/cagr${EXAMPLE}`])(
    'is answered 304 when the client has it: %s',
    async (path) => {
      const first = await visit(service, path)
      const tag = first.headers.get('etag') ?? expect.fail('no ETag')
      expect(tag).toMatch(/^W\/"[\w-]{22}"$/)
      const again = await visit(service, path, { 'if-none-match': `"other", ${tag}` })
      expect([again.status, await again.text()]).toEqual([304, ''])
      expect(again.headers.get('etag')).toBe(tag)
      expect(again.headers.get('cache-control')).toBe(first.headers.get('cache-control'))
      const other = await visit(service, path, { 'if-none-match': '"other"' })
      expect(other.status).toBe(200)
    },
  )

  it.each(['/', '/cagr', '/mentions-legales', `/en/cagr${EXAMPLE}`])(
    'is compressed when the client accepts it: %s',
    async (path) => {
      const headersIn = async (coding: string) => {
        const raw = await ask(service.port, request('GET', path, `Accept-Encoding: ${coding}`), {})
        expect(raw.headers.vary).toBe('Accept-Encoding')
        return raw.headers
      }
      const plain = Number((await headersIn('identity'))['content-length'])
      const [br, gz, refused] = [
        await headersIn('gzip, deflate, br'),
        await headersIn('gzip'),
        await headersIn('br;q=0, gzip;q=0.0'),
      ]
      expect([br['content-encoding'], gz['content-encoding']]).toEqual(['br', 'gzip'])
      expect(refused['content-encoding']).toBeUndefined()
      expect(Number(br['content-length'])).toBeLessThan(plain / 2)
      expect(Number(gz['content-length'])).toBeLessThan(plain / 2)
    },
  )

  it('has the same text in every coding', async () => {
    const bytes = async (coding: string) => {
      const { get } = await import('node:http')
      return new Promise<Buffer>((resolve) =>
        get(`${service.origin}/cagr`, { headers: { 'accept-encoding': coding } }, async (response) => {
          const parts: Buffer[] = []
          for await (const part of response) parts.push(part as Buffer)
          resolve(Buffer.concat(parts))
        }),
      )
    }
    const plain = (await bytes('identity')).toString()
    expect(brotliDecompressSync(await bytes('br')).toString()).toBe(plain)
    expect(gunzipSync(await bytes('gzip')).toString()).toBe(plain)
  })

  it('answers HEAD as GET without a body', async () => {
    for (const path of ['/cagr', `/cagr${EXAMPLE}`, '/favicon.svg', '/sitemap.xml', '/nothing']) {
      const lines = ['Accept: text/html', 'Connection: close'] as const
      const got = await ask(service.port, request('GET', path, ...lines))
      const head = await ask(service.port, request('HEAD', path, ...lines))
      const { date: _, ...expected } = got.headers
      const { date: __, ...headers } = head.headers
      expect([path, head.status, headers]).toEqual([path, got.status, expected])
      expect(head.body).toBe('')
    }
  })
})

describe('Rendered page', () => {
  it('is rendered again on another day and for another public address', async () => {
    const later: Clock = {
      now: () => '2099-01-02T12:00:00.000Z',
      today: () => civilDate('2099-01-02') ?? expect.fail(),
    }
    const other = await startService({ clock: later, publicUrl: 'https://denier.example' })
    try {
      const html = await (await visit(other, '/cagr')).text()
      expect(html).toContain('"today":"2099-01-02"')
      expect(html).toContain('<link rel="canonical" href="https://denier.example/cagr"/>')
      expect(html).not.toContain('127.0.0.1')
    } finally {
      await other.close()
    }
  })
})

describe('Page of a service without a public address', () => {
  const at = (path: string, host: string) =>
    ask(service.port, `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)

  it.each(['/', '/en/cagr', '/embed/cagr', '/mentions-legales', '/sources'])(
    'is the same whatever the host, without a canonical link: %s',
    async (path) => {
      const { status, headers, body } = await at(path, 'one.example')
      expect(status).toBe(200)
      expect(body).not.toMatch(/one\.example|denier\.invalid|127\.0\.0\.1|rel="canonical"|og:url/)
      for (const host of ['two.example:8443', '[::1]:3000', "o'ne.example"]) {
        const other = await at(path, host)
        expect([other.headers.etag, other.body === body]).toEqual([headers.etag, true])
      }
    },
  )

  it('is drawn once a day', () => {
    let draws = 0
    const page: Page = {
      path: '/x',
      language: 'fr',
      isEmbed: false,
      isOperators: false,
      isKeptOnVisit: false,
      draw: ({ origin, today }) => {
        draws += 1
        return `${origin}/x ${today}`
      },
    }
    const cache = new PageCache({ drawn: () => undefined }, 'https://denier.example')
    const textOn = (day: string) =>
      Buffer.from(cache.pageFor(page, civilDate(day) ?? expect.fail()).as('identity')).toString()
    for (let times = 0; times < 3; times += 1)
      expect(textOn('2026-11-21')).toBe('https://denier.example/x 2026-11-21')
    expect(draws).toBe(1)
    expect(textOn('2026-11-22')).toBe('https://denier.example/x 2026-11-22')
    expect(draws).toBe(2)
  })
})

describe('File', () => {
  it('is immutable and compressed when its name has a hash', async () => {
    const html = await (await visit(service, '/cagr')).text()
    const files = [...attributes(html, 'href'), ...attributes(html, 'src')].filter((one) =>
      one.startsWith('/assets/'),
    )
    expect(files.length).toBeGreaterThan(3)
    for (const path of files) {
      const response = await visit(service, path, { 'accept-encoding': 'br' })
      expect(response.status).toBe(200)
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      expect(response.headers.get('content-encoding')).toBe('br')
      expect(response.headers.get('content-type')).toMatch(
        path.endsWith('.css') ? /^text\/css/ : /^text\/javascript/,
      )
    }
  })

  it('is cached for a while when its name has no hash', async () => {
    const icon = await visit(service, '/favicon.svg')
    expect(icon.headers.get('content-type')).toMatch(/^image\/svg\+xml/)
    expect(icon.headers.get('cache-control')).toBe('public, max-age=3600')
    expect((await visit(service, '/assets/fr/nothing.js')).status).toBe(404)
    expect((await visit(service, '/favicon.svg.br')).status).toBe(404)
  })
})

describe('Missing page', () => {
  it.each([
    ['/cagrr', 'fr', '/cagr'],
    ['/en/cagr/', 'en', '/en/cagr'],
    ['/interet-compose', 'fr', '/interets-composes'],
    ['/CAGR', 'fr', '/cagr'],
    ['/embed/cagrr?lang=en', 'en', '/en/cagr'],
    ['/embed/cagrr', 'fr', '/cagr'],
  ])('is answered 404 with a suggestion: %s', async (path, language, meant) => {
    const response = await visit(service, path)
    expect(response.status).toBe(404)
    expect(response.headers.get('vary')).toBe('Accept, Accept-Encoding')
    expect(response.headers.get('cache-control')).toBe('no-store')
    const html = await response.text()
    expect(html).toMatch(new RegExp(`^<!doctype html><html lang="${language}">`))
    expect(html).toContain('name="robots" content="noindex"')
    expect(attributes(html, 'href')).toContain(meant)
  })

  it('is answered in JSON to machines, and to everyone below /api/', async () => {
    for (const accept of ['*/*', 'application/json', 'text/html;q=0', '']) {
      const response = await fetch(`${service.origin}/cagrr`, { headers: { accept } })
      expect([response.status, response.headers.get('content-type')]).toEqual([
        404,
        'application/json; charset=utf-8',
      ])
      expect(response.headers.get('vary')).toBe('Accept')
    }
    const api = await fetch(`${service.origin}/api/v1/simulateurs/cagrr`, { headers: BROWSER })
    expect(await api.json()).toMatchObject({ errors: [{ code: 'not_found' }] })
  })

  it('escapes the address', async () => {
    const html = await (await visit(service, '/%3Cscript%3Ealert(1)%3C/script%3E"onload="x')).text()
    expect(html).not.toMatch(/alert|onload/)
  })
})

describe('Site', () => {
  it('redirects /en to /en/', async () => {
    const response = await visit(service, '/en')
    expect([response.status, response.headers.get('location')]).toEqual([308, '/en/'])
    const withQuery = await visit(service, '/en?q=loan')
    expect([withQuery.status, withQuery.headers.get('location')]).toEqual([308, '/en/?q=loan'])
  })
})

describe('Embed page', () => {
  it('is the only page that may be framed, in either language, without navigation', async () => {
    for (const [query, language] of [
      ['', 'fr'],
      ['?lang=en', 'en'],
      [`${EXAMPLE}&lang=en`, 'en'],
      ['?lang=de', 'fr'],
    ]) {
      const response = await visit(service, `/embed/cagr${query}`)
      expect(response.status).toBe(200)
      expect(response.headers.get('content-security-policy')).toMatch(/frame-ancestors \*$/)
      const html = await response.text()
      expect(html).toMatch(new RegExp(`^<!doctype html><html lang="${language}">`))
      expect(html).toContain('name="robots" content="noindex"')
      expect(attributes(html, 'hreflang')).toEqual([])
      expect(html).not.toMatch(/<header class="site-header"|<footer class="site-footer"|site-skip/)
    }
  })
})
