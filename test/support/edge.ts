/** Asks the service behind `fetch` and the one behind a socket the same questions, for tests that compare them. */
import { fileURLToPath } from 'node:url'
import type { CivilDate } from '@denier/core'
import { build, type Platform } from 'esbuild'
import { endpointQuery } from '../../apps/api/src/answer/endpoint-query.ts'
import { addressOf, endpointsOf } from '../../apps/api/src/answer/endpoints.ts'
import type { Edge } from '../../apps/api/src/edge.ts'
import { type Destination, exchange, request } from './raw.ts'
import { simulators } from './simulators.ts'

/** A request, which both services are sent. Used by `edge/portable.ts` and `edge/same.test.ts`. */
export interface Question {
  /** GET where it is left out. */
  readonly method?: string
  readonly target: string
  readonly headers?: Readonly<Record<string, string>>
}

/**
 * A response as both are compared: without the headers that only one of them has. Used by
 * `edge/options.test.ts`, `edge/portable.ts` and `edge/service-worker.full.test.ts`.
 */
export interface PlainResponse {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** The origin that both write in their answers. Used by `edge/portable.ts`. */
export const ORIGIN = 'http://denier.test'

/**
 * The same time for both, so that answers are the same to the byte. Used by `edge/portable.ts` and
 * `edge/same.test.ts`.
 */
export const clock = { now: () => '2026-11-22T12:00:00.000Z', today: () => '2026-11-22' as CivilDate }

/** Headers of the connection, not of the answer; and of the limit, which an edge leaves to its platform. */
const SERVER_ONLY_HEADERS =
  /^(?:date|connection|keep-alive|content-length|ratelimit(?:-policy)?|x-ratelimit-(?:limit|remaining|reset))$/

const shared = (headers: Iterable<readonly [string, string]>): Record<string, string> =>
  Object.fromEntries([...headers].filter(([name]) => !SERVER_ONLY_HEADERS.test(name)).sort())

/** Requests on one connection: few enough for memory. */
const BATCH = 100

/**
 * The responses of the server, asked in pipelines, in the order of the questions. Used by `edge/portable.ts`
 * and `edge/same.test.ts`.
 */
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

/**
 * The responses of the edge, in the order of the questions. Used by `edge/options.test.ts`,
 * `edge/same.test.ts` and `edge/without-node.test.ts`.
 */
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

/**
 * Every endpoint of every simulator with its worked example, and its table as CSV. Used by `edge/portable.ts`
 * and `edge/same.test.ts`.
 */
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

/** The documents that describe the service. Used by `edge/portable.ts` and `edge/same.test.ts`. */
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
 * Bundles the source of an edge, such as `CODE`, with all that it imports. Its exports are members of the
 * global `bundle`. A module of Node that it imported would not be found on the platform `neutral`. Used by
 * `edge/service-worker.full.test.ts` and `edge/without-node.test.ts`.
 * @returns the text of the script.
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

/**
 * The source of an edge with the clock above: it exports `edge`. Used by `edge/service-worker.full.test.ts`
 * and `edge/without-node.test.ts`.
 */
export const CODE = `
  import { createEdge } from '@denier/api/edge'
  import { catalogue } from '@denier/core'
  export const edge = createEdge(catalogue, {
    publicUrl: '${ORIGIN}',
    contact: 'security@denier.test',
    clock: { now: () => '${clock.now()}', today: () => '${clock.today()}' },
  })
`
