import { errorResponse, httpErrors } from '../answer/error-response.ts'
import type { ApiRequest, ApiResponse } from '../answer/handler.ts'
import { type Admission, admitRequest, type Buckets, costOf, limitHeaders, retryAfterS } from './admission.ts'
import { answerPreflight } from './constant-headers.ts'
import { refuseRequestLine } from './request-line.ts'
import { type FinalResponse, finalize } from './response-headers.ts'
import type { Cost, Route } from './route.ts'

/** Dependencies of a pipeline. */
export interface PipelineParts {
  /** The route of every path that exists. */
  readonly routes: ReadonlyMap<string, Route>
  /** Answers for paths that do not exist. */
  readonly fallback: Route
  /** The limiters of the clients. */
  readonly buckets: Buckets
  /**
   * Called for each internal error, with the id that the client may quote. The path has no query, which contains
   * incomes.
   */
  readonly onFailure: (error: unknown, where: { readonly requestId: string; readonly path: string }) => void
}

/**
 * Answers every request of every interface. It never throws and never rejects: an error becomes a 500 with an id and is
 * given to `onFailure`, which must not throw.
 */
export type Pipeline = (request: ApiRequest) => FinalResponse | Promise<FinalResponse>

/** No headers of the limit. */
const NO_LIMIT: readonly string[] = []

/**
 * Handles a request from any adapter: refuses a malformed request line, finds the route, charges its cost to the limit
 * of the client, answers and adds the headers. Called by `service.ts` and `edge.ts`; used, for its types, by
 * `fetch-handler.ts` and `node/server.ts`.
 */
export function createPipeline({ routes, fallback, buckets, onFailure }: PipelineParts): Pipeline {
  const fail = (error: unknown, { path }: ApiRequest): ApiResponse => {
    const requestId = crypto.randomUUID()
    onFailure(error, { requestId, path })
    return errorResponse(httpErrors.internal, { more: { requestId } })
  }

  /**
   * @param admitted how many questions of the request the limit lets through: of a batch, perhaps not all.
   * @param limit headers of the limit, as alternating names and values.
   */
  const answer = (
    route: Route,
    request: ApiRequest,
    admitted: number,
    limit: readonly string[],
  ): FinalResponse | Promise<FinalResponse> => {
    try {
      const response = route.answer(request, admitted)
      if (!(response instanceof Promise)) return finalize(response, limit)
      return response.catch((error) => fail(error, request)).then((late) => finalize(late, limit))
    } catch (error) {
      return finalize(fail(error, request), limit)
    }
  }

  const answerAdmitted = (
    route: Route,
    request: ApiRequest,
    cost: Cost,
    { admitted, decision }: Admission,
  ) => {
    // a request that is free, or of a class without limit
    if (!decision) return answer(route, request, admitted, NO_LIMIT)
    // the limit that clients are promised is that of questions
    const limit = cost.costClass === 'question' ? limitHeaders(decision) : NO_LIMIT
    if (admitted > 0) return answer(route, request, admitted, limit)
    return finalize(route.refuse(request, retryAfterS(decision)), limit)
  }

  const handle: Pipeline = (request) => {
    const { path, method } = request
    if (method === 'OPTIONS') return finalize(answerPreflight(path), NO_LIMIT)
    const found = routes.get(path)
    const refusal = refuseRequestLine(request, found !== undefined)
    if (refusal) return finalize(refusal, NO_LIMIT)
    const route = found ?? fallback
    const cost = costOf(route, request)
    const admission = admitRequest(buckets, cost, request.client)
    return admission instanceof Promise
      ? admission.then((late) => answerAdmitted(route, request, cost, late))
      : answerAdmitted(route, request, cost, admission)
  }

  return (request) => {
    const failed = (error: unknown) => finalize(fail(error, request), NO_LIMIT)
    try {
      const response = handle(request)
      return response instanceof Promise ? response.catch(failed) : response
    } catch (error) {
      return failed(error)
    }
  }
}
