/** Pages with a query: the service computes and counts them like requests of its API, and guesses no value. */

import { Busy, catalogue } from '@denier/core'
import type { formatFigure } from '@denier/prose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { webHandler } from '../../apps/web/src/index.ts'
import { formatOnCard, formatterOf } from '../../apps/web/src/result/figures.tsx'
import { civilDate } from '../../packages/core/src/units/civil-date.ts'
import { startService, type TestService } from '../support/service.ts'
import { visit } from './site.ts'

const PUBLIC_URL = 'https://denier.example'

let service: TestService
beforeAll(async () => {
  service = await startService({ threads: 1, publicUrl: PUBLIC_URL })
})
afterAll(() => service.close())

const queryOf = (query: object): string =>
  new URLSearchParams(Object.entries(query).map(([k, v]) => [k, String(v)])).toString()

/** What readers of the page see as text. */
const textOf = (html: string): string =>
  html
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replace(/&#39;/g, "'")

describe.each(catalogue.map(({ contract }) => [contract.name, contract] as const))(
  'Page of %s with a query',
  (name, contract) => {
    it('shows the figures of the API in both languages, and is not indexed', async () => {
      const query = queryOf(contract.example.query)
      for (const [language, path] of [
        ['fr', `/${name}`],
        ['en', `/en/${name}`],
      ] as const) {
        const api = await fetch(`${service.origin}/api/v1/simulateurs/${name}?${query}&lang=${language}`)
        const { data } = (await api.json()) as { data: { resume: Record<string, unknown> } }
        const response = await visit(service, `${path}?${query}`)
        expect(response.status).toBe(200)
        expect(response.headers.get('cache-control')).toBe('private, max-age=300')
        expect(response.headers.get('x-robots-tag')).toBe('noindex')
        const html = await response.text()
        expect(html).toContain('name="robots" content="noindex"')
        expect(html).toContain(`<link rel="canonical" href="${PUBLIC_URL}${path}"/>`)
        const text = textOf(html)
        const fields = contract.result.resume as Record<string, Parameters<typeof formatFigure>[0]>
        for (const [member, value] of Object.entries(data.resume)) {
          const field = fields[member]
          if (typeof value !== 'number' || !field || !('kind' in field)) continue
          const isOnCard = contract.decisive.includes(`resume.${member}` as never)
          const format = isOnCard ? formatOnCard : formatterOf(contract)
          expect(text).toContain(format(field, value, language))
        }
      }
    })

    it('keeps the question in the link to the other language', async () => {
      const query = queryOf(contract.example.query)
      const html = await (await visit(service, `/${name}?${query}`)).text()
      const [, href = ''] = /class="site-switch" href="([^"]+)"/.exec(html) ?? []
      const [path, search = ''] = href.replaceAll('&amp;', '&').split('?')
      expect([path, search.split('&').sort()]).toEqual([`/en/${name}`, query.split('&').sort()])
    })
  },
)

const OK = 'valeur_initiale=10000&valeur_finale=25000&duree=8'

describe('Page query', () => {
  it('is refused with every fault beside its field, and keeps what was typed', async () => {
    const response = await visit(service, '/cagr?valeur_initiale=-5&valeur_finale=abc%3Cscript%3E&duree=8')
    expect(response.status).toBe(422)
    expect(response.headers.get('cache-control')).toBe('no-store')
    const html = await response.text()
    expect(html.match(/aria-invalid="true"/g)?.length).toBeGreaterThanOrEqual(2)
    expect(html).toContain('value="abc&lt;script>"')
    expect(html).not.toContain('abc<script')
  })

  it('is refused with both values when a parameter is repeated, as in the API', async () => {
    const query = '?valeur_initiale=1&valeur_initiale=2&valeur_finale=4&duree=x'
    for (const path of ['/cagr', '/en/cagr', '/embed/cagr']) {
      const response = await visit(service, path + query)
      expect(response.status).toBe(422)
      const html = await response.text()
      expect(html).toMatch(/<input[^>]*name="valeur_initiale"[^>]*value="1 &amp; 2"[^>]*aria-invalid="true"/)
      expect(html).toMatch(/<input[^>]*name="duree"[^>]*value="x"[^>]*aria-invalid="true"/)
    }
    const page = await (await visit(service, `/cagr${query}`)).text()
    expect(page).toMatch(/href="\/en\/cagr\?valeur_initiale=1&amp;valeur_initiale=2&amp;/)
    for (const twice of ['1&valeur_initiale=1', '&valeur_initiale=1', '1%2C5&valeur_initiale=2']) {
      const response = await visit(service, `/cagr?valeur_initiale=${twice}&valeur_finale=4&duree=8`)
      expect([twice, response.status]).toEqual([twice, 422])
    }
  })

  it.each(catalogue.map(({ contract }) => contract))(
    'is refused when any parameter of $name is repeated',
    async ({ name, example }) => {
      for (const [param, value] of Object.entries(example.query)) {
        const twice = `${queryOf(example.query)}&${param}=${encodeURIComponent(String(value))}`
        const api = await fetch(`${service.origin}/api/v1/simulateurs/${name}?${twice}`)
        expect(await api.json()).toMatchObject({ errors: [{ field: param, code: 'repeated' }] })
        const response = await visit(service, `/${name}?${twice}`)
        expect([param, response.status]).toEqual([param, 422])
        expect(await response.text()).toContain('Indiqué plusieurs fois')
      }
    },
  )

  it('is refused when it is emptied', async () => {
    const response = await visit(service, '/cagr?valeur_initiale=&valeur_finale=&duree=')
    expect(response.status).toBe(422)
  })

  it.each([
    ['3,5', '3.5'],
    ['1 234,56 €', '1234.56'],
    ['1\u202F234,56\u00A0€', '1234.56'],
  ])('is redirected to its canonical form, then answered: %s', async (typed, written) => {
    const rest = '&valeur_finale=25000&duree=8'
    const response = await visit(service, `/cagr?valeur_initiale=${encodeURIComponent(typed)}${rest}`)
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      `/cagr?valeur_initiale=${written}${rest}`,
    ])
    const then = await visit(service, response.headers.get('location') ?? '')
    expect(then.status).toBe(200)
  })

  it('keeps the language of an embed page when it is redirected', async () => {
    const response = await visit(service, `/embed/cagr?valeur_initiale=1%2C5&valeur_finale=2&duree=1&lang=en`)
    expect(response.headers.get('location')).toBe(
      '/embed/cagr?valeur_initiale=1.5&valeur_finale=2&duree=1&lang=en',
    )
  })

  it('is ignored without a redirect when all its names are unknown', async () => {
    const response = await visit(service, '/cagr?utm_source=x&__proto__=1&constructor=2')
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'public, max-age=300'])
    const [plain, repeated] = [
      await visit(service, `/cagr?${OK}`),
      await visit(service, `/cagr?${OK}&utm_source=x`),
    ]
    expect([repeated.status, await repeated.text()]).toEqual([200, await plain.text()])
  })

  it('is answered when it is long, with the answer in the page for its script', async () => {
    const path = '/retraite-fire'
    const { example } =
      catalogue.find(({ contract }) => `/${contract.name}` === path)?.contract ?? expect.fail()
    const query = `${queryOf({ ...example.query, methode: 'monte_carlo' })}`
    const response = await visit(service, `${path}?${query}`)
    const html = await response.text()
    expect([response.status, html.includes('"answer":{')]).toEqual([200, true])
  })
})

describe('Page query, while the pool is busy', () => {
  const web = webHandler({
    simulators: catalogue,
    ask: () => Promise.reject(new Busy(2)),
    operator: '',
    contact: '',
    hosting: '',
  })
  const today = civilDate('2026-11-21') ?? expect.fail()
  const answered = async (path: string) => {
    const question = { path, query: OK, acceptEncoding: undefined, ifNoneMatch: undefined }
    const response = await web.answer(question, { requestOrigin: '', today })
    expect([response.status, response.headers['retry-after']]).toEqual([503, '2'])
    return Buffer.from(response.body as Uint8Array).toString()
  }

  it('is answered 503 with a page that computes in the browser', async () => {
    expect(await answered('/cagr')).toContain('"later":true')
  })

  it.each([
    ['/cagr/note', 'Service occupé'],
    ['/en/cagr/note', 'Service busy'],
  ])(
    'is answered 503 with a page that says that the service is busy, for a note: %s',
    async (path, title) => {
      expect(await answered(path)).toContain(`<h1>${title}</h1>`)
    },
  )
})

describe('Limit on pages', () => {
  let limited: TestService
  beforeAll(async () => {
    limited = await startService({ limit: 3, now: () => 0 })
  })
  afterAll(() => limited.close())

  it('counts only pages with a query', async () => {
    for (const path of [
      '/',
      '/cagr',
      '/en/cagr',
      '/embed/cagr',
      '/cagr?utm=1',
      '/favicon.svg',
      '/nothing',
      '/cagr?duree=1%2C5',
    ])
      expect((await visit(limited, path)).headers.get('ratelimit')).toBeNull()
    const counted = [
      await visit(limited, `/cagr?${OK}`),
      await visit(limited, '/cagr?duree=x'),
      await visit(limited, `/embed/cagr?${OK}`),
    ]
    expect(counted.map(({ status }) => status)).toEqual([200, 422, 200])
    expect(counted.map(({ headers }) => headers.get('x-ratelimit-remaining'))).toEqual(['2', '1', '0'])
    const api = await fetch(`${limited.origin}/api/v1/simulateurs/cagr?${OK}`)
    expect(api.status).toBe(429)
  })

  it('answers 429 with Retry-After and a page without figures, which computes in the browser', async () => {
    for (const path of [`/cagr?${OK}`, `/en/cagr?${OK}`, `/embed/cagr?${OK}`]) {
      const response = await visit(limited, path)
      expect(response.status).toBe(429)
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
      expect(response.headers.get('cache-control')).toBe('no-store')
      const html = await response.text()
      expect(html).toContain('"later":true')
      expect(html).toMatch(/<script type="module" src="\/assets\//)
      expect(textOf(html.replace(/<article[\s\S]*<\/article>/, ''))).not.toMatch(/12[,.]1[34]/)
    }
    expect((await visit(limited, '/cagr')).status).toBe(200)
  })
})
