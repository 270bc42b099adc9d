/** Asks the service behind `fetch` and the one behind a socket the same questions, for tests that compare them. */
import { fileURLToPath } from 'node:url'
import type { CivilDate } from '@denier/core'
import { build, type Platform } from 'esbuild'
import { endpointQuery } from '../../apps/api/src/answer/endpoint-query.ts'
import { addressOf, endpointsOf } from '../../apps/api/src/answer/endpoints.ts'
import type { Edge } from '../../apps/api/src/edge.ts'
import { type Destination, exchange, request } from './raw.ts'
import { simulators } from './simulators.ts'

export interface Question {
  /** GET unless told. */
  readonly method?: string
  readonly target: string
  readonly headers?: Readonly<Record<string, string>>
}

export interface PlainResponse {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** Where both are reached, by what they say. */
export const ORIGIN = 'http://denier.test'

/** The same time for both, so that answers are the same to the byte. */
export const clock = { now: () => '2026-11-22T12:00:00.000Z', today: () => '2026-11-22' as CivilDate }

/** What the connection says, not the answer; and the limit, which an edge leaves to its platform. */
const A_SERVERS_OWN =
  /^(?:date|connection|keep-alive|content-length|ratelimit(?:-policy)?|x-ratelimit-(?:limit|remaining|reset))$/

const shared = (headers: Iterable<readonly [string, string]>): Record<string, string> =>
  Object.fromEntries([...headers].filter(([name]) => !A_SERVERS_OWN.test(name)).sort())

/** Few enough that a batch fits in memory. */
const BATCH = 100

/** Asks the server, in pipelines. */
export async function fromServer(to: Destination, questions: readonly Question[]): Promise<PlainResponse[]> {
  const responses: PlainResponse[] = []
  for (let from = 0; from < questions.length; from += BATCH) {
    const batch = questions.slice(from, from + BATCH)
    const { answers } = await exchange(to, batch.map(written).join(''), {
      answers: batch.length,
      heads: batch.flatMap(({ method }, index) => (method === 'HEAD' ? [index] : [])),
    })
    if (answers.length < batch.length) throw new Error(`${answers.length} answers to ${batch.length}`)
    for (const { status, headers, body } of answers)
      responses.push({ status, headers: shared(Object.entries(headers)), body })
  }
  return responses
}

const written = ({ method = 'GET', target, headers = {} }: Question): string =>
  request(method, target, ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`))

/** Asks the function. */
export const fromEdge = (edge: Edge, questions: readonly Question[]): Promise<PlainResponse[]> =>
  Promise.all(
    questions.map(async ({ method = 'GET', target, headers = {} }) =>
      read(await edge.fetch(new Request(ORIGIN + target, { method, headers }))),
    ),
  )

/** A response as both are compared. */
async function read(response: Response): Promise<PlainResponse> {
  const bytes = await response.arrayBuffer() // `text()` would take a byte order mark away
  const body = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
  return { status: response.status, headers: shared(response.headers), body }
}

/** Every endpoint of every simulator with its worked example, and its table as CSV. */
export const examples: readonly Question[] = simulators.flatMap((simulator) => {
  const { contract } = simulator
  const address = addressOf(contract.name)
  const query = new URLSearchParams(
    Object.entries(contract.example.query).map(([name, value]): [string, string] => [name, String(value)]),
  )
  return [
    { target: `${address}?${query}` },
    { target: `${address}?${query}&lang=en` },
    { target: `${address}?${query}&format=csv` },
    { target: `${address}?${query}&format=csv&separateur=point-virgule` },
    ...endpointsOf(simulator).map((endpoint) => ({
      target: `${address}/${endpoint}${endpointQuery(simulator, endpoint)}`,
    })),
  ]
})

/** What the service says of itself. */
export const documents: readonly Question[] = [
  '/api/v1/simulateurs',
  '/api/v1/simulateurs?lang=en',
  '/openapi.json',
  '/openapi.json?lang=en',
  '/llms.txt',
  '/llms-full.txt?lang=en',
  '/.well-known/api-catalog',
  '/.well-known/security.txt',
  '/robots.txt',
].map((target) => ({ target }))

const root = fileURLToPath(new URL('../../', import.meta.url))

/**
 * An edge as somebody would write it, as one script with nothing left out: what it needs of Node would not be found.
 */
export async function bundledEdge(platform: Platform, code: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: `${root}apps/cli`, loader: 'ts' }, // it depends on all that the code names
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'bundle',
    platform,
    ...(platform === 'neutral' && { mainFields: ['module', 'main'] }),
    conditions: ['@denier/source'],
    logLevel: 'silent',
  })
  return outputFiles[0]?.text ?? ''
}

/** An edge with the clock above. */
export const CODE = `
  import { createEdge } from '@denier/api/edge'
  import { catalogue } from '@denier/core'
  export const edge = createEdge(catalogue, {
    publicUrl: '${ORIGIN}',
    contact: 'security@denier.test',
    clock: { now: () => '${clock.now()}', today: () => '${clock.today()}' },
  })
`
