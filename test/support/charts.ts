/** Answers to draw: the worked examples, and random questions that are quick to compute. */
import type { Contract, Language } from '@denier/core'
import type fc from 'fast-check'
import type { Simulator } from '../../packages/core/src/definition/simulator.ts'
import type { CivilDate } from '../../packages/core/src/units/civil-date.ts'
import { validParams } from './queries.ts'
import { simulators } from './simulators.ts'

const context = { today: '2026-11-21' as CivilDate }

/**
 * The data of the answer to a question, given by parameter. Used by `src/chart-data.test.ts`,
 * `layout/layout.test.ts` and `src/svg.test.ts`.
 * @throws Error where the simulator refuses it.
 */
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
  /** For test titles: `cagr 0`. */
  readonly name: string
  readonly contract: Contract
  readonly chart: Contract['charts'][number]
  /** Its place among the charts of the contract, from 0. */
  readonly rank: number
  /** The data of the answer. */
  readonly data: unknown
}

/**
 * Every chart of every contract, each with its worked example's data. Used by `src/browser.full.test.ts`,
 * `layout/layout.test.ts`, `src/svg.test.ts` and `web/result-reading.test.ts`.
 */
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

/**
 * Random sound questions of a simulator, those that take long left aside. Used by `layout/layout.test.ts`,
 * `src/svg.test.ts` and `web/result.test.ts`.
 */
export const quickQuestions = (simulator: Simulator): fc.Arbitrary<object> =>
  // no number other than 0 is below a hundredth
  validParams(simulator.contract, 0.01).filter((question) => {
    const parsed = simulator.parser.fromObject(question)
    return parsed.ok && simulator.contract.costUnits(parsed.params) <= QUICK
  })
