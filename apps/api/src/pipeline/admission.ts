import type { ApiRequest } from '../answer/handler.ts'
import type { ClientKey } from '../limit/client-key.ts'
import type { Decision, Limiter } from '../limit/limiter.ts'
import type { Cost, CostClass, Route } from './route.ts'

/**
 * The limiters that count the requests of each client, one per cost class; without one, its class is not
 * limited.
 */
export interface Buckets {
  /** Computed answers. */
  readonly questions: Limiter | undefined
  /** Bytes that are ready in memory: documents and pages without an answer. */
  readonly documents: Limiter | undefined
  /** The hashed files of pages. */
  readonly assets?: Limiter | undefined
}

/**
 * Number of places that a request got, out of those that it needs. A place is one unit of the limit: one question or
 * one document.
 */
export interface Admission {
  /** 0 for a refused request. */
  readonly admitted: number
  /** The last decision of the limiter, where there is one. */
  readonly decision: Decision | undefined
}

/** The cost of a request on its route: constant, or computed from the request. Used by `pipeline.ts`. */
export const costOf = ({ cost }: Route, request: ApiRequest): Cost =>
  typeof cost === 'function' ? cost(request) : cost

/**
 * Takes the places of a request, one after the other, until one is refused. Called by `pipeline.ts`.
 * @returns a promise only for a call to a shared store.
 */
export function admitRequest(
  buckets: Buckets,
  { costClass, places }: Cost,
  client: ClientKey,
): Admission | Promise<Admission> {
  const limiter = limiterOf(buckets, costClass)
  if (!limiter || places === 0) return { admitted: places, decision: undefined }
  return takeFrom(limiter, client, places, 0)
}

/** The limiter of a cost class; none for a free request. */
function limiterOf({ questions, documents, assets }: Buckets, costClass: CostClass): Limiter | undefined {
  if (costClass === 'question') return questions
  if (costClass === 'document') return documents
  return costClass === 'asset' ? assets : undefined
}

/** Takes the places that are left to take. @param admitted places that the request has already got. */
function takeFrom(
  limiter: Limiter,
  client: ClientKey,
  places: number,
  admitted: number,
): Admission | Promise<Admission> {
  for (let taken = admitted; ; taken += 1) {
    const decision = limiter.take(client)
    if (decision instanceof Promise) return decision.then((late) => next(late, taken))
    if (!decision.allowed || taken + 1 === places) return ended(decision, taken)
  }
  function next(decision: Decision, taken: number): Admission | Promise<Admission> {
    if (!decision.allowed || taken + 1 === places) return ended(decision, taken)
    return takeFrom(limiter, client, places, taken + 1)
  }
}

/** The admission after the last decision. @param taken places taken before it. */
const ended = (decision: Decision, taken: number): Admission => ({
  admitted: decision.allowed ? taken + 1 : taken,
  decision,
})

/** The window of the limit, in seconds: `limit` places in any minute. */
const WINDOW_S = 60

/**
 * Headers of the limit, as alternating names and values: those of the draft standard (`RateLimit`: `q` is the
 * limit, `w` the window, `r` what remains, `t` the seconds until a place is free) and those in use before it.
 * Used by `pipeline.ts`.
 */
export function limitHeaders(decision: Decision): readonly string[] {
  const limit = String(decision.limit)
  const remaining = String(decision.remaining)
  const reset = String(retryAfterS(decision))
  return [
    'ratelimit-policy',
    `"default";q=${limit};w=${WINDOW_S}`,
    'ratelimit',
    `"default";r=${remaining};t=${reset}`,
    'x-ratelimit-limit',
    limit,
    'x-ratelimit-remaining',
    remaining,
    'x-ratelimit-reset',
    reset,
  ]
}

/** The wait until a place is free, in whole seconds rounded up, so that a retry then passes. Used by `pipeline.ts`. */
export const retryAfterS = ({ resetAfterMs }: Decision): number => Math.ceil(resetAfterMs / 1000)
