import type { Answer, CivilDate, Language, Question, Simulator } from '@denier/core'
import { queryOf } from '../app/address.ts'
import { parsedOf } from '../app/compute.ts'
import { toGrammar } from '../app/human.ts'
import type { Reply, Typed } from '../app/model.ts'
import { answered, type Drawing, drawState, unanswered } from './drawing.ts'
import { CACHE, pageHeaders } from './headers.ts'
import type { SiteParts } from './parts.ts'
import { pack, sendPage } from './reply.ts'
import type { Page } from './site.ts'
import { type Ask, Busy, type Visit } from './visit.ts'

/** A simulator's page, and what its address asks. */
interface Askable extends Page {
  readonly simulator: Simulator
  readonly given: Typed
}

/**
 * A page with what comes of its query: the form filled, the answer or every fault beside its field. A number written as
 * people write it is rewritten first, so that the address is one that the service takes too.
 */
export async function answerQuestion(
  parts: SiteParts,
  ask: Ask,
  page: Askable,
  request: Request,
  visit: Visit,
): Promise<Response> {
  const { simulator, given, language, isEmbed, path } = page
  const typed = inGrammar(simulator.contract.params, given, language)
  const headers = pageHeaders(language, isEmbed)
  if (typed !== given) return seeOther(path + rewritten(typed, isEmbed ? language : undefined))

  const show = (drawn: Drawing, status: number, more: Record<string, string>) =>
    sendPage(
      request,
      pack(drawState(parts, { simulator, language, isEmbed }, visit, drawn)),
      { ...headers, 'x-robots-tag': 'noindex', ...more },
      status,
    )
  const later = (status: number, seconds: number) =>
    show(unanswered(typed), status, { 'cache-control': CACHE.never, 'retry-after': String(seconds) })

  const wait = await visit.admit()
  if (wait !== undefined) return later(429, wait)
  try {
    const reply = await replyOf(ask, simulator, typed, visit.today, language)
    const cache = reply.ok ? CACHE.question : CACHE.never
    return show(answered(typed, reply), reply.ok ? 200 : 422, { 'cache-control': cache })
  } catch (error) {
    if (error instanceof Busy) return later(503, error.seconds)
    throw error
  }
}

/** The same object where nothing had to be rewritten. */
function inGrammar(params: Simulator['contract']['params'], given: Typed, language: Language): Typed {
  const entries = Object.entries(given).map(([name, text]) => {
    const field = params[name]
    return [name, field ? toGrammar(field, text, language) : text] as const
  })
  return entries.every(([name, text]) => text === given[name]) ? given : Object.fromEntries(entries)
}

const rewritten = (typed: Typed, language: Language | undefined): string =>
  `?${queryOf(typed)}${language ? `&lang=${language}` : ''}`

const seeOther = (location: string): Response =>
  new Response(null, { status: 303, headers: { location, 'cache-control': CACHE.never } })

async function replyOf(
  ask: Ask,
  simulator: Simulator,
  typed: Typed,
  today: CivilDate,
  language: Language,
): Promise<Reply> {
  const parsed = parsedOf(simulator, typed)
  if (!parsed.ok) return parsed
  const answer: Answer = await ask(simulator, parsed.params as Question, today, language)
  return { ok: true, answer }
}
