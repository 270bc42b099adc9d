import { type Answer, compileParser, readQuery, type Simulator } from '@denier/core'
import { type Aside, LONG, TooBusy } from './aside.ts'
import { cached } from './cached.ts'
import type { ApiRequest, Resource } from './exchange.ts'
import { faultAnswer, faults, invalid } from './fault.ts'
import { lang } from './language.ts'

/** Seconds after which a question that was refused has a fair chance. */
const RETRY_AFTER_S = 2

/**
 * A simulator as a resource: the query is judged, then the answer computed, rounded, dated and sent.
 * @param aside where long questions are answered; without it, here.
 */
export function simulation(simulator: Simulator, aside?: Aside): Resource {
  const { name, params, constraints, personal, steps } = simulator.contract
  const parser = compileParser(name, { ...params, lang }, constraints)

  return (request) => {
    const parsed = parser.fromQuery(readQuery(request.query))
    if (!parsed.ok) return invalid(parsed.problems)
    const { lang: language, ...parameters } = parsed.params
    const identity = { door: name, parameters, lang: language, format: 'json', day: request.today }
    const { today } = request
    if (!aside || steps(parameters) <= LONG) {
      return cached(request, identity, { personal }, () =>
        bodyOf(simulator.answer(parameters, { today }, language), request),
      )
    }
    const later = async () => bodyOf(await aside({ name, params: parameters, today, language }), request)
    return Promise.resolve(cached(request, identity, { personal }, later)).catch(busy)
  }
}

const bodyOf = ({ data, meta, disclaimer }: Answer, { now }: ApiRequest): string =>
  JSON.stringify({ data, meta: { computedAt: now, ...meta }, disclaimer })

function busy(error: unknown) {
  if (!(error instanceof TooBusy)) throw error
  return faultAnswer(faults.overloaded, { headers: { 'retry-after': String(RETRY_AFTER_S) } })
}
