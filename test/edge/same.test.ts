/** The edge and the server give the same responses: status, headers and body, to the byte. */
import '../support/draws-once.ts'
import { type AnalysisName, analysesOf, catalogue } from '@denier/core'
import { afterAll, describe, expect, it } from 'vitest'
import { addressOf, endpointsOf } from '../../apps/api/src/answer/endpoints.ts'
import { createEdge } from '../../apps/api/src/edge.ts'
import { clock, documents, examples, fromEdge, fromServer, type Question } from '../support/edge.ts'
import { expectAlike } from '../support/figures.ts'
import { literals } from '../support/literals.ts'
import { textOf } from '../support/queries.ts'
import { questionsOf } from '../support/questions.ts'
import { startInMemory } from '../support/service.ts'
import { simulators } from '../support/simulators.ts'
import { caseCount } from '../support/tier.ts'

const contact = 'security@denier.test'
const edge = createEdge(catalogue, { contact, clock })

const service = await startInMemory({ contact, clock, limit: 1_000_000 })
afterAll(() => service.close())

/** Sends the requests to both, expects the same responses, and returns the statuses in order. */
async function statusesOfBoth(questions: readonly Question[]): Promise<number[]> {
  const [here, there] = await Promise.all([fromEdge(edge, questions), fromServer(service, questions)])
  for (const [index, question] of questions.entries())
    expectAlike([question, here[index]], [question, there[index]])
  return here.map(({ status }) => status)
}

/** `GET` requests with the same headers. */
const get = (targets: readonly string[], headers: Readonly<Record<string, string>> = {}): Question[] =>
  targets.map((target) => ({ target, headers }))

const CAGR = '/api/v1/simulateurs/cagr?valeur_initiale=10000&valeur_finale=25000&duree=8'

describe('createEdge and the server', () => {
  it('answers alike on every route of every simulator', async () => {
    expect(new Set(await statusesOfBoth(examples))).toEqual(new Set([200]))
    expect(examples.length).toBe(simulators.length * 4 + simulators.flatMap(endpointsOf).length)
  })

  it('answers alike for the documents of the service', async () => {
    expect(new Set(await statusesOfBoth(documents))).toEqual(new Set([200]))
  })

  it.each(['HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'])('answers alike to %s', async (method) => {
    const status = { HEAD: 200, OPTIONS: 204 }[method] ?? 405
    const requests = [...examples, ...documents].map(({ target }) => ({ target, method }))
    expect(new Set(await statusesOfBoth(requests))).toEqual(new Set([status]))
  })

  it('answers alike with 304 to a matching entity tag', async () => {
    const questions = [...examples, ...documents].filter(({ target }) => !/robots|security/.test(target))
    const tags = (await fromEdge(edge, questions)).map(({ headers }) => headers.etag ?? expect.fail())
    const again = questions.flatMap(({ target }, index) => [
      { target, headers: { 'if-none-match': `W/"other", ${tags[index]}` } },
      { target, method: 'HEAD', headers: { 'if-none-match': '*' } },
    ])
    expect(new Set(await statusesOfBoth(again))).toEqual(new Set([304]))
    expect(await statusesOfBoth(get([CAGR], { 'if-none-match': 'W/"other"' }))).toEqual([200])
  })

  it('answers alike to a client that prefers CSV', async () => {
    for (const accept of ['text/csv', 'text/csv, application/json;q=0.5', 'text/html', '*/*', 'text/csv;q=x'])
      expect(await statusesOfBoth(get([CAGR, `${CAGR}&format=json`], { accept }))).toEqual([200, 200])
  })
})

/** Random requests for each route of a simulator; fewer for charts and analyses, which are slower. */
const RANDOM: readonly (readonly [count: number, kind: AnalysisName, endpoint: string, more: string])[] = [
  [caseCount(20), 'simulation', '', ''],
  [caseCount(5), 'simulation', '', '&format=csv&lang=en'],
  [caseCount(5), 'simulation', '/graphique.svg', '&theme=sombre&largeur=360'],
  [caseCount(3), 'resolution', '/resolution', ''],
  [caseCount(3), 'sensibilite', '/sensibilite', '&lang=en'],
  [caseCount(3), 'plage', '/plage', '&lang=en'],
  [caseCount(20), 'explication', '/explication', '&lang=en'],
]

describe.each(simulators)('createEdge and the server for $contract.name', (simulator) => {
  const address = addressOf(simulator.contract.name)

  it('answers alike to random queries on every route', async () => {
    const routes = RANDOM.filter(([, kind]) => analysesOf(simulator).includes(kind))
    const targets = routes.flatMap(([count, kind, endpoint, more]) =>
      questionsOf(simulator, kind, count).map((query) => `${address}${endpoint}?${textOf(query)}${more}`),
    )
    expect(new Set(await statusesOfBoth(get(targets)))).toEqual(new Set([200]))
    expect(targets.length).toBeGreaterThan(routes.reduce((sum, [count]) => sum + count, 0) / 2)
  })

  it('answers alike to invalid queries', async () => {
    const names = Object.keys(simulator.contract.params)
    const targets = names.flatMap((name) => [
      `${address}?${name}=abc`,
      `${address}?${name}=1&${name}=2`,
      `${address}/sensibilite?${name}=1e999&cible=nowhere`,
    ])
    expect(new Set(await statusesOfBoth(get([address, `${address}?x=1&lang=de`, ...targets])))).toEqual(
      new Set([422]),
    )
  })
})

it('returns the same statuses from the edge and the server for unusual number literals', async () => {
  const sent = literals.filter((literal) => !literal.sent.includes('#')) // what an address keeps to itself
  const statuses = await statusesOfBoth(get(sent.map((literal) => `${CAGR}&inflation=${literal.sent}`)))
  expect(new Set(statuses)).toEqual(new Set([200, 422]))
})

describe('createEdge and the server on unknown paths', () => {
  const below = [
    '/',
    '/nowhere',
    '/cagr/',
    '/CAGR',
    '/cagrr',
    '/cagr/graphique',
    '/cagr/a/b',
    '//cagr',
    '/%63agr',
  ]
  const nowhere = [
    ...below.map((path) => `/api/v1/simulateurs${path}`),
    `/api/v1/simulateurs/${'a'.repeat(50)}`,
    '/api/v2/simulateurs',
    '/api/',
  ]

  it.each([
    ['GET', 404],
    ['HEAD', 404],
    ['POST', 404],
    ['DELETE', 404],
    ['OPTIONS', 204],
  ])('answers alike to %s', async (method, status) => {
    expect(new Set(await statusesOfBoth(nowhere.map((target) => ({ target, method }))))).toEqual(
      new Set([status]),
    )
  })

  it('answers 404 outside the API without the Vary header of the pages', async () => {
    const targets = get(['/nowhere', '/api', '//api/v1/simulateurs', '/API/v1/simulateurs/cagr'])
    const there = await fromServer(service, targets)
    const pageless = there.map(({ headers: { vary, ...headers }, ...rest }) => ({ ...rest, headers }))
    expect(await fromEdge(edge, targets)).toEqual(pageless)
    expect(new Set(pageless.map(({ status }) => status))).toEqual(new Set([404]))
  })

  it('answers alike to a malformed or too long address', async () => {
    const long = `${CAGR}&x=${'a'.repeat(9000)}`
    expect(await statusesOfBoth(get(['/api/%zz', '/api/v1/simulateurs/%FF', long]))).toEqual([400, 400, 414])
  })
})
