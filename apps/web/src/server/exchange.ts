import type { CivilDate } from '@denier/core'

export type Headers = Readonly<Record<string, string>>

/** What the pages read of a request. */
export interface PageRequest {
  /** The path exactly as sent. */
  readonly path: string
  /** The raw query, without its `?`. */
  readonly query: string
  readonly acceptEncoding: string | undefined
  readonly ifNoneMatch: string | undefined
}

/** A page, a file or a redirection, to be sent as it is. */
export interface PageResponse {
  readonly status: number
  readonly headers: Headers
  readonly body: string | Uint8Array<ArrayBuffer>
}

/** Where and when a page is asked for. */
export interface Visit {
  /** Where this request was sent, for the sitemap, whose addresses must be absolute. */
  readonly requestOrigin: string
  /** The day in Paris. */
  readonly today: CivilDate
}
