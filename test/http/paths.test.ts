/** Paths that do not exist, with their suggestions, and the small files of the service. */
import type { CivilDate } from '@denier/core'
import { describe, expect, it } from 'vitest'
import { endpointsOf } from '../../apps/api/src/answer/endpoints.ts'
import { expectFault } from '../support/headers.ts'
import { ask, request } from '../support/raw.ts'
import { sharedInMemory, startInMemory } from '../support/service.ts'
import { simulatorNamed, simulators } from '../support/simulators.ts'

const service = await sharedInMemory()

const CAGR = '/api/v1/simulateurs/cagr'
const QUERY = '?valeur_initiale=1&valeur_finale=2&duree=1'

/** Paths near those that exist. */
const NOWHERE = [
  '/cagr/',
  '/CAGR',
  '/c%61gr',
  '//cagr',
  '/fr/',
  '/fr/cagr',
  '/en/cagr/',
  '/embed/',
  '/embed/nothing',
  '/index.html',
  '/assets/',
  '/assets/fr',
  '/manifest.json',
  '/favicon.svg.br',
  '/api',
  '/api/',
  '/api/v1',
  '/api/v2/simulateurs/cagr',
  '/api/v1/simulateurs/',
  `${CAGR}/`,
  `${CAGR}//`,
  `/${CAGR}`,
  '//api//v1//simulateurs//cagr',
  '/api/v1//simulateurs/cagr',
  '/API/v1/simulateurs/cagr',
  '/api/v1/simulateurs/CAGR',
  '/api/v1/Simulateurs/cagr',
  '/api/v1/simulateurs/%2e%2e/simulateurs/cagr',
  '/api/v1/simulateurs/../simulateurs/cagr',
  '/api/v1/simulateurs/./cagr',
  '/api/v1/simulateurs%2fcagr',
  '/api/v1/simulateurs/c%61gr',
  '/%61pi/v1/simulateurs/cagr',
  '/api/v1/simulateurs/cagr;a=1',
  '/api/v1/simulateurs/cagr%00',
  '/api/v1/simulateurs/__proto__',
  '/api/v1/simulateurs/constructor',
  '/docs/',
  '/docs/index.html',
  '/docs/docs.css/',
  '/docs/swagger-ui.css.br',
  '/docs/..%2f..%2fpackage.json',
  '/docs/%2e%2e/%2e%2e/package.json',
  '/docs/../../package.json',
  '/healthz/',
  '/HEALTHZ',
  '/openapi.json/',
  '/metrics',
  '/favicon.ico',
  '/.well-known/security.txt',
  '/%2e%2e/%2e%2e/etc/passwd',
]

it.each(NOWHERE)('answers 404 to %s', async (path) => {
  for (const query of ['', QUERY]) {
    const answer = await ask(service, request('GET', path + query))
    expect(answer.status).toBe(404)
    expectFault(answer, 'not_found')
  }
})

it('answers 404 to the target *', async () => {
  expect((await ask(service, request('GET', '*'))).status).toBe(404)
})

describe('mistyped simulator', () => {
  const messageFor = async (name: string): Promise<string> => {
    const answer = await ask(service, request('GET', `/api/v1/simulateurs/${name}${QUERY}`))
    expect(answer.status).toBe(404)
    return JSON.parse(answer.body).errors[0].message
  }

  it.each([
    ['interet-compose', 'interets-composes'],
    ['interets_composes', 'interets-composes'],
    ['Achat-Location', 'achat-location'],
    ['cagrr', 'cagr'],
    ['coastfire', 'coast-fire'],
  ])('suggests for %s the simulator %s', async (mistyped, meant) => {
    expect(await messageFor(mistyped)).toBe(`There is no simulator ${mistyped}; did you mean ${meant}?`)
  })

  it('refers to the catalogue when nothing is similar', async () => {
    expect(await messageFor('hypotheque')).toBe('There is no simulator hypotheque; see /api/v1/simulateurs')
    expect(await messageFor('hypotheque/schema')).toBe(
      'There is no simulator hypotheque; see /api/v1/simulateurs',
    )
    expect(await messageFor('cagr/schema/more')).toBe('There is nothing here; see /api/v1/simulateurs')
    expect(await messageFor('a'.repeat(5000))).toBe('There is nothing here; see /api/v1/simulateurs')
  })
})

describe('mistyped route of a simulator', () => {
  it.each([
    ['cagr/schemas', 'There is no schemas of cagr; did you mean schema?'],
    ['cagr/Schema', 'There is no Schema of cagr; did you mean schema?'],
    ['cagr/graphique', 'There is no graphique of cagr; did you mean graphique.svg?'],
    ['cagr/graphique.png', 'There is no graphique.png of cagr; did you mean graphique.svg?'],
    ['cagrr/schema', 'There is no simulator cagrr; did you mean cagr?'],
  ])('receives a suggestion for %s', async (path, message) => {
    const answer = await ask(service, request('GET', `/api/v1/simulateurs/${path}`))
    expect(answer.status).toBe(404)
    expectFault(answer, 'not_found')
    expect(JSON.parse(answer.body).errors[0].message).toBe(message)
  })

  it('lists every route when none is similar', async () => {
    const answer = await ask(service, request('GET', '/api/v1/simulateurs/cagr/more'))
    expect(JSON.parse(answer.body).errors[0].message).toBe(
      `There is no more of cagr; there are ${endpointsOf(simulatorNamed('cagr')).join(', ')}`,
    )
  })
})

it('serves robots.txt and /healthz', async () => {
  const robots = await ask(service, request('GET', '/robots.txt'))
  expect(robots.headers['content-type']).toBe('text/plain; charset=utf-8')
  const charts = simulators
    .filter(({ contract }) => !contract.personal)
    .map(({ contract }) => `Allow: /api/v1/simulateurs/${contract.name}/graphique.svg`)
  const sitemap = expect.stringMatching(/^Sitemap: http:.*\/sitemap[.]xml$/)
  expect(robots.body.trimEnd().split('\n')).toEqual([
    'User-agent: *',
    ...charts,
    'Disallow: /api/',
    '',
    sitemap,
  ])
  expect((await ask(service, request('GET', '/healthz'))).body).toBe('{"status":"ok"}')
})

it('serves security.txt when a contact is set', async () => {
  const clock = { now: () => '2026-11-21T12:00:00.000Z', today: () => '2026-11-21' as CivilDate }
  const withContact = await startInMemory({ contact: 'security@denier.example', clock })
  try {
    const { status, body } = await ask(withContact, request('GET', '/.well-known/security.txt'))
    expect(status).toBe(200)
    expect(body).toMatch(/^Contact: mailto:security@denier\.example\nExpires: \d{4}-/)
    const expires = Date.parse(/Expires: (\S+)/.exec(body)?.[1] ?? '')
    const now = Date.parse(clock.now())
    expect(expires).toBeGreaterThan(now)
    expect(expires).toBeLessThan(now + 366 * 24 * 3_600_000) // RFC 9116, 2.5.5
  } finally {
    await withContact.close()
  }
})
