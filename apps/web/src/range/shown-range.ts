import { type Answer, noPastReason, type RangeData } from '@denier/core'
import type { ShownRange } from '../model/page-state.ts'

/**
 * The range that a page shows of an answer to the analysis `plage`. Used by `use-range.ts`, `server/question.ts` and
 * `server/range-now.ts`.
 */
export function shownRange({ data, meta }: Pick<Answer, 'data' | 'meta'>): ShownRange {
  return { ...(data as unknown as RangeData), noPast: noPastReason(meta.avertissements) }
}
