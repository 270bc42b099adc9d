import type { Problem } from '@denier/core'
import type { Reply } from './attempt.ts'
import { InvalidQueryError } from './errors/invalid-query-error.ts'
import { NotFoundError } from './errors/not-found-error.ts'
import { RateLimitedError } from './errors/rate-limited-error.ts'
import { ServiceError } from './errors/service-error.ts'
import { UnexpectedResponseError } from './errors/unexpected-response-error.ts'

/** The failure that an answer tells of; `undefined` for a success. */
export function failureOf(
  { status, headers, text }: Reply,
  retryAfter: number | undefined,
  url: string,
): Error | undefined {
  if (status === 200) return undefined
  if (status === 429) return new RateLimitedError(retryAfter ?? 0, url)
  const errors = errorsIn(text)
  const [first] = errors
  if (!first) return new UnexpectedResponseError(status, headers.get('content-type') ?? '', text, url)
  if (status === 422) return new InvalidQueryError(errors as readonly Problem[], url)
  const { code, message, requestId } = first
  if (status === 404) return new NotFoundError(message, url)
  return new ServiceError({ status, code, message, requestId, retryAfter }, url)
}

/** An entry of `errors`, of which nothing is taken on trust. */
interface Entry {
  readonly message: string
  readonly field?: string
  readonly code?: string
  readonly requestId?: string
}

function errorsIn(text: string): readonly Entry[] {
  const body = parsed(text)
  const { errors } = isObject(body) ? body : {}
  return Array.isArray(errors) && errors.every(isEntry) ? errors : []
}

const isEntry = (entry: unknown): entry is Entry => isObject(entry) && typeof entry.message === 'string'

/** A JSON object that holds these members, each an object. @throws UnexpectedResponseError for anything else. */
export function jsonOf(reply: Reply, members: readonly string[], url: string): unknown {
  const body = parsed(reply.text)
  if (isObject(body) && members.every((member) => isObject(body[member]))) return body
  throw unexpected(reply, url)
}

/** The list of this name in the `data` of an answer. @throws UnexpectedResponseError when there is none. */
export function listOf(reply: Reply, name: string, url: string): readonly unknown[] {
  const { data } = jsonOf(reply, ['data', 'meta'], url) as { data: Readonly<Record<string, unknown>> }
  const list = data[name]
  if (Array.isArray(list)) return list
  throw unexpected(reply, url)
}

/** A text of this type. @throws UnexpectedResponseError for any other. */
export function textOf(reply: Reply, type: string, url: string): string {
  if (reply.headers.get('content-type')?.startsWith(type)) return reply.text
  throw unexpected(reply, url)
}

const unexpected = ({ status, headers, text }: Reply, url: string): Error =>
  new UnexpectedResponseError(status, headers.get('content-type') ?? '', text, url)

/** JSON, or `undefined` for what is none. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null
