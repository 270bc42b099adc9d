import { compileParser, type Language, readQuery } from '@denier/core'
import { cached, type Headers } from './cached.ts'
import type { ApiRequest, Handler } from './exchange.ts'
import { invalid } from './fault.ts'
import { lang } from './language.ts'

/** What a document is, its text apart. */
interface Settings {
  /** What an unknown parameter is said not to belong to. */
  readonly name: string
  readonly headers?: (request: ApiRequest) => Headers
  /** Whether it holds worked examples: some stand on the law of the day. */
  readonly dated?: boolean
  /** Whether its text is the same for everybody who asks at one origin, on one day: its bytes are then kept. */
  readonly shared?: boolean
}

/** Copies kept of one document: both languages at a few origins. Anybody may make up an origin. */
const MOST_COPIES = 8

/**
 * A text that describes the service: it takes a language, and holds addresses of the host it was asked at.
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
    if (!parsed.ok) return invalid(parsed.problems)
    const { lang: language } = parsed.params
    const { origin, today } = request
    const identity = {
      door: `document ${request.path}`,
      parameters: {},
      lang: language,
      format: 'document',
      origin,
      ...(dated && { day: today }),
    }
    return cached(request, identity, headers ? { headers: headers(request) } : {}, () =>
      shared ? sharedText(request, language) : write(request, language),
    )
  }
}

const encoder = new TextEncoder()
