import type { CivilDate, Language, Simulator } from '@denier/core'
import { queryOf } from '../address.ts'
import { makeReady, parsedOf, replyTo, SHORT } from '../compute.ts'
import type { Reply, Typed } from '../model.ts'
import type { Aside } from './aside.ts'

/** How a page gets its answers. */
export interface Answering {
  /** The answer in the same frame; `undefined` where that would take too long, or something must be loaded first. */
  now(typed: Typed): Reply | undefined
  /** The answer as soon as there is one: by another thread, or here where there is none or it fails. */
  soon(typed: Typed): Promise<Reply>
}

/** The ways to an answer of a simulator; `today` is asked for each time, since a page may stay open overnight. */
export function createAnswering(
  simulator: Simulator,
  { today, language, aside }: { today: () => CivilDate; language: Language; aside: Aside | undefined },
): Answering {
  const { contract } = simulator
  const loaded = new Set<unknown>()

  const now = (typed: Typed): Reply | undefined => {
    const parsed = parsedOf(simulator, typed)
    if (!parsed.ok) return parsed
    const isReady = contract.needs(parsed.params).every((series) => loaded.has(series))
    if (!isReady || contract.steps(parsed.params) > SHORT) return undefined
    return { ok: true, answer: simulator.answer(parsed.params, { today: today() }, language) }
  }
  const here = async (typed: Typed): Promise<Reply> => {
    await painted()
    await makeReady(simulator, typed)
    const parsed = parsedOf(simulator, typed)
    if (parsed.ok) for (const series of contract.needs(parsed.params)) loaded.add(series)
    return replyTo(simulator, typed, today(), language)
  }
  return {
    now,
    soon: (typed) => {
      if (!aside) return here(typed)
      const job = { inquiry: 'simulation', query: queryOf(typed), today: today(), language } as const
      return aside.ask(job).catch(() => here(typed))
    },
  }
}

/** A turn of the page, in which it draws what it has. */
const painted = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
