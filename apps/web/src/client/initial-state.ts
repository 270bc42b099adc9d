import type { Simulator } from '@denier/core'
import type { PageData } from '../model/page-data.ts'
import { laterState, stateOf } from '../model/page-reducer.ts'
import type { FormValues, PageState, Reply } from '../model/page-state.ts'
import { computeReply, loadFor, valuesAt } from '../model/reply.ts'

/**
 * The state that the server drew, restored from the address and from the data block of the page. Called by
 * `start.tsx`. With `pageData.later` the server drew no figures, and the state has none.
 * @param query the query of the address, without its `?`.
 */
export async function initialState(
  simulator: Simulator,
  pageData: PageData,
  query: string,
): Promise<PageState> {
  const typed = valuesAt(simulator, query)
  return pageData.later ? laterState(typed) : stateOf(typed, await replyHere(simulator, typed, pageData))
}

/** The answer of the data block, else computed here: the server leaves out short ones. */
async function replyHere(simulator: Simulator, typed: FormValues, pageData: PageData): Promise<Reply> {
  if (pageData.answer) return { ok: true, answer: pageData.answer }
  await loadFor(simulator, typed)
  return computeReply(simulator, typed, pageData.today, pageData.language)
}
