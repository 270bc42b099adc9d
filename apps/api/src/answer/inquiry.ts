import { type Answer, readQuery } from '@denier/core'
import { TooBusy } from './aside.ts'
import type { Asked } from './ask.ts'
import { cached } from './cached.ts'
import type { ApiAnswer, ApiRequest, Resource } from './exchange.ts'
import { faultAnswer, faults, invalid } from './fault.ts'
import { lang } from './language.ts'

/** Seconds after which a question that was refused has a fair chance. */
const RETRY_AFTER_S = 2

/** A simulator's question as a resource: the query is judged, then the answer computed, rounded, dated and sent. */
export function inquiryResource({ simulator, kind, inquiry, answer }: Asked): Resource {
  const { name, personal } = simulator.contract
  const reader = inquiry.reader({ lang })
  const door = `${name} ${kind}`

  return (request) => {
    const read = reader.fromQuery(readQuery(request.query))
    if (!read.ok) return invalid(read.problems)
    const {
      question,
      door: { lang: language },
    } = read
    const { today: day } = request
    const identity = { door, parameters: question, lang: language, format: 'json', day }
    return orBusy(
      cached(request, identity, { personal }, () => {
        const given = answer(question, day, language)
        return given instanceof Promise ? given.then((late) => bodyOf(late, request)) : bodyOf(given, request)
      }),
    )
  }
}

const bodyOf = ({ data, meta, disclaimer }: Answer, { now }: ApiRequest): string =>
  JSON.stringify({ data, meta: { computedAt: now, ...meta }, disclaimer })

/** What is refused for want of a thread is told when to come back. */
function orBusy(answer: ApiAnswer | Promise<ApiAnswer>): ApiAnswer | Promise<ApiAnswer> {
  return answer instanceof Promise ? answer.catch(busy) : answer
}

function busy(error: unknown): ApiAnswer {
  if (!(error instanceof TooBusy)) throw error
  return faultAnswer(faults.overloaded, { headers: { 'retry-after': String(RETRY_AFTER_S) } })
}
