import type { AnalysisName, Answer, CivilDate, Language, Question } from '@denier/core'

/**
 * An analysis to run in a worker: plain data that can be sent to another thread. Used by `worker-pool/worker-pool.ts`
 * and `worker-pool/worker.ts`.
 */
export interface Job {
  /** The simulator's name. */
  readonly name: string
  readonly analysis: AnalysisName
  /** Validated: it comes from the analysis's parser. */
  readonly question: Question
  /** The day on which the law is read. */
  readonly today: CivilDate
  readonly language: Language
}

/**
 * Runs an analysis without blocking other requests: in a worker thread, or in a later turn of the event loop when it
 * is too short for one. Exported by `@denier/api/edge`; used by `simulator-analysis.ts`, `service.ts` and
 * `worker-pool/worker-pool.ts`.
 * @param costUnits the estimated work, in units of about 10 ns.
 * @param answerHere computes the answer in the calling thread.
 */
export type RunInWorker = (job: Job, costUnits: number, answerHere: () => Answer) => Promise<Answer>

/**
 * `Retry-After` of a job that was refused because the queue is full, in seconds, over HTTP and in MCP tools. Used by
 * `worker-pool/worker-pool.ts`.
 */
export const RETRY_AFTER_S = 2

/**
 * Cost units above which an analysis runs in its own turn of the event loop: some 0.05 ms of estimated work.
 * Many that arrive together would otherwise block other requests for one long turn. Used by
 * `simulator-analysis.ts`.
 */
export const OWN_TURN_COST_UNITS = 5_000

/**
 * Cost units above which an analysis runs in a worker thread: some 5 ms of estimated work. Below, the
 * transfer to a worker and back would cost too much of what it saves. Used by `worker-pool/worker-pool.ts`.
 */
export const WORKER_COST_UNITS = 500_000
