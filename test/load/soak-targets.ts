/** The requests of visitors under `npm run soak`. */
import { type AnalysisName, analysesOf, catalogue, loadHistory, type Simulator } from '@denier/core'
import fc from 'fast-check'
import { callOf, JSON_HEADERS } from '../mcp/mcp-client.ts'
import { simulateur } from '../support/client.ts'
import { textOf } from '../support/queries.ts'
import { questions } from './worst.ts'

/** A request and its allowed statuses. Used by `visitors.ts`. */
export interface Target {
  /** The path and query. */
  readonly address: string
  readonly headers?: Readonly<Record<string, string>>
  /** Body of a POST. */
  readonly body?: string
  /** The statuses that its answer may have. */
  readonly due: readonly number[]
}

const SEED = 20_261_121
/** Random simulations of each simulator. */
const SIMULATIONS = 400
/** The statuses of a refusal, which any request may get. */
const REFUSED = [429, 503]
/** Headers of a browser that asks for a page. */
const PAGE_HEADERS = { accept: 'text/html', 'accept-encoding': 'br' }
const DOCUMENTS = [
  '/',
  '/en/',
  '/openapi.json',
  '/llms.txt',
  '/llms-full.txt',
  '/docs',
  '/sitemap.xml',
  '/robots.txt',
]

/** What a visitor asks for, in the order in which they repeat it: pages, API, tools… */
const VISIT = ['api', 'page', 'api', 'document', 'api', 'tool', 'api', 'embed', 'api', 'file'] as const
type Interface = (typeof VISIT)[number]

/** Thousands of different requests to every interface, in the order of visits. Used by `soak.ts`. */
export async function allTargets(): Promise<readonly Target[]> {
  await loadHistory()
  const simulators = catalogue as readonly Simulator[]
  const targetsOf: Readonly<Record<Interface, readonly Target[]>> = {
    api: shuffled(simulators.flatMap(apiTargets)),
    page: shuffled(simulators.flatMap((one) => [...pageTargets('/', one), ...pageTargets('/en/', one)])),
    embed: shuffled(simulators.flatMap((one) => pageTargets('/embed/', one))),
    tool: shuffled([
      ...simulators.flatMap(toolTargets),
      ...Array.from({ length: 50 }, (_, id) => toolsList(id)),
    ]),
    document: DOCUMENTS.map((address) => ({ address, due: [200, ...REFUSED] })),
    file: simulators.flatMap(({ contract: { name } }) => [
      { address: `/${name}`, headers: PAGE_HEADERS, due: [200, ...REFUSED] },
      { address: `/${name}x`, headers: PAGE_HEADERS, due: [404, ...REFUSED] },
    ]),
  }
  const length = VISIT.length * targetsOf.api.length
  // a round takes one target of each interface: its five places of the API ask the same question, as visitors do at once
  return Array.from({ length }, (_, index) => {
    const targets = targetsOf[VISIT[index % VISIT.length] as Interface]
    return targets[Math.floor(index / VISIT.length) % targets.length] as Target
  })
}

const random = (simulator: Simulator, kind: AnalysisName, numRuns: number) =>
  fc.sample(questions(simulator, kind), { numRuns, seed: SEED })

const shuffled = (all: readonly Target[]): readonly Target[] =>
  fc.sample(fc.shuffledSubarray([...all], { minLength: all.length }), { numRuns: 1, seed: SEED })[0] ?? []

/** Every operation of a simulator, one simulation in a hundred with an invalid parameter. */
function apiTargets(simulator: Simulator): Target[] {
  const { name } = simulator.contract
  const ask = (endpoint: string, query: object, ...due: number[]): Target => ({
    address: simulateur(name + endpoint, textOf(query)),
    due: [...due, ...REFUSED],
  })
  const simulations = random(simulator, 'simulation', SIMULATIONS)
  return [
    ...simulations.map((query) => ask('', query, 200)),
    ...simulations.slice(0, 4).map((query) => ask('', { ...query, nowhere: 1 }, 422)),
    ...simulations.slice(0, 20).map((query) => ask('', { ...query, format: 'csv' }, 200)),
    ...simulations.slice(0, 20).map((query) => ask('/graphique.svg', query, 200)),
    ...random(simulator, 'sensibilite', 4).map((query) => ask('/sensibilite', query, 200, 422)),
    ...random(simulator, 'resolution', 4).map((query) => ask('/resolution', query, 200, 422)),
    ...(analysesOf(simulator).includes('plage')
      ? random(simulator, 'plage', 4).map((query) => ask('/plage', query, 200))
      : []),
    ask('/schema', {}, 200),
  ]
}

const pageTargets = (below: string, simulator: Simulator): Target[] =>
  random(simulator, 'simulation', 20).map((query) => ({
    address: `${below}${simulator.contract.name}?${textOf(query)}`,
    headers: PAGE_HEADERS,
    due: [200, 303, 422, ...REFUSED],
  }))

const post = (message: object): Target => ({
  address: '/mcp?outils=tous',
  headers: JSON_HEADERS,
  body: JSON.stringify(message),
  due: [200, ...REFUSED],
})

const toolTargets = (simulator: Simulator): Target[] =>
  random(simulator, 'simulation', 20).map((query, id) => post(callOf(simulator.contract.name, query, id)))

const toolsList = (id: number): Target => post({ jsonrpc: '2.0', id, method: 'tools/list' })
