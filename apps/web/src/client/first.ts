import type { Simulator } from '@denier/core'
import { makeReady, replyTo, typedAt } from '../app/compute.ts'
import type { PageState, Reply, Typed } from '../app/model.ts'
import { laterState, stateOf } from '../app/state.ts'
import type { Told } from './told.ts'

/** What the server drew, found again from the address and from what it told. */
export async function firstState(simulator: Simulator, told: Told, query: string): Promise<PageState> {
  const typed = typedAt(simulator, query)
  return told.later ? laterState(typed) : stateOf(typed, await replyHere(simulator, typed, told))
}

async function replyHere(simulator: Simulator, typed: Typed, told: Told): Promise<Reply> {
  if (told.answer) return { ok: true, answer: told.answer }
  await makeReady(simulator, typed)
  return replyTo(simulator, typed, told.today, told.language)
}
