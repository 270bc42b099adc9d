import type { AnswerQuestion, Simulator } from '@denier/core'
import { HASHED, type PageRequest, type Visit, type WebHandler, webHandler } from '@denier/web'
import type { ApiRequest, Handler } from '../answer/handler.ts'
import { ONE_ASSET, ONE_DOCUMENT, ONE_QUESTION, type Route } from '../pipeline/route.ts'
import { API } from './api-routes.ts'
import { refuseInJson } from './refusals.ts'

/** Dependencies of the pages. */
interface PageParts {
  readonly simulators: readonly Simulator[]
  /** Runs any analysis of any simulator. */
  readonly ask: AnswerQuestion
  /** Public origin, `https://…` without a final `/`; undefined for relative addresses. */
  readonly publicUrl: string | undefined
  /** For the legal notice, as the next two: who runs the service; empty when not set. */
  readonly operator: string
  /** An e-mail address or a link. */
  readonly contact: string
  /** Who hosts the machine. */
  readonly hosting: string
  /** Called between two pages with answers. */
  readonly nextTurn: () => Promise<void>
}

/** The pages, their files, and the route of paths that do not exist. `service.ts` mounts them. */
interface PageRoutes {
  readonly routes: ReadonlyMap<string, Route>
  /** The route of paths that do not exist, those below the API included. */
  readonly fallback: Route
  /** Renders the error pages in advance, in short steps. */
  readonly prepare: WebHandler['prepare']
}

/**
 * The routes of the pages. In `fallback`, a 404 in JSON says that it depends on `Accept`. Used by
 * `service.ts`.
 * @param notFoundInJson answers clients that do not accept HTML, and all paths below the API.
 */
export function createPageRoutes(parts: PageParts, notFoundInJson: Handler): PageRoutes {
  const { publicUrl, ...options } = parts
  const web = webHandler({ ...options, ...(publicUrl && { origin: publicUrl }) })
  const asset: Route = {
    cost: ONE_ASSET,
    answer: (request) => web.answer(pageRequest(request), visitOf(request)),
    refuse: refuseInJson,
  }
  const page: Route = {
    cost: (request) => (web.isQuestion(pageRequest(request)) ? ONE_QUESTION : ONE_DOCUMENT),
    answer: (request) => web.answer(pageRequest(request), visitOf(request)),
    refuse: (request, wait) => web.refuse(pageRequest(request), request.today, 429, wait),
  }
  const fallback: Route = {
    cost: ({ path }) => (path.startsWith(API) ? ONE_QUESTION : ONE_DOCUMENT),
    answer: (request) => {
      if (request.path.startsWith(API)) return notFoundInJson(request)
      if (isForPeople(request)) return web.notFound(pageRequest(request), request.today)
      const response = notFoundInJson(request)
      return response instanceof Promise
        ? response
        : { ...response, headers: { ...response.headers, vary: 'Accept' } }
    },
    refuse: (request, wait) =>
      !request.path.startsWith(API) && isForPeople(request)
        ? web.refuse(pageRequest(request), request.today, 429, wait)
        : refuseInJson(request, wait),
  }
  const routes = new Map([...web.paths].map((path) => [path, path.startsWith(HASHED) ? asset : page]))
  return { routes, fallback, prepare: web.prepare }
}

const pageRequest = ({ path, query, acceptEncoding, ifNoneMatch }: ApiRequest): PageRequest => ({
  path,
  query,
  acceptEncoding,
  ifNoneMatch,
})

const visitOf = ({ origin, today }: ApiRequest): Visit => ({ requestOrigin: origin, today })

/** Whether a client names HTML in `Accept` with a weight above 0; a wildcard alone does not count. */
const isForPeople = ({ accept }: ApiRequest): boolean =>
  /\btext\/html\b(?!\s*;\s*q=0(?:\.0*)?\b)/i.test(accept ?? '')
