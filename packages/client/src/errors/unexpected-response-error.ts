import { DenierError } from './denier-error.ts'

/** Characters of the body that an error keeps. */
const EXCERPT = 200

/**
 * The response is not from this service: the page of a proxy, another server at this URL. Calls of the client
 * reject with it. Used by `read-response.ts`.
 */
export class UnexpectedResponseError extends DenierError {
  override readonly name = 'UnexpectedResponseError'
  /** The HTTP status. */
  readonly status: number
  /** The header `Content-Type`; empty without one. */
  readonly contentType: string
  /** The first 200 characters of the body. */
  readonly excerpt: string

  constructor(status: number, contentType: string, body: string, url: string) {
    super(`Not an answer of the service: status ${status}, ${contentType || 'no content type'}`, url)
    this.status = status
    this.contentType = contentType
    this.excerpt = body.slice(0, EXCERPT)
  }
}
