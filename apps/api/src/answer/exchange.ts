import type { CivilDate } from '@denier/core'

/** What the service needs to know of a request. Nothing here belongs to Node or to a framework. */
export interface ApiRequest {
  /** The path exactly as sent: what is not written as documented is not found. */
  readonly path: string
  /** The raw query, without its `?`. */
  readonly query: string
  /** What the client says it takes (`Accept`). */
  readonly accept: string | undefined
  readonly ifNoneMatch: string | undefined
  /** Where the client reaches the service, `https://…` without a final `/`. */
  readonly origin: string
  /** The time of the request, ISO 8601 in UTC. */
  readonly now: string
  /** The day in Paris: French law counts in French days. */
  readonly today: CivilDate
}

/** A text, or the bytes of one in UTF-8. */
export type Body = string | Uint8Array<ArrayBuffer>

/** What to send back, whole. */
export interface ApiAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Body
}

/** Something with an address. Nearly all answer at once; what takes long is answered later, from elsewhere. */
export type Resource = (request: ApiRequest) => ApiAnswer | Promise<ApiAnswer>
