import type { ApiRequest, ApiResponse, Body, Handler } from '../answer/handler.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** Compresses bytes with gzip, beside the event loop. */
export type Compress = (bytes: Bytes) => Promise<Bytes>

/** Matches an `Accept-Encoding` that names gzip, unless with a weight of 0 (RFC 9110, 12.5.3). */
const ACCEPTS_GZIP = /(?:^|,)\s*gzip\s*(?:;\s*q=(?!0(?:\.0*)?\s*(?:,|$))[\d.]+\s*)?(?:,|$)/i

/**
 * Compresses each document once: the handler answers with the same bytes for the same document, and a WeakMap keeps
 * the compressed copy as long as these bytes. Called by `api-routes.ts`.
 * @param compress undefined when the platform compresses.
 */
export function compressed(answer: Handler, compress: Compress | undefined): Handler {
  const copies = new WeakMap<Bytes, Promise<Bytes>>()
  const copyOf = (bytes: Bytes): Promise<Bytes> | undefined => {
    const copy = copies.get(bytes) ?? compress?.(bytes)
    if (copy) copies.set(bytes, copy)
    return copy
  }
  const encode = (response: ApiResponse, request: ApiRequest): ApiResponse | Promise<ApiResponse> => {
    if (response.status !== 200 && response.status !== 304) return response
    const varied = { ...response, headers: { ...response.headers, vary: 'Accept, Accept-Encoding' } }
    const { body } = response
    const copy = isBytes(body) && ACCEPTS_GZIP.test(request.acceptEncoding ?? '') ? copyOf(body) : undefined
    if (!copy) return varied
    const headers = { ...varied.headers, 'content-encoding': 'gzip' }
    return copy.then((bytes) => ({ ...varied, headers, body: bytes }))
  }
  return (request) => {
    const response = answer(request)
    return response instanceof Promise
      ? response.then((late) => encode(late, request))
      : encode(response, request)
  }
}

const isBytes = (body: Body): body is Bytes => typeof body !== 'string'
