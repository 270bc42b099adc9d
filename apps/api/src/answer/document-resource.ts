import { compileParser, type Language, readQuery } from '@denier/core'
import { conditionalResponse, type Headers } from './conditional-response.ts'
import { invalidQueryResponse } from './error-response.ts'
import type { ApiRequest, Handler } from './handler.ts'
import { lang } from './language.ts'

/** Options of a document. */
interface Settings {
  /** Name in the problem of an unknown parameter. */
  readonly name: string
  /** Headers of a 200, those of JSON by default. */
  readonly headers?: (request: ApiRequest) => Headers
  /** Whether it holds worked examples, some of which depend on the law of the day. False by default. */
  readonly dated?: boolean
  /**
   * Whether all clients of one origin get the same text on one day. Its bytes are then kept. True by default.
   */
  readonly shared?: boolean
}

/** Copies kept of one document: both languages at a few origins. The bound matters since clients choose the origin. */
const MOST_COPIES = 8

/**
 * A document that describes the service, in the requested language, with addresses of the requested host. For
 * OpenAPI, `llms.txt`, schemas and the catalogue. Used by `api-catalog.ts`, `catalogue-listing.ts`, `llms.ts`,
 * `openapi/openapi-resource.ts` and `openapi/simulator-schema.ts`.
 * @param write the text; not called when the client's copy is still good, nor when the bytes are kept.
 */
export function documentResource(
  { name, headers, dated = false, shared = true }: Settings,
  write: (request: ApiRequest, language: Language) => string,
): Handler {
  const parser = compileParser(name, { lang })
  const copies = new Map<string, Uint8Array<ArrayBuffer>>()

  const sharedText = (request: ApiRequest, language: Language): Uint8Array<ArrayBuffer> => {
    const key = `${language} ${dated ? request.today : ''} ${request.origin}`
    const copy = copies.get(key) ?? encoder.encode(write(request, language))
    copies.delete(key) // the one used last comes last
    copies.set(key, copy)
    if (copies.size > MOST_COPIES) copies.delete(copies.keys().next().value ?? '')
    return copy
  }
  return (request) => {
    const parsed = parser.fromQuery(readQuery(request.query))
    if (!parsed.ok) return invalidQueryResponse(parsed.problems)
    const { lang: language } = parsed.params
    const { origin, today } = request
    const identity = {
      endpoint: `document ${request.path}`,
      parameters: {},
      lang: language,
      format: 'document',
      origin,
      ...(dated && { day: today }),
    }
    return conditionalResponse(request, identity, headers ? { headers: headers(request) } : {}, () =>
      shared ? sharedText(request, language) : write(request, language),
    )
  }
}

const encoder = new TextEncoder()
