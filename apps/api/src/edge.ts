import { catalogue, loadHistory, type Simulator } from '@denier/core'
import type { ApiRequest } from './answer/exchange.ts'
import { faultResponse, faults } from './answer/fault.ts'
import { type Clock, systemClock } from './clock.ts'
import { type ClientKey, clientKey } from './limit/client-key.ts'
import type { Limiter } from './limit/limiter.ts'
import { createPipeline, type PipelineParts } from './pipeline/pipeline.ts'
import type { FinalResponse } from './pipeline/response-headers.ts'
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

/** What an edge is told besides its simulators. */
export interface EdgeOptions extends ApiParts {
  /** Where clients reach it, `https://…` without a final `/`; unless told, where the request was sent. */
  readonly publicUrl?: string | undefined
  readonly clock?: Clock
  /**
   * The limit of questions, in memory or in any store; without it nothing is counted. `addressOf` gives the address of
   * the client, which each platform tells in its own way.
   */
  readonly limit?: { readonly limiter: Limiter; readonly addressOf: (request: Request) => string }
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
    routes: { find: (path) => api.routes.get(path), fallback },
    buckets: { questions: limit?.limiter, documents: undefined },
    onFailure,
  })

  const apiRequest = (request: Request): ApiRequest => {
    const { url, method, headers } = request
    const { origin, pathname, search } = new URL(url)
    const header = (name: string) => headers.get(name) ?? undefined
    return {
      method,
      path: pathname,
      query: search.slice(1),
      accept: header('accept'),
      acceptEncoding: header('accept-encoding'),
      ifNoneMatch: header('if-none-match'),
      headers: {},
      body: '',
      client: (limit && clientKey(limit.addressOf(request))) ?? UNKNOWN,
      origin: publicUrl ?? origin,
      now: clock.now(),
      today: clock.today(),
    }
  }
  return {
    fetch: async (request) => {
      try {
        await loadHistory()
        return toResponse(await pipeline(apiRequest(request)), request.method)
      } catch (error) {
        const requestId = crypto.randomUUID()
        onFailure(error, { requestId, path: new URL(request.url).pathname })
        const { status, headers, body } = faultResponse(faults.internal, { more: { requestId } })
        return new Response(body, { status, headers })
      }
    },
  }
}

/** All clients without an address are one, named as no sender can be. */
const UNKNOWN: ClientKey = { high: -2, low: 0 }

/** These have no body, not even an empty one. */
const WITHOUT_BODY = new Set([204, 304])

function toResponse({ status, headers: flat, body }: FinalResponse, method: string): Response {
  const headers = new Headers()
  for (let index = 0; index < flat.length; index += 2)
    headers.set(flat[index] as string, flat[index + 1] as string)
  return new Response(method === 'HEAD' || WITHOUT_BODY.has(status) ? null : body, { status, headers })
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
