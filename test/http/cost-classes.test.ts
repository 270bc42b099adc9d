/** Size limits of responses by cost class, derived from the route table so that new routes are included. */
import type { CivilDate } from '@denier/core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { derivedExample } from '../../apps/api/src/answer/derived-example.ts'
import { EXPLICATION, furtherAnalysesOf } from '../../apps/api/src/answer/endpoints.ts'
import { costOf } from '../../apps/api/src/pipeline/admission.ts'
import type { CostClass } from '../../apps/api/src/pipeline/route.ts'
import { analyses } from '../../packages/core/src/analyses/analyses.ts'
import { startService, type TestService } from '../support/service.ts'
import { simulators } from '../support/simulators.ts'

/**
 * Most bytes of a response without compression, by cost class (docs/decisions/0038-one-request-pipeline.md).
 */
const ACCEPTED: Readonly<Record<CostClass, number>> = {
  free: 1000,
  document: 600_000,
  asset: 120_000,
  question: 256_000,
}
/** Most bytes of a page with an answer. */
const PAGE_WITH_ANSWER = 512_000
/** Most bytes of a refused query in JSON. */
const INVALID = 16_000
/** Most bytes over the limit: a page has the form without figures, with three blank rows for each list. */
const REFUSED = { json: 1000, page: 80_000, list: 20_000 }
/** Most bytes of a 404. */
const NOT_FOUND = { json: 1000, page: 16_000 }

/** Larger files, with their most bytes: one of the reference viewer, 460 kB compressed. */
const LARGER = new Map([['/docs/swagger-ui-bundle.js', 1_800_000]])

const PAGE = { accept: 'text/html' }
const JSON_BODY = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' }

let service: TestService
let limited: TestService
beforeAll(async () => {
  service = await startService()
  limited = await startService({ limit: 1, documentLimit: 1, assetLimit: 1, now: () => 0 })
  await ask(limited, '/api/v1/simulateurs')
  await ask(limited, '/llms.txt')
  await ask(limited, assetOf(limited))
})
afterAll(() => Promise.all([service?.close(), limited?.close()]))

/** The path of a file with its hash in its name. */
const assetOf = ({ routes }: TestService): string =>
  [...routes.keys()].find((path) => path.startsWith('/assets/')) ?? expect.fail('no asset')

/** A response with its size. */
interface SizedResponse {
  readonly status: number
  readonly bytes: number
  readonly type: string
}

async function ask(
  { origin }: TestService,
  target: string,
  headers: Readonly<Record<string, string>> = PAGE,
  body?: string,
): Promise<SizedResponse> {
  const response = await fetch(origin + target, {
    // a connection that is refused rests before its next request (REST_MS): each has its own
    headers: { ...headers, 'accept-encoding': 'identity', connection: 'close' },
    redirect: 'manual',
    ...(body && { method: 'POST', body }),
  })
  const bytes = (await response.arrayBuffer()).byteLength
  return { status: response.status, bytes, type: response.headers.get('content-type') ?? '' }
}

const queryText = (query: object): string =>
  new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString()

/** The cost class that the route gives to a request. */
function costClassOf({ routes }: TestService, target: string): CostClass {
  const [path = '', query = ''] = target.split('?')
  const route = routes.get(path) ?? expect.fail(`no route for ${path}`)
  return costOf(route, {
    method: 'GET',
    path,
    query,
    accept: undefined,
    acceptEncoding: undefined,
    ifNoneMatch: undefined,
    headers: {},
    body: '',
    client: { high: -1, low: 1 },
    origin: '',
    now: '2026-11-21T12:00:00.000Z',
    today: '2026-11-21' as CivilDate,
  }).costClass
}

/** The target of the worked example of a path, if any. */
function exampleOf(path: string): string {
  const simulator = simulators.find(({ contract }) => path.split('/').includes(contract.name))
  if (!simulator || path.endsWith('/schema')) return path
  const kind = [...furtherAnalysesOf(simulator), EXPLICATION].find((one) => path.endsWith(`/${one}`))
  const query = kind ? derivedExample(simulator, analyses[kind](simulator)) : simulator.contract.example.query
  return `${path}?${queryText(query)}`
}

/** The number of lists in the question of a path. */
function listsAt(path: string): number {
  const simulator = simulators.find(({ contract }) => path.split('/').includes(contract.name))
  return Object.values(simulator?.contract.params ?? {}).filter(({ kind }) => kind === 'list').length
}

const TOOLS_LIST = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' })
const TOOL_CALL = JSON.stringify({
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: { name: 'cagr', arguments: { valeur_initiale: 1, valeur_finale: 2, duree: 1 } },
})

describe('every route', () => {
  it('answers within the bytes of its cost class', async () => {
    const tooLarge: string[] = []
    for (const path of service.routes.keys()) {
      if (path === '/mcp') continue
      for (const target of new Set([path, exampleOf(path)])) {
        const { status, bytes, type } = await ask(service, target)
        const isApi = path.startsWith('/api/')
        const costClass = costClassOf(service, target)
        const most = LARGER.get(path) ?? (status === 422 ? (isApi ? INVALID : PAGE_WITH_ANSWER) : undefined)
        const bound = most ?? (costClass === 'question' && !isApi ? PAGE_WITH_ANSWER : ACCEPTED[costClass])
        expect(status, target).toBeLessThan(500)
        if (bytes > bound) tooLarge.push(`${target}: ${bytes} bytes of ${type}, of ${bound}`)
      }
    }
    expect(tooLarge).toEqual([])
    for (const target of ['/mcp', '/mcp?outils=tous'])
      expect((await ask(service, target, JSON_BODY, TOOLS_LIST)).bytes).toBeLessThan(ACCEPTED.document)
    expect((await ask(service, '/mcp?outils=tous', JSON_BODY, TOOL_CALL)).bytes).toBeLessThan(
      ACCEPTED.question,
    )
  })

  it('classes as assets exactly the files that browsers keep for ever', async () => {
    for (const path of service.routes.keys()) {
      if (path === '/mcp') continue
      const { headers } = await fetch(service.origin + path, { method: 'HEAD', redirect: 'manual' })
      const isKept = headers.get('cache-control')?.includes('immutable') ?? false
      expect([path, costClassOf(service, path) === 'asset']).toEqual([path, isKept])
    }
  })

  it('refuses a client over its limit with few bytes', async () => {
    const tooLarge: string[] = []
    for (const path of limited.routes.keys()) {
      if (path === '/healthz' || path === '/readyz' || path === '/mcp') continue
      for (const target of new Set([path, exampleOf(path)])) {
        const { status, bytes, type } = await ask(limited, target)
        const bound = type.startsWith('text/html')
          ? REFUSED.page + REFUSED.list * listsAt(path)
          : REFUSED.json
        expect([target, status]).toEqual([target, 429])
        if (bytes > bound) tooLarge.push(`${target}: ${bytes} bytes of ${type}, of ${bound}`)
      }
    }
    expect(tooLarge).toEqual([])
    for (const body of [TOOLS_LIST, TOOL_CALL]) {
      const { status, bytes } = await ask(limited, '/mcp', JSON_BODY, body)
      expect([status, bytes < REFUSED.json]).toEqual([429, true])
    }
  })

  it('answers health checks to a client over every limit', async () => {
    expect((await ask(limited, '/healthz')).status).toBe(200)
    expect((await ask(limited, '/readyz')).status).toBe(200)
  })
})

describe('path that does not exist', () => {
  it.each(['/nothing', '/cagrr', '/en/cagrr', `/${'a/'.repeat(2000)}`])(
    'costs few bytes at %.20s',
    async (path) => {
      expect((await ask(service, path)).bytes).toBeLessThan(NOT_FOUND.page)
      expect((await ask(service, path, { accept: '*/*' })).bytes).toBeLessThan(NOT_FOUND.json)
      expect((await ask(service, `/api/v1${path}`)).bytes).toBeLessThan(NOT_FOUND.json)
    },
  )
})
