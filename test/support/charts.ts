/** Answers to draw: the worked examples, and random questions that are quick to compute. */
import type { Contract, Language } from '@denier/core'
import type fc from 'fast-check'
import type { Simulator } from '../../packages/core/src/definition/simulator.ts'
import type { CivilDate } from '../../packages/core/src/units/civil-date.ts'
import { validParams } from './queries.ts'
import { simulators } from './simulators.ts'

const context = { today: '2026-11-21' as CivilDate }

/** An answer's data to a question that is known to be sound. */
export function dataOf(
  { contract, parser, answer }: Simulator,
  question: object,
  language: Language,
): unknown {
  const parsed = parser.fromObject(question as Readonly<Record<string, unknown>>)
  if (!parsed.ok) throw new Error(`${contract.name} refuses ${JSON.stringify(question)}`)
  return answer(parsed.params, context, language).data
}

/** A chart of a contract, with an answer to draw it from. */
export interface ExampleChart {
  readonly name: string
  readonly contract: Contract
  readonly chart: Contract['charts'][number]
  readonly rank: number
  readonly data: unknown
}

/** Every chart of every contract, each with its worked example's data. */
export const exampleCharts = (language: Language): readonly ExampleChart[] =>
  simulators.flatMap((simulator) => {
    const data = dataOf(simulator, simulator.contract.example.query, language)
    return simulator.contract.charts.map((chart, rank) => ({
      name: `${simulator.contract.name} ${rank}`,
      contract: simulator.contract,
      chart,
      rank,
      data,
    }))
  })

/** Questions with more cost units take too long to be computed many times. */
const QUICK = 100_000

/** Random sound questions of a simulator, those that take long left aside. */
export const quickQuestions = (simulator: Simulator): fc.Arbitrary<object> =>
  validParams(simulator.contract, 0.01).filter((question) => {
    const parsed = simulator.parser.fromObject(question)
    return parsed.ok && simulator.contract.costUnits(parsed.params) <= QUICK
  })
