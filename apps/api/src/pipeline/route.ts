import type { ApiRequest, ApiResponse } from '../answer/exchange.ts'

/**
 * What a request may cost, and which bucket of its client pays:
 * - `free`: health, not counted;
 * - `document`: bytes that are ready in memory, in a wide bucket;
 * - `question`: computed for one client, in the bucket of 30 a minute. Heavy questions are queued besides.
 */
export type CostClass = 'free' | 'document' | 'question'

/** What one request costs. */
export interface Cost {
  readonly costClass: CostClass
  /** Places of the bucket: one, but for a message that asks several questions at once. */
  readonly places: number
}

export const FREE: Cost = { costClass: 'free', places: 0 }
export const ONE_DOCUMENT: Cost = { costClass: 'document', places: 1 }
export const ONE_QUESTION: Cost = { costClass: 'question', places: 1 }

/** Something at a path. Every interface is a set of routes: API, pages, documents, reference, tools, health. */
export interface Route {
  /** The same for every request, or by what the request asks. */
  readonly cost: Cost | ((request: ApiRequest) => Cost)
  /** @param admitted how many of its places the request got, at least one. */
  readonly answer: (request: ApiRequest, admitted: number) => ApiResponse | Promise<ApiResponse>
  /** The answer to a client that is over its limit; it must cost less than `answer`. */
  readonly refuse: (request: ApiRequest, retryAfterS: number) => ApiResponse
}
