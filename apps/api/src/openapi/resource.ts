import type { Language, Simulator } from '@denier/core'
import { documentResource } from '../answer/document.ts'
import type { Resource } from '../answer/exchange.ts'
import { type OpenApi, openApiDocument } from './document.ts'

/** `/openapi.json`, in either language, naming the origin it was asked at. */
export function openApi(simulators: readonly Simulator[]): Resource {
  const described = new Map<Language, OpenApi>()
  const describe = (language: Language): OpenApi => {
    const known = described.get(language) ?? openApiDocument(simulators, language)
    described.set(language, known)
    return known
  }
  return documentResource({ name: 'openapi.json' }, ({ origin }, language) =>
    JSON.stringify({ ...describe(language), servers: [{ url: origin }] }),
  )
}
