import { compileParser, type Language, readQuery, type Simulator } from '@denier/core'
import { cached } from '../answer/cached.ts'
import type { Resource } from '../answer/exchange.ts'
import { invalid } from '../answer/fault.ts'
import { lang } from '../answer/language.ts'
import { type OpenApi, openApiDocument } from './document.ts'

const parser = compileParser('openapi.json', { lang })

/** `/openapi.json`, in either language, naming the origin it was asked at. */
export function openApi(simulators: readonly Simulator[], addressOf: (name: string) => string): Resource {
  const described = new Map<Language, OpenApi>()
  const describe = (language: Language): OpenApi => {
    const known = described.get(language) ?? openApiDocument(simulators, addressOf, language)
    described.set(language, known)
    return known
  }
  return (request) => {
    const parsed = parser.fromQuery(readQuery(request.query))
    if (!parsed.ok) return invalid(parsed.problems)
    const { lang: language } = parsed.params
    const { origin } = request
    const identity = { door: 'openapi', parameters: {}, lang: language, format: 'json', origin }
    return cached(request, identity, {}, () =>
      JSON.stringify({ ...describe(language), servers: [{ url: request.origin }] }),
    )
  }
}
