/**
 * What the steps of the explanation of `enveloppes` share. The functions below make steps: figures, tables and
 * warnings that the contract does not have do not compile. Used by `explain.ts` and `wrappers.explain.ts`.
 */
import { explains } from '../../definition/explanation.ts'
import type { ParamsOfContract, SimulationContext } from '../../definition/simulator.ts'
import { citationsOf } from '../../legislation/citation.ts'
import type { CitedValue } from '../../units/cited-value.ts'
import { contract } from './contract.ts'
import { rowOf } from './simulate.ts'
import { type WrapperName, wrappersOf } from './wrappers.ts'

function workOf(params: ParamsOfContract<typeof contract>, context: SimulationContext) {
  const question = wrappersOf(params, context)
  const yearsIn = (name: WrapperName) =>
    question.wrappers.find((wrapper) => wrapper.name === name)?.years ?? []
  const returns = question.wrappers.map((wrapper) => rowOf(wrapper, params).tri)
  return { ...question, yearsIn, returns, hasReturns: returns.every((rate) => rate !== null) }
}

/**
 * What the steps read besides the answer: the question with its wrappers, the years of one by its name
 * (`yearsIn`), the returns of all in percent, and whether all of them exist (`hasReturns`).
 */
export type Work = ReturnType<typeof workOf>

/** Makes steps for the contract of this simulator. */
export const { step, table, observed, equation, explanation } = explains(contract, workOf)

/** The values of law that the four wrappers read, each once. Used by `explain.ts`. */
export function lawOfWrappers({ laws }: Work): readonly CitedValue[] {
  const values = [
    ...citationsOf(laws.pea),
    ...citationsOf(laws.lifeInsurance),
    ...citationsOf(laws.securities),
    ...citationsOf(laws.retirement),
  ]
  return values.filter(({ name }, index) => values.findIndex((other) => other.name === name) === index)
}
