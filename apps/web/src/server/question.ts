import {
  type AnswerQuestion,
  analyses,
  analysesOf,
  attemptAnswer,
  Busy,
  type CivilDate,
  type Field,
  type Language,
  type Question,
  rangeParams,
  readQuery,
  type Simulator,
} from '@denier/core'
import { toGrammar } from '@denier/prose'
import { queryOf } from '../model/address.ts'
import { carriedNames } from '../model/carried-names.ts'
import { rewriteRows } from '../model/list-rows.ts'
import type { FormValues, Reply } from '../model/page-state.ts'
import { loadFor, parseValues } from '../model/reply.ts'
import type { PageContext } from '../pages/page-context.ts'
import { rangeFault } from '../range/range-fault.ts'
import { shownRange } from '../range/shown-range.ts'
import { drawState, type PageRange, pageWithAnswer } from './draw-page.ts'
import type { PageRequest, PageResponse } from './exchange.ts'
import { CACHE, pageHeaders } from './headers.ts'
import type { SiteParts } from './parts.ts'
import { pack, pageResponse } from './reply.ts'
import type { Page } from './site.ts'

/** A simulator's page, and the values that its address gives. Used by `handler.ts`. */
export interface QuestionPage extends Page {
  readonly simulator: Simulator
  readonly given: FormValues
  /** The lists that it gives input by input, as forms send rows without a script; they are in `given` too. */
  readonly rows?: FormValues
}

/**
 * Redirects an address with numbers as people write them (`1 234,56 €`), or with rows given input by input
 * (`proche.1.age=70`), to the same query in the grammar of the API. `undefined` when it is in that grammar
 * already. Used by `handler.ts`.
 */
export function redirectionOf({
  simulator,
  given,
  rows,
  language,
  isEmbed,
  path,
}: Omit<QuestionPage, 'isOperators' | 'isKeptOnVisit' | 'draw'>): PageResponse | undefined {
  const { contract } = simulator
  const typed = inGrammar({ ...contract.params, ...rangeParams(contract) }, given, language)
  if (typed === given && !rows) return undefined
  // the name of a list alone keeps a question without values from being the worked example
  const query = queryOf(typed) || `${Object.keys(rows ?? {})[0]}=`
  const location = `${path}?${query}${isEmbed ? `&lang=${language}` : ''}`
  return { status: 303, headers: { location, 'cache-control': CACHE.never }, body: '' }
}

/**
 * A page with the answer to its query: the form filled in, the figures or every fault beside its field.
 * Called by `handler.ts`.
 */
export async function answerQuestion(
  parts: SiteParts,
  ask: AnswerQuestion,
  page: QuestionPage,
  request: PageRequest,
  context: PageContext,
): Promise<PageResponse> {
  const { simulator, given, language, isEmbed } = page
  const reply = await replyOf(ask, simulator, given, context.today, language)
  const range = reply.ok ? await rangeOf(ask, simulator, given, context.today, language) : {}
  if (range.range) await loadFor(simulator, given) // for the bands: another thread may have computed the range
  const drawn = {
    ...pageWithAnswer(given, reply, range),
    carried: carriedNames(simulator, request.query, given),
  }
  const text = drawState(parts, { simulator, language, isEmbed }, context, drawn)
  const isValid = reply.ok && range.rangeFault === undefined
  const headers = {
    ...questionHeaders(page),
    'cache-control': isValid ? CACHE.question : CACHE.never,
  }
  return pageResponse(request, pack(text), headers, isValid ? 200 : 422)
}

/** Headers of every answer to a page with a query. Used by `handler.ts`. */
export const questionHeaders = ({ language, isEmbed }: Pick<Page, 'language' | 'isEmbed'>) => ({
  ...pageHeaders(language, isEmbed),
  'x-robots-tag': 'noindex',
})

/** The values in the grammar of the API; `given` itself where nothing had to be rewritten. */
function inGrammar(
  params: Simulator['contract']['params'],
  given: FormValues,
  language: Language,
): FormValues {
  const entries = Object.entries(given).map(([name, text]) => {
    const field = params[name]
    return [name, field ? fieldInGrammar(field, text, language) : text] as const
  })
  return entries.every(([name, text]) => text === given[name]) ? given : Object.fromEntries(entries)
}

const fieldInGrammar = (field: Field, text: string, language: Language): string =>
  field.list
    ? rewriteRows(field.list, text, (column, item) => toGrammar(column, item, language))
    : toGrammar(field, text, language)

/**
 * The range of the values of a page, or what is wrong with those of the range. Neither for a simulator without range,
 * and where too much work is queued: the answer is then shown alone.
 */
async function rangeOf(
  ask: AnswerQuestion,
  simulator: Simulator,
  typed: FormValues,
  today: CivilDate,
  language: Language,
): Promise<PageRange> {
  if (!analysesOf(simulator).includes('plage')) return {}
  const parsed = analyses
    .plage(simulator)
    .parserFor({})
    .fromQuery(readQuery(queryOf(typed)))
  if (!parsed.ok) return { rangeFault: rangeFault(simulator.contract, parsed.problems, typed, language) }
  try {
    return { range: shownRange(await ask(simulator, 'plage', parsed.question, today, language)) }
  } catch (error) {
    if (error instanceof Busy) return {}
    throw error
  }
}

/** The answer of the service to form values, or what is wrong with them. */
async function replyOf(
  ask: AnswerQuestion,
  simulator: Simulator,
  typed: FormValues,
  today: CivilDate,
  language: Language,
): Promise<Reply> {
  const parsed = parseValues(simulator, typed)
  if (!parsed.ok) return parsed
  return attemptAnswer(() => ask(simulator, 'simulation', parsed.params as Question, today, language))
}
