/**
 * What the steps of the explanation of `immobilier` share. The functions below make steps: figures, tables and
 * warnings that the contract does not have do not compile. Conditions such as `under` choose between variants of a
 * step.
 */
import { explains } from '../../definition/explanation.ts'
import type { SimulationContext } from '../../definition/simulator.ts'
import type { CivilDate } from '../../units/civil-date.ts'
import { contract } from './contract.ts'
import { type Investment, investmentOf, type Params } from './investment.ts'

/**
 * What the steps of `immobilier` read besides the answer. The `*.explain.ts` files make their steps with the
 * functions below. Used by `explain.ts` and `returns.explain.ts`.
 */
export interface Work extends Investment {
  readonly params: Params
  readonly today: CivilDate
}

type Regime = Params['regime']

const workOf = (params: Params, context: SimulationContext): Work => ({
  ...investmentOf(params, context),
  params,
  today: context.today,
})

/**
 * Makes steps for the contract of this simulator. Used by `bare.explain.ts`, `explain.ts`, `furnished.explain.ts`,
 * `letting.explain.ts` and others in `immobilier`.
 */
export const { step, table, equation, observed, explanation } = explains(contract, workOf)

/**
 * Whether a question has one of these tax regimes: the condition of a variant. Used by `bare.explain.ts`,
 * `furnished.explain.ts`, `micro.explain.ts` and `resale.explain.ts`.
 */
export const under =
  (...regimes: readonly Regime[]) =>
  ({ params }: Work): boolean =>
    regimes.includes(params.regime)

/**
 * Whether the question has a tax regime: without one, neither rents nor the gain are taxed. Used by
 * `resale.explain.ts` and `returns.explain.ts`.
 */
export const isTaxed = ({ letting }: Work): boolean => letting !== undefined
/** Whether the question has no tax regime. Used by `resale.explain.ts` and `returns.explain.ts`. */
export const isUntaxed = (work: Work): boolean => !isTaxed(work)
