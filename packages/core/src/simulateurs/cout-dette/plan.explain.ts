/**
 * What the steps of the explanation of `cout-dette` share. The functions below make steps: figures, tables and
 * warnings that the contract does not have do not compile. `lawOf` gives values of law the names by which formulas
 * read them: a name changes only with those formulas. Used by `explain.ts` and `early.explain.ts`.
 */
import { explains } from '../../definition/explanation.ts'
import type { ParamsOfContract, SimulationContext } from '../../definition/simulator.ts'
import { citationsOf } from '../../legislation/citation.ts'
import { earlyRepaymentLaw } from '../../legislation/regles/credit/early-repayment.ts'
import { lendingLaw } from '../../legislation/regles/credit/lending.ts'
import { usuryLaw } from '../../legislation/regles/credit/usury.ts'
import type { CitedValue } from '../../units/cited-value.ts'
import { percentOf } from '../../units/rate.ts'
import { contract } from './contract.ts'
import { repayEarly } from './early.ts'
import { planOf, premiumOf } from './plan.ts'
import { monthsOf } from './table.ts'

/**
 * The loan and its early repayment, month by month where the answer or its insurance needs the months. Steps
 * of `explain.ts` read it, and are made with the functions below. `effort`: the payments in percent of the
 * income; `null` without an income.
 */
function workOf(params: ParamsOfContract<typeof contract>, { today }: SimulationContext) {
  const plan = planOf(params)
  const needsMonths = params.detail === 'mensuel' || plan.isInsuredOnBalance
  return {
    params,
    today,
    plan,
    isUsuryKnown: usuryLaw(today).values.usureImmobilier.length > 0,
    months: needsMonths ? monthsOf(plan) : [],
    early: repayEarly(plan, params, today),
    effort: percentOf(plan.payment + premiumOf(plan, plan.principal), params.revenu),
  }
}

/**
 * What the functions of steps read, such as `when`, computed once for a question by `workOf`. Used by
 * `early.explain.ts`.
 */
export type Work = ReturnType<typeof workOf>

/** Makes steps for the contract of this simulator. Used by `early.explain.ts` and `explain.ts`. */
export const { step, table, equation, explanation } = explains(contract, workOf)

/** The values of law that formulas read. Used by `explain.ts`. */
export const lawOf = ({ today, isUsuryKnown }: Work): readonly CitedValue[] =>
  citationsOf(lendingLaw(today), earlyRepaymentLaw(today), ...(isUsuryKnown ? [usuryLaw(today)] : []))
