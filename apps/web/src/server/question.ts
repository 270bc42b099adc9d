import type { Answer, AnswerQuestion, CivilDate, Language, Question, Simulator } from '@denier/core'
import { toGrammar } from '@denier/prose'
import { queryOf } from '../model/address.ts'
import type { Reply, Typed } from '../model/page-state.ts'
import { parsedOf } from '../model/reply.ts'
import type { Place } from '../pages/place.ts'
import { answered, drawState } from './drawing.ts'
import type { PageRequest, PageResponse } from './exchange.ts'
import { CACHE, pageHeaders } from './headers.ts'
import type { SiteParts } from './parts.ts'
import { pack, sendPage } from './reply.ts'
import type { Page } from './site.ts'

/** A simulator's page, and the values that its address gives. */
export interface AskedPage extends Page {
  readonly simulator: Simulator
  readonly given: Typed
}

/**
 * Where an address whose numbers are written as people write them (`1 234,56 €`) leads: the same question in the
 * grammar of the API. Nothing where it is written so already.
 */
export function redirectionOf({
  simulator,
  given,
  language,
  isEmbed,
  path,
}: AskedPage): PageResponse | undefined {
  const typed = inGrammar(simulator.contract.params, given, language)
  if (typed === given) return undefined
  const location = `${path}?${queryOf(typed)}${isEmbed ? `&lang=${language}` : ''}`
  return { status: 303, headers: { location, 'cache-control': CACHE.never }, body: '' }
}

/** A page with the answer to its query: the form filled in, the figures or every fault beside its field. */
export async function answerQuestion(
  parts: SiteParts,
  ask: AnswerQuestion,
  page: AskedPage,
  request: PageRequest,
  place: Place,
): Promise<PageResponse> {
  const { simulator, given, language, isEmbed } = page
  const reply = await replyOf(ask, simulator, given, place.today, language)
  const text = drawState(parts, { simulator, language, isEmbed }, place, answered(given, reply))
  const headers = {
    ...questionHeaders(page),
    'cache-control': reply.ok ? CACHE.question : CACHE.never,
  }
  return sendPage(request, pack(text), headers, reply.ok ? 200 : 422)
}

/** Headers of every answer to a page with a query. */
export const questionHeaders = ({ language, isEmbed }: Pick<Page, 'language' | 'isEmbed'>) => ({
  ...pageHeaders(language, isEmbed),
  'x-robots-tag': 'noindex',
})

/** The same object where nothing had to be rewritten. */
function inGrammar(params: Simulator['contract']['params'], given: Typed, language: Language): Typed {
  const entries = Object.entries(given).map(([name, text]) => {
    const field = params[name]
    return [name, field ? toGrammar(field, text, language) : text] as const
  })
  return entries.every(([name, text]) => text === given[name]) ? given : Object.fromEntries(entries)
}

async function replyOf(
  ask: AnswerQuestion,
  simulator: Simulator,
  typed: Typed,
  today: CivilDate,
  language: Language,
): Promise<Reply> {
  const parsed = parsedOf(simulator, typed)
  if (!parsed.ok) return parsed
  const answer: Answer = await ask(simulator, 'simulation', parsed.params as Question, today, language)
  return { ok: true, answer }
}
