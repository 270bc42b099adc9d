import type { Simulator } from '@denier/core'
import type { PageData } from '../model/page-data.ts'
import { laterState, stateOf } from '../model/page-reducer.ts'
import type { PageState, Reply, Typed } from '../model/page-state.ts'
import { makeReady, replyTo, typedAt } from '../model/reply.ts'

/** What the server drew, found again from the address and from what it told. */
export async function firstState(simulator: Simulator, told: PageData, query: string): Promise<PageState> {
  const typed = typedAt(simulator, query)
  return told.later ? laterState(typed) : stateOf(typed, await replyHere(simulator, typed, told))
}

async function replyHere(simulator: Simulator, typed: Typed, told: PageData): Promise<Reply> {
  if (told.answer) return { ok: true, answer: told.answer }
  await makeReady(simulator, typed)
  return replyTo(simulator, typed, told.today, told.language)
}
