import { errorResponse, httpErrors } from '../answer/error-response.ts'
import type { ApiRequest, ApiResponse } from '../answer/handler.ts'

/** The 429 response, serialised once. */
const RATE_LIMITED = errorResponse(httpErrors.rateLimited)

/**
 * The answer of every JSON route to a client over its limit: 429, with the seconds to wait. Used by `api-routes.ts`,
 * `docs-routes.ts`, `health-routes.ts`, `page-routes.ts`, `tool-routes.ts` and `edge.ts`.
 */
export const refuseInJson = (_request: ApiRequest, retryAfterS: number): ApiResponse => ({
  ...RATE_LIMITED,
  headers: { ...RATE_LIMITED.headers, 'retry-after': String(retryAfterS) },
})
