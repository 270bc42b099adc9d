import {
  attempt,
  type CivilDate,
  type Language,
  type Params,
  type ParamsOf,
  type Simulator,
} from '@denier/core'
import { queryOf } from '../model/address.ts'
import type { FormValues, Reply } from '../model/page-state.ts'
import { computeReply, isForPage, loadFor, MAX_PAGE_COST, parseValues } from '../model/reply.ts'
import type { WorkerClient } from '../worker/worker-client.ts'

/**
 * Where the script of a page gets its answers. Used by `answer-queue.ts`, `page-session.ts` and
 * `scenario-loader.ts`.
 */
export interface AnswerSource {
  /**
   * The answer at once, or the problems of invalid values; `undefined` when the answer would take longer than a
   * frame, or needs something to be loaded.
   * @throws what the computation throws, but for a refusal, which is a reply.
   */
  now(typed: FormValues): Reply | undefined
  /**
   * The answer from the worker; computed on the page when there is no worker, it failed, or the work is
   * short and needs no series. Rejects when an import fails, or with what `now` throws.
   */
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
  /** Whether the computation takes less than a frame, once what it needs is loaded. */
  const isShort = (params: ParamsOf<Params>) => contract.costUnits(params) <= MAX_PAGE_COST

  const now = (typed: FormValues): Reply | undefined => {
    const parsed = parseValues(simulator, typed)
    if (!parsed.ok) return parsed
    if (!simulator.isLoaded(parsed.params) || !isShort(parsed.params)) return undefined
    return attempt(() => simulator.answer(parsed.params, { today: today() }, language))
  }
  const answerHere = async (typed: FormValues): Promise<Reply> => {
    await nextTask()
    await loadFor(simulator, typed)
    return computeReply(simulator, typed, today(), language)
  }
  return {
    now,
    soon: (typed) => {
      // a short computation may only lack its code: the page imports it, and then answers the next values too
      if (!worker || isForPage(simulator, typed)) return answerHere(typed)
      const job = { analysis: 'simulation', query: queryOf(typed), today: today(), language } as const
      return worker.run(job).catch(() => answerHere(typed))
    },
  }
}

/** Lets the page draw its state before a long computation. */
const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
