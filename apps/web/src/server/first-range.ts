import {
  type AnswerQuestion,
  analyses,
  analysesOf,
  Busy,
  type CivilDate,
  isRangeLoaded,
  type Language,
  type Question,
  type RangeData,
  readQuery,
  type Simulator,
} from '@denier/core'
import { queryOf } from '../model/address.ts'
import type { FormValues } from '../model/page-state.ts'

/** The question of the range of form values; `undefined` where there is none, or they are invalid. */
function rangeQuestion(simulator: Simulator, typed: FormValues): Question | undefined {
  if (!analysesOf(simulator).includes('plage')) return undefined
  const read = analyses
    .plage(simulator)
    .parserFor({})
    .fromQuery(readQuery(queryOf(typed)))
  return read.ok ? read.question : undefined
}

/**
 * The range of form values, for a page that is drawn with its answer; `undefined` where the service has no time for
 * it: the script of the page then computes it. Used by `question.ts`.
 */
export async function askRange(
  ask: AnswerQuestion,
  simulator: Simulator,
  typed: FormValues,
  today: CivilDate,
  language: Language,
): Promise<RangeData | undefined> {
  const question = rangeQuestion(simulator, typed)
  if (!question) return undefined
  try {
    return (await ask(simulator, 'plage', question, today, language)).data as unknown as RangeData
  } catch (error) {
    if (error instanceof Busy) return undefined
    throw error
  }
}

/** The same at once, where what it needs is loaded: for a page that is the same for everybody. Used by `draw-page.ts`. */
export function rangeNow(
  simulator: Simulator,
  typed: FormValues,
  today: CivilDate,
  language: Language,
): RangeData | undefined {
  const question = rangeQuestion(simulator, typed)
  if (!question || !isRangeLoaded(simulator)) return undefined
  return analyses.plage(simulator).answer(question, { today }, language).data as unknown as RangeData
}
