import type { Language, Simulator } from '@denier/core'
import { JSON_HEADERS } from './conditional-response.ts'
import { documentResource } from './document-resource.ts'
import { addressOf } from './endpoints.ts'
import type { Handler } from './handler.ts'
import { describeParameter, exampleQuery } from './parameter.ts'

/** Links from the catalogue to the descriptions of the service (RFC 8288). */
const DESCRIPTION_LINKS = [
  '</.well-known/api-catalog>; rel="api-catalog"',
  '</openapi.json>; rel="service-desc"; type="application/json"',
  '</docs>; rel="service-doc"; type="text/html"',
].join(', ')

/**
 * The catalogue as JSON, `{ data, meta }`: every simulator with its parameters and an address to try. Not `shared`, so
 * that its bytes are not kept for other requests: it contains the time of the request. `meta.version` is the version of
 * the JSON format of answers. Called by `routes/api-routes.ts`.
 */
export const catalogueListing = (simulators: readonly Simulator[]): Handler =>
  documentResource(
    { name: 'simulateurs', shared: false, headers: () => ({ ...JSON_HEADERS, link: DESCRIPTION_LINKS }) },
    ({ origin, now }, language) =>
      JSON.stringify({
        data: { simulateurs: simulators.map((simulator) => entry(simulator, origin, language)) },
        meta: { computedAt: now, version: '1.0', endpoint: 'simulateurs' },
      }),
  )

/**
 * One simulator in the catalogue, with its texts in one language. `example.query` is the worked example as an object,
 * as in its contract; `example.address` is the absolute address that answers it.
 */
function entry({ contract }: Simulator, origin: string, language: Language) {
  const address = `${origin}${addressOf(contract.name)}?${exampleQuery(contract)}`
  return {
    name: contract.name,
    title: contract.title[language],
    purpose: contract.purpose[language],
    params: Object.entries(contract.params).map(([name, field]) => describeParameter(name, field, language)),
    example: { query: contract.example.query, address },
  }
}
