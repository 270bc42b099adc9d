import { catalogue, loadHistory, type Simulator } from '@denier/core'
import { type Clock, systemClock } from './clock.ts'
import { createFetchHandler } from './fetch-handler.ts'
import type { Limiter } from './limit/limiter.ts'
import { createPipeline, type PipelineParts } from './pipeline/pipeline.ts'
import { ONE_DOCUMENT, ONE_QUESTION, type Route } from './pipeline/route.ts'
import { API, type ApiParts, createApiRoutes } from './routes/api-routes.ts'
import { refuseInJson } from './routes/refusals.ts'

/** Error with which `runInWorker` refuses a job when its queue is full. */
export { Busy } from '@denier/core'
/** Runs long analyses outside the request's turn; the platform may provide one. */
export type { RunInWorker } from './answer/run-in-worker.ts'
export type { Decision, Limiter } from './limit/limiter.ts'
/** The limit of the service, counted in the memory of one process. */
export { MemoryLimiter } from './limit/memory-limiter.ts'

/** The service without Node and sockets, in the form that worker platforms expect of a default export. */
export interface Edge {
  /** Answers any request; it never rejects. */
  readonly fetch: (request: Request) => Promise<Response>
}

/**
 * The limit of an edge, counted in memory or in any store that implements `Limiter`. Questions and documents have a
 * count each, called a bucket.
 */
export interface EdgeLimit {
  /** Counts the requests of each client that compute an answer (`/api/…`) and says when one is over its limit. */
  readonly limiter: Limiter
  /** The same for documents, such as `/openapi.json`; without it documents are not counted. */
  readonly documentLimiter?: Limiter | undefined
  /** The address of the client, which each platform gives in its own way, such as a header. */
  readonly addressOf: (request: Request) => string
}

/** Options of an edge, besides those of the API's routes. */
export interface EdgeOptions extends ApiParts {
  /** Public origin, `https://…` without a final `/`; the default is the origin of each request. */
  readonly publicUrl?: string | undefined
  /** The machine's clock by default. */
  readonly clock?: Clock
  /** Without it nothing is counted. */
  readonly limit?: EdgeLimit
  /**
   * Called for each internal error, with the id that the client may quote. The path has no query, since
   * queries contain incomes. By default it writes to the console.
   */
  readonly onFailure?: PipelineParts['onFailure']
}

/**
 * The API as a `fetch` handler: worker platforms, Deno, Bun, a service worker. It is the pipeline of the HTTP
 * service with the routes of the API alone: pages, `/docs`, `/mcp` and `/healthz` need files or a process.
 *
 * Exported by `@denier/api/edge`, for other programs.
 * @example export default createEdge(catalogue, { contact: 'security@denier.example' })
 */
export function createEdge(
  simulators: readonly Simulator[],
  { publicUrl, clock = systemClock(), limit, onFailure = toConsole, ...parts }: EdgeOptions = {},
): Edge {
  const api = createApiRoutes(simulators, { onUnreplayed: claimsToConsole, ...parts })
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
  return {
    fetch: createFetchHandler({
      pipeline,
      clock,
      publicUrl,
      addressOf: limit?.addressOf,
      // An edge starts without the historical series of returns: the first request loads them into memory.
      ready: loadHistory,
      onFailure,
    }),
  }
}

/** Default `onFailure`: platforms collect the console. */
const toConsole: PipelineParts['onFailure'] = (error, { requestId, path }) =>
  // biome-ignore lint/suspicious/noConsole: platforms have no other log
  console.error(`denier: ${path} failed (${requestId})`, error)

/** Default `onUnreplayed`: reports the steps whose formula, computed again, does not give their figure. */
const claimsToConsole = (simulator: string, claims: readonly string[]): void =>
  // biome-ignore lint/suspicious/noConsole: platforms have no other log
  console.error(`denier: formulas of ${simulator} do not give its figures: ${claims.join(', ')}`)

let everySimulator: Edge | undefined

/**
 * Answers a request with all simulators and no limit. They are assembled at the first request, since
 * platforms limit the time of a start. Exported by `@denier/api/edge`, for other programs.
 */
export const handle: Edge['fetch'] = (request) => {
  everySimulator ??= createEdge(catalogue)
  return everySimulator.fetch(request)
}

export default { fetch: handle } satisfies Edge
