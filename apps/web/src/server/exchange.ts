import type { CivilDate } from '@denier/core'

/** Headers of a response, with names in lower case. Used by `files.ts`, `headers.ts` and `reply.ts`. */
export type Headers = Readonly<Record<string, string>>

/**
 * The parts of a request that the pages use. Exported by `@denier/web`; used by `handler.ts`, `note.ts`,
 * `question.ts`, `reply.ts` and `sitemap.ts`, and by `routes/page-routes.ts` of `@denier/api`.
 */
export interface PageRequest {
  /** The path exactly as sent. */
  readonly path: string
  /** The raw query, without its `?`. */
  readonly query: string
  /** The headers `accept-encoding` and `if-none-match`, as sent. */
  readonly acceptEncoding: string | undefined
  readonly ifNoneMatch: string | undefined
}

/**
 * A page, a file or a redirection, ready to be sent. Exported by `@denier/web`; used by `handler.ts`,
 * `note.ts`, `question.ts`, `reply.ts` and `sitemap.ts`.
 */
export interface PageResponse {
  readonly status: number
  readonly headers: Headers
  readonly body: string | Uint8Array<ArrayBuffer>
}

/** The origin and the day of a request. Exported by `@denier/web`; used by `handler.ts`. */
export interface Visit {
  /**
   * Where this request was sent, without a final `/`, for the sitemap and notes, whose addresses are
   * absolute.
   */
  readonly requestOrigin: string
  /** The day in Paris. */
  readonly today: CivilDate
}
