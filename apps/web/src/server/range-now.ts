import {
  analyses,
  analysesOf,
  type CivilDate,
  isRangeLoaded,
  type Language,
  readQuery,
  type Simulator,
} from '@denier/core'
import { queryOf } from '../model/address.ts'
import type { FormValues, ShownRange } from '../model/page-state.ts'
import { shownRange } from '../range/shown-range.ts'

/**
 * The range (analysis `plage`) of the decisive figure for form values: what it would be in poor and in good markets.
 * Computed without awaiting, for a page that is the same for everybody. `undefined` where the values are invalid, the
 * simulator has no range, or the series and the code that it needs are not loaded yet: the script of the page then
 * computes it. Used by `draw-page.ts`.
 */
export function rangeNow(
  simulator: Simulator,
  typed: FormValues,
  today: CivilDate,
  language: Language,
): ShownRange | undefined {
  if (!analysesOf(simulator).includes('plage') || !isRangeLoaded(simulator)) return undefined
  const analysis = analyses.plage(simulator)
  const read = analysis.parserFor({}).fromQuery(readQuery(queryOf(typed)))
  if (!read.ok) return undefined
  return shownRange(analysis.answer(read.question, { today }, language))
}
