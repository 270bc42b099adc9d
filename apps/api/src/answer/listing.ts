import { compileParser, type Field, kinds, type Language, readQuery, type Simulator } from '@denier/core'
import { cached } from './cached.ts'
import type { Resource } from './exchange.ts'
import { invalid } from './fault.ts'
import { lang } from './language.ts'

const parser = compileParser('simulateurs', { lang })

/** The catalogue: every simulator with what it takes and an address to try. */
export function listing(simulators: readonly Simulator[], addressOf: (name: string) => string): Resource {
  return (request) => {
    const parsed = parser.fromQuery(readQuery(request.query))
    if (!parsed.ok) return invalid(parsed.problems)
    const { lang: language } = parsed.params
    const { origin } = request
    const identity = { door: '', parameters: {}, lang: language, format: 'json', origin }
    return cached(request, identity, {}, () =>
      JSON.stringify({
        data: {
          simulateurs: simulators.map((simulator) => {
            const address = request.origin + addressOf(simulator.contract.name)
            return entry(simulator, address, language)
          }),
        },
        meta: { computedAt: request.now, version: '1.0', endpoint: 'simulateurs' },
      }),
    )
  }
}

function entry({ contract }: Simulator, address: string, language: Language) {
  const query = new URLSearchParams(
    Object.entries(contract.example.query).map(([name, value]) => [name, String(value)] as [string, string]),
  )
  return {
    name: contract.name,
    title: contract.title[language],
    purpose: contract.purpose[language],
    params: Object.entries(contract.params).map(([name, field]) => describe(name, field, language)),
    example: { query: contract.example.query, address: `${address}?${query}` },
  }
}

/** A parameter as a client needs it; what it does not have is `null`. */
function describe(name: string, field: Field, language: Language) {
  const { json, unit = null } = kinds[field.kind]
  return {
    name,
    type: json,
    unit,
    required: field.default === undefined && !field.optional,
    min: field.min ?? null,
    max: field.max ?? null,
    default: field.default ?? null,
    choices: field.choices ? Object.keys(field.choices) : (field.among ?? null),
    label: field.label[language],
    help: field.help?.[language] ?? null,
  }
}
