import type { Analysis, Answer, Language, Question, Simulator } from '@denier/core'
import { EXAMPLE_DAY, EXAMPLE_TIME } from '../answer/derived-example.ts'

/** An answer to a worked example, shortened: the first row of each table, and what `meta` must have. */
interface ShortAnswer {
  readonly data: object
  readonly meta: Pick<Answer['meta'], 'version' | 'endpoint'> & { readonly computedAt: string }
  readonly disclaimer: string
}

/**
 * Answer to a worked example, with a fixed time, shortened: whole answers would be a fifth of the OpenAPI
 * document. What the question needs must be loaded. Used by `simulation-operation.ts`.
 * @throws RefusedQuestion for a question whose answer does not exist.
 */
export function exampleAnswer(analysis: Analysis, question: Question, language: Language): ShortAnswer {
  const { data, meta, disclaimer } = analysis.answer(question, { today: EXAMPLE_DAY }, language)
  const { version, endpoint } = meta
  return {
    data: firstRows(data) as object,
    meta: { computedAt: EXAMPLE_TIME, version, endpoint },
    disclaimer,
  }
}

/** A value with the first object of each list; lists of numbers are intervals, and stay. */
function firstRows(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return (typeof value[0] === 'object' ? value.slice(0, 1) : value).map(firstRows)
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, firstRows(member)]))
}

/**
 * The question of the simulator's own worked example. Used by `simulation-operation.ts`.
 * @param analysis the simulation itself; others have parameters that the example lacks.
 * @throws Error when the contract's own example is invalid.
 */
export function workedQuestion({ contract }: Simulator, analysis: Analysis): Question {
  // no parameter of presentation, such as the language
  const read = analysis.parserFor({}).fromObject(contract.example.query)
  if (!read.ok) throw new Error(`${contract.name}: the worked example is refused`)
  return read.question
}
