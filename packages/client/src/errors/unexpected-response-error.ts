import { DenierError } from './denier-error.ts'

/** Characters of a body that an error keeps: enough to tell who wrote it. */
const EXCERPT = 200

/** What came is no answer of this service: the page of a proxy, another server at this address. */
export class UnexpectedResponseError extends DenierError {
  override readonly name = 'UnexpectedResponseError'
  readonly status: number
  readonly contentType: string
  /** How the body begins. */
  readonly excerpt: string

  constructor(status: number, contentType: string, body: string, url: string) {
    super(`Not an answer of the service: status ${status}, ${contentType || 'no content type'}`, url)
    this.status = status
    this.contentType = contentType
    this.excerpt = body.slice(0, EXCERPT)
  }
}
