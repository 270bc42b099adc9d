import type { Language, Simulator } from '@denier/core'
import { JSON_HEADERS } from './cached.ts'
import { documentResource } from './document.ts'
import { addressOf } from './doors.ts'
import type { Handler } from './exchange.ts'
import { describeParameter, exampleQuery } from './parameter.ts'

/** Where a machine that came upon the catalogue finds the rest (RFC 8288). */
const ELSEWHERE = [
  '</.well-known/api-catalog>; rel="api-catalog"',
  '</openapi.json>; rel="service-desc"; type="application/json"',
  '</docs>; rel="service-doc"; type="text/html"',
].join(', ')

/** The catalogue: every simulator with what it takes and an address to try. */
export const listing = (simulators: readonly Simulator[]): Handler =>
  documentResource(
    { name: 'simulateurs', shared: false, headers: () => ({ ...JSON_HEADERS, link: ELSEWHERE }) },
    ({ origin, now }, language) =>
      JSON.stringify({
        data: { simulateurs: simulators.map((simulator) => entry(simulator, origin, language)) },
        meta: { computedAt: now, version: '1.0', endpoint: 'simulateurs' },
      }),
  )

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
