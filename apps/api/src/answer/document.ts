import { compileParser, type Language, readQuery } from '@denier/core'
import { cached, type Headers } from './cached.ts'
import type { ApiRequest, Resource } from './exchange.ts'
import { invalid } from './fault.ts'
import { lang } from './language.ts'

/** What a document is, its text apart. */
interface Settings {
  /** What an unknown parameter is said not to belong to. */
  readonly name: string
  readonly headers?: (request: ApiRequest) => Headers
  /** Whether it holds worked examples: some stand on the law of the day. */
  readonly dated?: boolean
}

/**
 * What the service says of itself, as a resource: it takes a language, and holds addresses of the host it was asked at.
 * @param write the text; not called when the client's copy is still good.
 */
export function documentResource(
  { name, headers, dated = false }: Settings,
  write: (request: ApiRequest, language: Language) => string,
): Resource {
  const parser = compileParser(name, { lang })
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
      write(request, language),
    )
  }
}
