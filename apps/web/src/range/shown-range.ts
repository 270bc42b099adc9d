import type { Answer, RangeData } from '@denier/core'
import type { ShownRange } from '../model/page-state.ts'

/** The warnings of a range without share of the past: none fits in the data, or too few. */
const NO_PAST = ['histoire_trop_courte', 'peu_de_periodes']

/**
 * The range that a page shows of an answer to the analysis `plage`. Used by `use-range.ts`, `server/question.ts` and
 * `server/range-now.ts`.
 */
export function shownRange({ data, meta }: Pick<Answer, 'data' | 'meta'>): ShownRange {
  const reason = meta.avertissements.find(({ code }) => NO_PAST.includes(code))
  return { ...(data as unknown as RangeData), noPast: reason?.message }
}
