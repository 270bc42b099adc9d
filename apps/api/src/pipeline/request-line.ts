import { errorResponse, httpErrors } from '../answer/error-response.ts'
import type { ApiRequest, ApiResponse } from '../answer/handler.ts'

// The request line: the method and the target, which is a path and a query, at times a whole address.
// Adapters split it; the pipeline refuses a bad one.

/**
 * The longest target that is read, in characters. Longer ones within Node's header limit get 414, beyond it
 * 431.
 */
const LONGEST_TARGET = 8192

/** A target in origin form (path and query), and the host that its absolute form named. */
interface Target {
  readonly target: string
  readonly host: string | undefined
}

/** The beginning of an absolute target, with its host. */
const ABSOLUTE = /^https?:\/\/([^/?]*)/i

/**
 * `GET http://host/path` is equivalent to `GET /path`, and its host wins over the `Host` header (RFC 9112, 3.2.2).
 * Used by `node/server.ts`.
 * @example originForm('http://denier.test?x=1') // { target: '/?x=1', host: 'denier.test' }
 */
export function originForm(target: string): Target {
  if (target.startsWith('/')) return { target, host: undefined }
  const host = ABSOLUTE.exec(target)?.[1]
  const rest = host === undefined ? target : target.replace(ABSOLUTE, '')
  return { target: rest === '' || rest.startsWith('?') ? `/${rest}` : rest, host }
}

/** The path and the query of a target, both as sent, without the `?`. Used by `node/request-reader.ts`. */
export function splitTarget(target: string): readonly [path: string, query: string] {
  const mark = target.indexOf('?')
  return mark < 0 ? [target, ''] : [target.slice(0, mark), target.slice(mark + 1)]
}

/** The path of a target, as sent, without its query. Used by `node/answer-log.ts` and `node/server.ts`. */
export const pathOf = (target: string): string => splitTarget(target)[0]

/** A host name, an IPv4 address or an IPv6 address in brackets, with or without a port. */
const HOST = /^[a-z\d](?:[a-z\d.-]*[a-z\d])?(?::\d{1,5})?$|^\[[\da-f:.]+\](?::\d{1,5})?$/i

/**
 * Origin of the service from the host of the request, `https://host`; empty for an invalid host, so that
 * addresses are relative. `X-Forwarded-Host` is not read: many proxies pass on the client's own value, and
 * shared caches would keep it. Used by `node/request-reader.ts`.
 */
export function originOf(host: string | undefined, protocol: string): string {
  const scheme = protocol === 'https' ? 'https' : 'http'
  return HOST.test(host ?? '') ? `${scheme}://${host}` : ''
}

/** The only path that accepts POST. Used by `constant-headers.ts` and `routes/tool-routes.ts`. */
export const TOOLS_PATH = '/mcp'

/** Largest body in bytes, enough for any tool call. Used by `fetch-handler.ts` and `node/read-body.ts`. */
export const LARGEST_BODY = 100_000

/** Whether a request has a body that a route reads. Used by `fetch-handler.ts` and `node/server.ts`. */
export const takesBody = (method: string | undefined, path: string): boolean =>
  method === 'POST' && path === TOOLS_PATH

/** The methods of a path, as a 405 and a preflight name them. Used by `constant-headers.ts`. */
export const methodsOf = (path: string): string =>
  path === TOOLS_PATH ? 'POST, OPTIONS' : 'GET, HEAD, OPTIONS'

/** The 405 responses, by the methods that the path allows. */
const REFUSALS = new Map(
  [TOOLS_PATH, '/'].map(methodsOf).map((allow): [string, ApiResponse] => {
    const message = `The method must be ${allow.replace(/, (?=\w+$)/, ' or ')}`
    return [allow, errorResponse({ ...httpErrors.method, message }, { headers: { allow } })]
  }),
)
const NOT_FOUND = errorResponse(httpErrors.notFound)
const TOO_LONG = errorResponse(httpErrors.addressTooLong)
const MALFORMED = errorResponse(httpErrors.badRequest)

/**
 * The refusal of a request line, before routing; `undefined` where it is accepted. Used by `pipeline.ts`.
 * @param exists whether a route has this path.
 */
export const refuseRequestLine = (request: ApiRequest, exists: boolean): ApiResponse | undefined =>
  refuseTarget(request, exists) ?? refuseMethod(request, exists)

/** The refusal of a method that a path does not take: 405 when the path exists, else 404. */
function refuseMethod({ path, method }: ApiRequest, exists: boolean): ApiResponse | undefined {
  const allow = methodsOf(path)
  const isTaken = allow === 'POST, OPTIONS' ? method === 'POST' : method === 'GET' || method === 'HEAD'
  if (isTaken || method === 'OPTIONS') return undefined
  return exists ? REFUSALS.get(allow) : NOT_FOUND
}

/** The refusal of a target that is too long, or of a path that does not decode. A path that exists is well formed. */
function refuseTarget({ path, query }: ApiRequest, exists: boolean): ApiResponse | undefined {
  // The `?` of a query counts as one character of the target.
  if (path.length + query.length + 1 > LONGEST_TARGET + (query === '' ? 1 : 0)) return TOO_LONG
  return exists || !path.includes('%') || canDecode(path) ? undefined : MALFORMED
}

/** Whether the percent escapes of a path are valid UTF-8. */
function canDecode(path: string): boolean {
  try {
    return decodeURI(path) !== '' // a bundler drops a call whose result nothing reads
  } catch {
    return false
  }
}
