/**
 * What the steps of the explanation of `budget-50-30-20` share. The functions below make steps: figures, tables and
 * warnings that the contract does not have do not compile. Used by `explain.ts` and `diagnosis.explain.ts`.
 */
import { explains } from '../../definition/explanation.ts'
import type { ParamsOfContract, SimulationContext } from '../../definition/simulator.ts'
import { lendingLaw } from '../../legislation/regles/credit/lending.ts'
import { budgetOf } from './budget.ts'
import { contract } from './contract.ts'

/** What the steps of the budget read besides the answer. `explain.ts` makes its steps with these functions. */
const workOf = (params: ParamsOfContract<typeof contract>, context: SimulationContext) => ({
  budget: budgetOf(params),
  hasSavings: params.epargne !== undefined,
  hasReserve: params.epargne_precaution !== undefined,
  lending: lendingLaw(context.today),
})

/** Makes steps for the contract of this simulator. Used by `diagnosis.explain.ts` and `explain.ts`. */
export const { step, table, observed, explanation } = explains(contract, workOf)
