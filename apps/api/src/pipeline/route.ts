import type { ApiRequest, ApiResponse } from '../answer/handler.ts'

/**
 * Cost of a request, and the bucket of its client that pays:
 * - `free`: health, not counted;
 * - `document`: bytes that are ready in memory, in a wide bucket;
 * - `asset`: a file of a page with its hash in its name, which a browser keeps for ever, in a wider one;
 * - `question`: computed for one client, in the bucket of 30 a minute. Heavy questions are queued besides.
 * Used by several modules of `src`, `pipeline` and `routes`.
 */
export type CostClass = 'free' | 'document' | 'asset' | 'question'

/** Cost of one request. */
export interface Cost {
  readonly costClass: CostClass
  /** Places of the bucket: one, or the number of questions of a batch. */
  readonly places: number
}

/** The cost of health endpoints. */
export const FREE: Cost = { costClass: 'free', places: 0 }
/** The cost of one file or document. */
export const ONE_DOCUMENT: Cost = { costClass: 'document', places: 1 }
/** The cost of one hashed file of a page: docs/decisions/0065-assets-counted-apart.md. */
export const ONE_ASSET: Cost = { costClass: 'asset', places: 1 }
/** The cost of one computed answer. */
export const ONE_QUESTION: Cost = { costClass: 'question', places: 1 }

/**
 * Handler and cost of a path. Every interface is a set of routes: API, pages, documents, reference, tools, health.
 */
export interface Route {
  /** Constant, or computed from the request. */
  readonly cost: Cost | ((request: ApiRequest) => Cost)
  /** @param admitted how many of its places the request got, at least one. */
  readonly answer: (request: ApiRequest, admitted: number) => ApiResponse | Promise<ApiResponse>
  /** The answer to a client that is over its limit; it must cost less than `answer`. */
  readonly refuse: (request: ApiRequest, retryAfterS: number) => ApiResponse
}
