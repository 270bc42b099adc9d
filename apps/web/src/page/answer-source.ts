import { attempt, type CivilDate, type Language, type Simulator } from '@denier/core'
import { queryOf } from '../model/address.ts'
import type { FormValues, Reply } from '../model/page-state.ts'
import { computeReply, loadSeries, MAX_PAGE_COST, parseValues } from '../model/reply.ts'
import type { WorkerClient } from '../worker/worker-client.ts'

/**
 * Where the script of a page gets its answers. Used by `answer-queue.ts`, `page-session.ts` and `scenario-loader.ts`.
 */
export interface AnswerSource {
  /** The answer at once; `undefined` when it would take longer than a frame, or needs a series to be loaded. */
  now(typed: FormValues): Reply | undefined
  /** The answer from the worker; on the page itself when there is no worker, or it failed. */
  soon(typed: FormValues): Promise<Reply>
}

/**
 * Creates the source of the answers of a page. Used by `page-controller.ts`.
 * @param today called for each answer, since a page may stay open overnight.
 */
export function createAnswerSource(
  simulator: Simulator,
  {
    today,
    language,
    worker,
  }: { today: () => CivilDate; language: Language; worker: WorkerClient | undefined },
): AnswerSource {
  const { contract } = simulator
  const loaded = new Set<unknown>()

  const now = (typed: FormValues): Reply | undefined => {
    const parsed = parseValues(simulator, typed)
    if (!parsed.ok) return parsed
    const isReady = contract.needs(parsed.params).every((series) => loaded.has(series))
    if (!isReady || contract.costUnits(parsed.params) > MAX_PAGE_COST) return undefined
    return attempt(() => simulator.answer(parsed.params, { today: today() }, language))
  }
  const answerHere = async (typed: FormValues): Promise<Reply> => {
    await nextTask()
    await loadSeries(simulator, typed)
    const parsed = parseValues(simulator, typed)
    if (parsed.ok) for (const series of contract.needs(parsed.params)) loaded.add(series)
    return computeReply(simulator, typed, today(), language)
  }
  return {
    now,
    soon: (typed) => {
      if (!worker) return answerHere(typed)
      const job = { analysis: 'simulation', query: queryOf(typed), today: today(), language } as const
      return worker.run(job).catch(() => answerHere(typed))
    },
  }
}

/** Lets the page draw its state before a long computation. */
const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
