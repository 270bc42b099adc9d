import type { Problem } from '@denier/core'
import { InvalidQueryError } from './errors/invalid-query-error.ts'
import { NotFoundError } from './errors/not-found-error.ts'
import { RateLimitedError } from './errors/rate-limited-error.ts'
import { ServiceError } from './errors/service-error.ts'
import { UnexpectedResponseError } from './errors/unexpected-response-error.ts'
import type { RawResponse } from './send-request.ts'

/**
 * The error that a response stands for; `undefined` for status 200. Used by `request-with-retries.ts`.
 * @param retryAfter seconds to wait before a retry, where they are known.
 */
export function readFailure(
  { status, headers, text }: RawResponse,
  retryAfter: number | undefined,
  url: string,
): Error | undefined {
  if (status === 200) return undefined
  if (status === 429) return new RateLimitedError(retryAfter ?? 0, url)
  const errors = readErrors(text)
  const [first] = errors
  if (!first) return new UnexpectedResponseError(status, headers.get('content-type') ?? '', text, url)
  if (status === 422) return new InvalidQueryError(errors as readonly Problem[], url)
  const { code, message, requestId } = first
  if (status === 404) return new NotFoundError(message, url)
  return new ServiceError({ status, code, message, requestId, retryAfter }, url)
}

/** An entry of `errors`; only `message` is checked. */
interface Entry {
  readonly message: string
  readonly field?: string
  readonly code?: string
  readonly requestId?: string
}

/** The `errors` of a body; empty where it is not one of the service. */
function readErrors(text: string): readonly Entry[] {
  const body = parseJson(text)
  const { errors } = isObject(body) ? body : {}
  return Array.isArray(errors) && errors.every(isEntry) ? errors : []
}

const isEntry = (entry: unknown): entry is Entry => isObject(entry) && typeof entry.message === 'string'

/**
 * The body as a JSON object whose named members are objects. Used by `client.ts`.
 * @throws UnexpectedResponseError for anything else.
 */
export function readJson(reply: RawResponse, members: readonly string[], url: string): unknown {
  const body = parseJson(reply.text)
  if (isObject(body) && members.every((member) => isObject(body[member]))) return body
  throw unexpectedResponse(reply, url)
}

/**
 * The list of this name in `data`. Used by `client.ts`.
 * @throws UnexpectedResponseError when there is none.
 */
export function readList(reply: RawResponse, name: string, url: string): readonly unknown[] {
  const { data } = readJson(reply, ['data', 'meta'], url) as { data: Readonly<Record<string, unknown>> }
  const list = data[name]
  if (Array.isArray(list)) return list
  throw unexpectedResponse(reply, url)
}

/**
 * The body, of this content type. Used by `client.ts`.
 * @throws UnexpectedResponseError for any other.
 */
export function readText(reply: RawResponse, type: string, url: string): string {
  if (reply.headers.get('content-type')?.startsWith(type)) return reply.text
  throw unexpectedResponse(reply, url)
}

const unexpectedResponse = ({ status, headers, text }: RawResponse, url: string): Error =>
  new UnexpectedResponseError(status, headers.get('content-type') ?? '', text, url)

/** `undefined` when the text is not JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null
