import { compileParser, readQuery, type Simulator } from '@denier/core'
import { cached } from './cached.ts'
import type { Resource } from './exchange.ts'
import { invalid } from './fault.ts'
import { lang } from './language.ts'

/** A simulator as a resource: the query is judged, then the answer computed, rounded, dated and sent. */
export function simulation(simulator: Simulator): Resource {
  const { name, params, constraints, personal } = simulator.contract
  const parser = compileParser(name, { ...params, lang }, constraints)

  return (request) => {
    const parsed = parser.fromQuery(readQuery(request.query))
    if (!parsed.ok) return invalid(parsed.problems)
    const { lang: language, ...parameters } = parsed.params
    const identity = { door: name, parameters, lang: language, format: 'json', day: request.today }
    return cached(request, identity, { personal }, () => {
      const { data, meta, disclaimer } = simulator.answer(parameters, { today: request.today }, language)
      return JSON.stringify({ data, meta: { computedAt: request.now, ...meta }, disclaimer })
    })
  }
}
