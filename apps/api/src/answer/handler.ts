import type { CivilDate } from '@denier/core'
import type { ClientKey } from '../limit/client-key.ts'

/**
 * A request, as every adapter (`node:http`, `fetch`) hands it to the pipeline. Used by `fetch-handler.ts`,
 * `answer-formats.ts`, `conditional-response.ts`, `document-resource.ts` and others in `pipeline`, `routes` and
 * `node`.
 */
export interface ApiRequest {
  readonly method: string
  /** The path exactly as sent: another spelling of a path is not found. */
  readonly path: string
  /** The raw query, without its `?`. */
  readonly query: string
  /** The header `Accept`, like the next two, which have the names of theirs. */
  readonly accept: string | undefined
  readonly acceptEncoding: string | undefined
  readonly ifNoneMatch: string | undefined
  /** Every header, by lower-case name, for the protocols that define their own. */
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
  /** The body, where the route reads one; else empty. */
  readonly body: string
  /** The client that the limit counts. */
  readonly client: ClientKey
  /** Origin under which the client reaches the service, `https://…` without a final `/`. */
  readonly origin: string
  /** The time of the request, ISO 8601 in UTC. */
  readonly now: string
  /** The day in Paris: French law counts in French days. */
  readonly today: CivilDate
}

/** A text, or the bytes of one in UTF-8. */
export type Body = string | Uint8Array<ArrayBuffer>

/**
 * A complete response without the headers common to all. Used by `analysis-resource.ts`, `conditional-response.ts`,
 * `error-response.ts`, `not-found.ts` and others in `pipeline`, `routes` and `answer`.
 */
export interface ApiResponse {
  readonly status: number
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string>>
  readonly body: Body
}

/**
 * Answers a request; the promise of a long one resolves when a worker has answered. Used by `analysis-resource.ts`,
 * `api-catalog.ts`, `catalogue-listing.ts`, `document-resource.ts` and others in `routes`, `answer` and `openapi`.
 */
export type Handler = (request: ApiRequest) => ApiResponse | Promise<ApiResponse>
