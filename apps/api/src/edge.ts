import { catalogue, loadHistory, type Simulator } from '@denier/core'
import { type Clock, systemClock } from './clock.ts'
import { createFetchHandler } from './fetch-handler.ts'
import type { Limiter } from './limit/limiter.ts'
import { createPipeline, type PipelineParts } from './pipeline/pipeline.ts'
import { ONE_DOCUMENT, ONE_QUESTION, type Route } from './pipeline/route.ts'
import { API, type ApiParts, createApiRoutes } from './routes/api-routes.ts'
import { refuseInJson } from './routes/refusals.ts'

/** What an `aside` throws when it has no room. */
export { Busy } from '@denier/core'
/** Where long questions may be answered. */
export type { Aside } from './answer/aside.ts'
export type { Decision, Limiter } from './limit/limiter.ts'
/** The limit of the service, counted in the memory of one process. */
export { MemoryLimiter } from './limit/memory-limiter.ts'

/** The service where there is no Node and no socket: what worker platforms take as a default export. */
export interface Edge {
  /** Answers any request; it never rejects. */
  readonly fetch: (request: Request) => Promise<Response>
}

/** The limit of an edge: in memory, or in any store that has the interface of a limiter. */
export interface EdgeLimit {
  /** The bucket of questions. */
  readonly limiter: Limiter
  /** The bucket of documents; without it documents are not counted. */
  readonly documentLimiter?: Limiter | undefined
  /** The address of the client, which each platform gives in its own way. */
  readonly addressOf: (request: Request) => string
}

/** What an edge is told besides its simulators. */
export interface EdgeOptions extends ApiParts {
  /** Where clients reach it, `https://…` without a final `/`; unless told, where the request was sent. */
  readonly publicUrl?: string | undefined
  readonly clock?: Clock
  /** Without it nothing is counted. */
  readonly limit?: EdgeLimit
  /** Told of each fault of ours, with the id that the client may quote. The path has no query: incomes are in it. */
  readonly onFailure?: PipelineParts['onFailure']
}

/**
 * The API for whatever speaks `fetch`: worker platforms, Deno, Bun, a service worker. It is the pipeline of the HTTP
 * service with the routes of the API alone: pages, `/docs`, `/mcp` and `/healthz` need files or a process.
 *
 * @example export default createEdge(catalogue, { contact: 'security@denier.example' })
 */
export function createEdge(
  simulators: readonly Simulator[],
  { publicUrl, clock = systemClock(), limit, onFailure = toConsole, ...parts }: EdgeOptions = {},
): Edge {
  const api = createApiRoutes(simulators, parts)
  const fallback: Route = {
    cost: ({ path }) => (path.startsWith(API) ? ONE_QUESTION : ONE_DOCUMENT),
    answer: api.notFound,
    refuse: refuseInJson,
  }
  const pipeline = createPipeline({
    routes: api.routes,
    fallback,
    buckets: { questions: limit?.limiter, documents: limit?.documentLimiter },
    onFailure,
  })
  const addressOf = limit?.addressOf
  return {
    fetch: createFetchHandler({ pipeline, clock, publicUrl, addressOf, ready: loadHistory, onFailure }),
  }
}

/** Where platforms look for what went wrong. */
const toConsole: PipelineParts['onFailure'] = (error, { requestId, path }) =>
  // biome-ignore lint/suspicious/noConsole: there is no other log where there is no process
  console.error(`denier: ${path} failed (${requestId})`, error)

let everySimulator: Edge | undefined

/** All simulators, as they are. They are put together at the first question: platforms bound what a start may take. */
export const handle: Edge['fetch'] = (request) => {
  everySimulator ??= createEdge(catalogue)
  return everySimulator.fetch(request)
}

export default { fetch: handle } satisfies Edge
