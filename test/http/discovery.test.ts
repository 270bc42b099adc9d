/** Documents by which programs discover the service. */
import { type CivilDate, type Simulator, valueAt } from '@denier/core'
import { describe, expect, it } from 'vitest'
import { endpointsOf } from '../../apps/api/src/answer/endpoints.ts'
import { get } from '../support/client.ts'
import { expectConstantHeaders } from '../support/headers.ts'
import { ask, request } from '../support/raw.ts'
import { sharedInMemory, startInMemory } from '../support/service.ts'
import { simulatorNamed, simulators } from '../support/simulators.ts'

const service = await sharedInMemory()

const PATHS = ['/llms.txt', '/llms-full.txt', '/.well-known/api-catalog']

describe.each(PATHS)('GET %s', (path) => {
  it('is cacheable for an hour, with an entity tag per host and language', async () => {
    const { status, headers } = await get(service, path)
    expect(status).toBe(200)
    expectConstantHeaders(Object.fromEntries(headers))
    expect(headers.get('cache-control')).toBe('public, max-age=3600')
    const tag = headers.get('etag') ?? ''
    expect((await get(service, path, { 'if-none-match': tag })).status).toBe(304)
    expect((await get(service, `${path}?lang=fr`)).headers.get('etag')).toBe(tag)
    expect((await get(service, `${path}?lang=en`)).headers.get('etag')).not.toBe(tag)
    const elsewhere = await ask(service, request('GET', path))
    expect(elsewhere.headers.etag).not.toBe(tag)
    expect(elsewhere.body).toContain('http://denier.test/')
    expect(elsewhere.body).not.toContain(service.origin)
  })

  it('answers HEAD and refuses an unknown parameter', async () => {
    const head = await ask(service, request('HEAD', path))
    expect([head.status, head.body]).toEqual([200, ''])
    const { status, errors } = await get(service, `${path}?langue=fr`)
    expect(status).toBe(422)
    expect(errors[0]?.message).toBe(
      `langue is not a parameter of ${path.split('/').at(-1)}; did you mean lang?`,
    )
  })

  it('stays outside the count of the rate limit', async () => {
    expect((await get(service, path)).headers.get('ratelimit')).toBeNull()
  })
})

/** Every address of this service that a text names. */
const addressesIn = (text: string): string[] => [
  ...new Set([...text.matchAll(/https?:\/\/service\.test[^\s)>`"]*/g)].map(([address]) => address)),
]

/** The status of an address; MCP receives a POST. */
async function statusOf(address: string): Promise<number> {
  const isTools = new URL(address).pathname === '/mcp'
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' })
  const headers = { 'content-type': 'application/json' }
  return (await service.fetch(address, isTools ? { method: 'POST', headers, body } : {})).status
}

describe('GET /llms.txt', () => {
  it('contains a title, a summary and sections of annotated links', async () => {
    const { headers, text } = await get(service, '/llms.txt?lang=en')
    expect(headers.get('content-type')).toBe('text/plain; charset=utf-8')
    const lines = text.split('\n')
    expect(lines[0]).toBe('# Denier')
    expect(lines[2]).toMatch(new RegExp(`^> ${simulators.length} simulators`))
    const links = lines.slice(lines.findIndex((line) => line.startsWith('## '))).filter((line) => line !== '')
    for (const line of links) expect(line).toMatch(/^(?:## \S.*|- \[[^\]]+\]\([^)\s]+\): \S.*)$/)
    expect(lines.filter((line) => line.startsWith('## '))).toEqual([
      '## To begin',
      '## Simulators',
      '## Optional',
    ])
    for (const { contract } of simulators) {
      expect(text).toContain(
        `- [${contract.title.en}](${service.origin}/api/v1/simulateurs/${contract.name}?`,
      )
    }
  })

  it('links only to addresses that answer 200', async () => {
    for (const lang of ['fr', 'en']) {
      const addresses = addressesIn((await get(service, `/llms.txt?lang=${lang}`)).text)
      // beside the simulators: the six links to documents and tools
      expect(addresses.length).toBe(simulators.length + 6)
      for (const address of addresses) expect(await statusOf(address), address).toBe(200)
    }
  })
})

describe('GET /llms-full.txt', () => {
  it('computes its examples once a day, whatever the number of requests and the host', async () => {
    const cagr = simulatorNamed('cagr')
    let computed = 0
    const answer: Simulator['answer'] = (...question) => {
      computed += 1
      return cagr.answer(...question)
    }
    let day = '2026-11-21'
    const clock = { now: () => `${day}T12:00:00.000Z`, today: () => day as CivilDate }
    const own = await startInMemory({ simulators: [{ ...cagr, answer }], clock })
    try {
      const page = await get(own, '/llms-full.txt')
      const once = computed
      expect(once).toBeGreaterThan(0)
      expect((await get(own, '/llms-full.txt')).text).toBe(page.text)
      expect((await ask(own, request('GET', '/llms-full.txt'))).body).toContain('http://denier.test/')
      expect(computed).toBe(once)
      day = '2026-11-22'
      await get(own, '/llms-full.txt')
      expect(computed).toBeGreaterThan(once)
    } finally {
      await own.close()
    }
  })

  const page = async (lang: string) => (await get(service, `/llms-full.txt?lang=${lang}`)).text

  it.each(['fr', 'en'] as const)(
    'describes in %s every parameter and route of each simulator',
    async (lang) => {
      const text = await page(lang)
      const chapters = text.split(/^## /m).slice(1)
      expect(chapters).toHaveLength(simulators.length)
      for (const [index, simulator] of simulators.entries()) {
        const { contract } = simulator
        const chapter = chapters[index] ?? ''
        expect(chapter.startsWith(`${contract.title[lang]} (\`${contract.name}\`)`)).toBe(true)
        expect(chapter).toContain(contract.purpose[lang])
        for (const name of Object.keys(contract.params))
          expect(chapter).toMatch(new RegExp(`^- \`${name}\` \\(`, 'm'))
        for (const endpoint of endpointsOf(simulator))
          expect(chapter).toMatch(new RegExp(`^- <\\S+/${contract.name}/${endpoint}[?>]`, 'm'))
      }
    },
  )

  it.each(['fr', 'en'])('lists in %s the tools and a working request for each route', async (lang) => {
    const text = await page(lang)
    expect(text).toContain(`\`POST ${service.origin}/mcp?lang=${lang}\``)
    const addresses = [...text.matchAll(/^- <(\S+)>\s?: /gm)].map(([, address = '']) => address)
    expect(addresses).toHaveLength(simulators.flatMap(endpointsOf).length)
    for (const address of addresses) {
      const { status, headers } = await service.fetch(address)
      expect([address, status]).toEqual([address, 200])
      if (address.includes('/tableau.csv?')) expect(headers.get('content-type')).toMatch(/^text\/csv/)
    }
  })

  it('states the type, unit, bounds and default of parameters, and the unit of figures', async () => {
    const text = await page('en')
    expect(text).toContain('- `duree` (integer, years, required, from 1 to 50): Duration\n')
    expect(text).toMatch(/- `inflation` \(number, %\/year, default 2, from -5 to 30\): Annual inflation\. /)
    expect(text).toContain('- `versement` (string, default fin, one of fin, debut): ')
    expect(text).toContain('- `resume.capitalFinalReel` (EUR): ')
    expect(text).toContain('- `yearly[].annee`: Year')
  })

  it('gives worked examples that match the answers of the service', async () => {
    const text = await page('en')
    const examples = [...text.matchAll(/^<(\S+)>\n\n((?:- `\S+` = .*\n)+)/gm)]
    expect(examples).toHaveLength(simulators.length)
    for (const [, address = '', figures = ''] of examples) {
      const { data } = (await (await service.fetch(address)).json()) as { data: unknown }
      for (const [, path = '', value] of figures.matchAll(/^- `(\S+)` = (\S+): /gm)) {
        const found = valueAt(data, path)
        expect(String(found), `${address} ${path}`).toBe(value)
      }
    }
  })
})

describe('GET /.well-known/api-catalog', () => {
  it('contains a linkset with the profile of RFC 9727', async () => {
    const { headers, json } = await get(service, '/.well-known/api-catalog')
    expect(headers.get('content-type')).toBe(
      'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"; charset=utf-8',
    )
    const { origin } = service
    const { linkset } = json as { linkset: Record<string, unknown>[] }
    expect(linkset.map(({ anchor }) => anchor)).toEqual([
      `${origin}/.well-known/api-catalog`,
      `${origin}/api/v1/simulateurs`,
    ])
    expect(Object.keys(linkset[1] ?? {})).toEqual(['anchor', 'service-desc', 'service-doc', 'status', 'item'])
    expect(linkset[1]?.item).toEqual(
      simulators.map(({ contract: { name, title } }) => ({
        href: `${origin}/api/v1/simulateurs/${name}`,
        type: 'application/json',
        title: title.fr,
      })),
    )
  })

  it('links to itself in a header, also for HEAD', async () => {
    for (const method of ['GET', 'HEAD']) {
      const { headers } = await ask(service, request(method, '/.well-known/api-catalog'))
      expect(headers.link).toBe('<http://denier.test/.well-known/api-catalog>; rel="api-catalog"')
    }
  })

  it('links only to addresses that answer', async () => {
    const { text } = await get(service, '/.well-known/api-catalog')
    const addresses = addressesIn(text)
    // beside the simulators: eight links to documents and to itself
    expect(addresses.length).toBe(simulators.length + 8)
    for (const address of addresses) {
      expect([200, 422], address).toContain(await statusOf(address)) // a simulator asks for its parameters
    }
  })

  it('is linked from the catalogue, with the description and the documentation', async () => {
    const { headers } = await get(service, '/api/v1/simulateurs')
    const targets = [...(headers.get('link') ?? '').matchAll(/<([^>]+)>; rel="([^"]+)"/g)]
    expect(targets.map(([, , relation]) => relation)).toEqual(['api-catalog', 'service-desc', 'service-doc'])
    for (const [, target = ''] of targets) expect((await get(service, target)).status).toBe(200)
  })
})
