import {
  type AnswerQuestion,
  analyses,
  analysesOf,
  type CivilDate,
  type Language,
  type RangeData,
  rangeSentence,
  type Simulator,
} from '@denier/core'
import { figureFormatter, typeset } from '@denier/prose'
import type { Arguments } from '../tool.ts'

/** The range of an answer: its data, and its sentence. */
interface RangeOfAnswer {
  readonly data: RangeData
  readonly sentence: string
}

/**
 * The range of the figure that decides, with the default volatility; `undefined` for a simulator without one, and for
 * a guaranteed yield. Called by `simulate-tool.ts`.
 * @param given the valid parameters, as the caller gave them.
 * @throws Busy, as a rejection, when too much work is queued already.
 */
export async function rangeOfAnswer(
  simulator: Simulator,
  given: Arguments,
  ask: AnswerQuestion,
  today: CivilDate,
  language: Language,
): Promise<RangeOfAnswer | undefined> {
  if (!analysesOf(simulator).includes('plage')) return undefined
  const read = analyses.plage(simulator).parserFor({}).fromObject(given)
  if (!read.ok) return undefined
  const answer = await ask(simulator, 'plage', read.question, today, language)
  const data = answer.data as unknown as RangeData
  const market = answer.meta.hypotheses.indice === 'monde' ? 'monde' : 'us'
  const sentence = rangeSentence(simulator.contract, { data, market, language }, figureFormatter(language))
  return sentence ? { data, sentence: typeset(sentence) } : undefined
}
