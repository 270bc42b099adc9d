import type { CivilDate } from '@denier/core'

/**
 * The origin and the day for which the server draws a page. Used by `server/draw-page.ts`,
 * `server/question.ts` and `server/site.ts`.
 */
export interface PageContext {
  /** The public origin of the service, without a final `/`; empty when unknown. */
  readonly origin: string
  /** The day in Paris. */
  readonly today: CivilDate
}
