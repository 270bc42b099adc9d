import type { ApiRequest, ApiResponse } from '../answer/handler.ts'

/**
 * Cost of a request, and the bucket of its client that pays:
 * - `free`: health, not counted;
 * - `document`: bytes that are ready in memory, in a wide bucket (sizes: `settings.ts`);
 * - `asset`: a file of a page with its hash in its name, which a browser keeps for ever, in a wider one;
 * - `question`: computed for one client, in the bucket of 30 a minute. Heavy questions are queued besides.
 * Used by `admission.ts`.
 */
export type CostClass = 'free' | 'document' | 'asset' | 'question'

/** Cost of one request. Used by `admission.ts` and `pipeline.ts`. */
export interface Cost {
  readonly costClass: CostClass
  /** Places of the bucket: one, the number of questions of a batch, or 0 for a free request. */
  readonly places: number
}

/** The cost of health endpoints. Used by `routes/health-routes.ts`. */
export const FREE: Cost = { costClass: 'free', places: 0 }
/**
 * The cost of one file or document. Used by `edge.ts`, `routes/api-routes.ts`, `routes/docs-routes.ts`,
 * `routes/page-routes.ts` and `routes/tool-routes.ts`.
 */
export const ONE_DOCUMENT: Cost = { costClass: 'document', places: 1 }
/**
 * The cost of one hashed file of a page: docs/decisions/0065-assets-counted-apart.md. Used by
 * `routes/page-routes.ts`.
 */
export const ONE_ASSET: Cost = { costClass: 'asset', places: 1 }
/** The cost of one computed answer. Used by `edge.ts`, `routes/api-routes.ts` and `routes/page-routes.ts`. */
export const ONE_QUESTION: Cost = { costClass: 'question', places: 1 }

/**
 * Handler and cost of a path. Every interface is a set of routes: API, pages, documents, reference, tools, health.
 * Used by `edge.ts`, `service.ts`, `admission.ts`, `pipeline.ts` and others in `routes`.
 */
export interface Route {
  /** Constant, or computed from the request. */
  readonly cost: Cost | ((request: ApiRequest) => Cost)
  /** @param admitted how many of its places the request got: one at least, or 0 for a free one. */
  readonly answer: (request: ApiRequest, admitted: number) => ApiResponse | Promise<ApiResponse>
  /**
   * The answer to a client that is over its limit, with the seconds to wait; it must cost less than `answer`.
   */
  readonly refuse: (request: ApiRequest, retryAfterS: number) => ApiResponse
}
