import { type Problem, wireProblem } from '@denier/core'
import type { ApiResponse } from './handler.ts'

/**
 * An error of the whole request: the same `errors` array as for parameters, without `field`. Used by
 * `node/client-error.ts` and `openapi/components.ts`.
 */
export interface HttpError {
  /** HTTP status. */
  readonly status: number
  /** Stable identifier for programs. */
  readonly code: string
  /** English sentence for people. */
  readonly message: string
}

/**
 * Every error of the service that is not about a parameter. Codes and statuses are part of the API. Used by
 * `fetch-handler.ts`, `analysis-resource.ts`, `not-found.ts`, `node/client-error.ts` and others in `pipeline`,
 * `node`, `openapi` and `routes`.
 */
export const httpErrors = {
  badRequest: { status: 400, code: 'bad_request', message: 'The request is malformed' },
  badHost: { status: 400, code: 'bad_request', message: 'The request must have exactly one Host header' },
  body: { status: 400, code: 'bad_request', message: 'The request must have no body' },
  notFound: { status: 404, code: 'not_found', message: 'There is nothing here; see /api/v1/simulateurs' },
  method: { status: 405, code: 'method_not_allowed', message: 'The method must be GET, HEAD or OPTIONS' },
  timeout: { status: 408, code: 'request_timeout', message: 'The request took too long to arrive' },
  bodyTooLarge: { status: 413, code: 'body_too_large', message: 'The body must be at most 100000 bytes' },
  addressTooLong: { status: 414, code: 'uri_too_long', message: 'The address is too long' },
  expectation: { status: 417, code: 'expectation_failed', message: 'The service meets no expectation' },
  rateLimited: { status: 429, code: 'rate_limited', message: 'Too many requests: wait 1 minute' },
  headersTooLarge: { status: 431, code: 'headers_too_large', message: 'The request headers are too large' },
  overloaded: { status: 503, code: 'overloaded', message: 'Too many long questions at once: try again' },
  internal: { status: 500, code: 'internal_error', message: 'The service failed; the fault is logged' },
} as const satisfies Record<string, HttpError>

/** Errors must not be cached. */
const HEADERS = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' }

/**
 * JSON body of an error, the same on every interface. Used by `node/client-error.ts`.
 * @param more further members of the error, such as `requestId`.
 */
export const errorBody = (
  { code, message }: HttpError,
  more: Readonly<Record<string, unknown>> = {},
): string => JSON.stringify({ errors: [{ code, message, ...more }] })

/**
 * Response to a request that is refused as a whole. For handlers, the pipeline and adapters. Used by
 * `fetch-handler.ts`, `analysis-resource.ts`, `not-found.ts`, `node/server.ts` and others in `pipeline` and `routes`.
 * @param options.headers headers to add, by lower-case name. @param options.more further members of the
 * error.
 */
export const errorResponse = (
  error: HttpError,
  {
    headers = {},
    more = {},
  }: { headers?: Readonly<Record<string, string>>; more?: Record<string, unknown> } = {},
): ApiResponse => ({
  status: error.status,
  headers: { ...HEADERS, ...headers },
  body: errorBody(error, more),
})

/**
 * Response to an invalid query: one entry per invalid parameter. Used by `analysis-resource.ts`,
 * `document-resource.ts` and `routes/tool-routes.ts`.
 */
export const invalidQueryResponse = (errors: readonly Problem[]): ApiResponse => ({
  status: 422,
  headers: HEADERS,
  body: JSON.stringify({ errors: errors.map(wireProblem) }),
})
