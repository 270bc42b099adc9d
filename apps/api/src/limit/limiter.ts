import type { ClientKey } from './client-key.ts'

/**
 * The answer to one request of a client: whether it may send it, and what it has left. Exported by
 * `@denier/api/edge`; used by `memory-limiter.ts`, `shared-limiter.ts` and `pipeline/admission.ts`.
 */
export interface Decision {
  /** Whether the request is accepted. */
  readonly allowed: boolean
  /** Places that a client has in one window; each accepted request takes one. */
  readonly limit: number
  /** Places left after this answer. */
  readonly remaining: number
  /**
   * Milliseconds until the oldest counted request leaves the window; 0 when none is counted. After a
   * refusal: the wait after which a retry passes.
   */
  readonly resetAfterMs: number
}

/**
 * Where requests are counted. `away`: the shared store does not answer, each process counts its own. Used by
 * `memory-limiter.ts`, `shared-limiter.ts` and `metrics.ts`.
 */
export type StoreHealth =
  | { readonly store: 'memory' }
  | { readonly store: 'redis'; readonly state: 'up' | 'away' }

/**
 * At most `limit` accepted requests per client in any window (a minute). A refused request uses no place. The
 * window is half open: what was accepted at 0 frees its place at exactly 60 000 ms. The pipeline asks it for each
 * request. Exported by `@denier/api/edge`; used by `edge.ts`, `service.ts`, `create-limiter.ts`,
 * `memory-limiter.ts` and others in `limit`, `pipeline` and `routes`.
 */
export interface Limiter {
  /** Resolves when the store has answered, or after a second at most; never rejects. */
  readonly ready: Promise<void>
  /** Takes a place when there is one. It returns a promise only for a call to the shared store; never rejects. */
  take(client: ClientKey): Decision | Promise<Decision>
  /** Where requests are counted now. */
  health(): StoreHealth
  /** Ends connections and timers at once, whether or not the shared store answers. */
  close(): Promise<void>
}

/**
 * Two counts of one client, as one answer that keeps both: allowed when both allow; refused until the last of those
 * that refuse would accept; otherwise what the fuller count says. Used by `shared-limiter.ts`.
 */
export function stricter(a: Decision, b: Decision): Decision {
  if (a.allowed !== b.allowed) return a.allowed ? b : a
  if (a.remaining !== b.remaining) return a.remaining < b.remaining ? a : b
  return a.resetAfterMs > b.resetAfterMs ? a : b
}
