import type { Analysis, Answer, Language, Question, Simulator } from '@denier/core'
import { EXAMPLE_DAY, EXAMPLE_TIME } from '../answer/derived-example.ts'

/** Answer to a worked example, with a fixed time. */
export function exampleAnswer(analysis: Analysis, question: Question, language: Language): DatedAnswer {
  const { data, meta, disclaimer } = analysis.answer(question, { today: EXAMPLE_DAY }, language)
  return { data, meta: { computedAt: EXAMPLE_TIME, ...meta }, disclaimer }
}

interface DatedAnswer extends Answer {
  readonly meta: Answer['meta'] & { readonly computedAt: string }
}

/** The question of the simulator's own worked example. @throws Error when the contract's own example is invalid. */
export function workedQuestion({ contract }: Simulator, analysis: Analysis): Question {
  const read = analysis.parserFor({}).fromObject(contract.example.query)
  if (!read.ok) throw new Error(`${contract.name}: the worked example is refused`)
  return read.question
}
