import { errorResponse, httpErrors } from './answer/error-response.ts'
import type { ApiRequest } from './answer/handler.ts'
import type { Clock } from './clock.ts'
import { type ClientKey, clientKey } from './limit/client-key.ts'
import type { Pipeline, PipelineParts } from './pipeline/pipeline.ts'
import { LARGEST_BODY, takesBody } from './pipeline/request-line.ts'
import { type FinalResponse, finalize } from './pipeline/response-headers.ts'

/** Dependencies of the adapter. */
interface FetchHandlerParts {
  readonly pipeline: Pipeline
  readonly clock: Clock
  /** Public origin, `https://…` without a final `/`; the default is the origin of each request. */
  readonly publicUrl?: string | undefined
  /** The address of the client, which each platform gives in its own way; without it all clients are one. */
  readonly addressOf?: ((request: Request) => string) | undefined
  /** Awaited before each answer: data that a platform could not load at its start. */
  readonly ready?: () => Promise<unknown>
  /**
   * Called for an error outside the pipeline, with the id that the response gives and the path without query.
   */
  readonly onFailure: PipelineParts['onFailure']
}

// The refusals of this adapter, made once, without headers of the limit: these requests are not counted.
const BAD_REQUEST = finalize(errorResponse(httpErrors.badRequest), [])
const BODY_TOO_LARGE = finalize(errorResponse(httpErrors.bodyTooLarge), [])

/** The adapter for `fetch`: it answers any request, and never rejects. Called by `edge.ts`. */
export function createFetchHandler(parts: FetchHandlerParts): (request: Request) => Promise<Response> {
  const { pipeline, clock, publicUrl, addressOf, ready, onFailure } = parts

  const apiRequest = (request: Request, { origin, pathname, search }: URL): ApiRequest => {
    const header = (name: string) => request.headers.get(name) ?? undefined
    return {
      method: request.method,
      path: pathname,
      query: search.slice(1),
      accept: header('accept'),
      acceptEncoding: header('accept-encoding'),
      ifNoneMatch: header('if-none-match'),
      headers: {},
      body: '',
      client: (addressOf && clientKey(addressOf(request))) ?? UNKNOWN,
      origin: publicUrl ?? origin,
      now: clock.now(),
      today: clock.today(),
    }
  }

  const answer = async (request: Request): Promise<FinalResponse> => {
    await ready?.()
    const withoutBody = apiRequest(request, new URL(request.url))
    if (!takesBody(withoutBody.method, withoutBody.path)) return pipeline(withoutBody)
    const read = await readBody(request).catch(() => BAD_REQUEST)
    return typeof read === 'string'
      ? pipeline({ ...withoutBody, headers: Object.fromEntries(request.headers), body: read })
      : read
  }
  return async (request) => {
    try {
      return toResponse(await answer(request), request.method)
    } catch (error) {
      const requestId = crypto.randomUUID()
      onFailure(error, { requestId, path: new URL(request.url).pathname })
      return toResponse(
        finalize(errorResponse(httpErrors.internal, { more: { requestId } }), []),
        request.method,
      )
    }
  }
}

/** One key for all clients without an address; no real address has it. */
const UNKNOWN: ClientKey = { high: -2, low: 0 }

/** The body of a request as text, or the refusal of one that is larger than `LARGEST_BODY` bytes. */
async function readBody(request: Request): Promise<string | FinalResponse> {
  if (Number(request.headers.get('content-length') ?? 0) > LARGEST_BODY) return BODY_TOO_LARGE
  const decoder = new TextDecoder()
  let text = ''
  let length = 0
  for await (const chunk of request.body ?? []) {
    length += chunk.length
    if (length > LARGEST_BODY) return BODY_TOO_LARGE
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}

/** Statuses whose response must have a null body. */
const WITHOUT_BODY = new Set([204, 304])

/** @param response its headers are a flat list of alternating names and values. */
function toResponse({ status, headers: flat, body }: FinalResponse, method: string): Response {
  const headers = new Headers()
  for (let index = 0; index < flat.length; index += 2)
    headers.set(flat[index] as string, flat[index + 1] as string)
  return new Response(method === 'HEAD' || WITHOUT_BODY.has(status) ? null : body, { status, headers })
}
