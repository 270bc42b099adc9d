import type { AnalysisName, CivilDate, Language } from '@denier/core'
import type { Reply } from '../model/page-state.ts'

/**
 * An analysis of one simulator, as plain data that can be sent to a worker. `worker-client.ts` sends it. Used
 * by `analysis-worker.ts`, `run-analysis.ts` and `worker-client.ts`.
 */
export interface AnalysisJob {
  /** Its name in the API, such as `simulation` or `sensibilite`. */
  readonly analysis: AnalysisName
  /** The query string of the API, without its `?`. */
  readonly query: string
  /** The day in Paris, whose law applies. */
  readonly today: CivilDate
  readonly language: Language
}

/** What the page sends to its worker. Used by `analysis-worker.ts` and `worker-client.ts`. */
export interface WorkerRequest {
  /** Numbers the jobs of a page from 1. */
  readonly id: number
  readonly job: AnalysisJob
}

/**
 * What the worker sends back, under the id of the request: the reply, or the message of an error. Used by
 * `analysis-worker.ts` and `worker-client.ts`.
 */
export type WorkerReply =
  | { readonly id: number; readonly reply: Reply }
  | { readonly id: number; readonly error: string }
