import type { Outcome, ParamsOfContract, SimulationContext } from '../../definition/simulator.ts'
import { lendingLaw } from '../../legislation/regles/credit/lending.ts'
import { exceeds } from '../../units/money.ts'
import { toPercent } from '../../units/rate.ts'
import { type Budget, budgetOf } from './budget.ts'
import type { contract } from './contract.ts'
import { diagnose, isInDeficit } from './diagnose.ts'
import { reachesScore, scoreOf, sharesOf } from './shares.ts'

/** Lowest score, of 100, of the status `equilibre`. Used by `explain.ts`. */
export const BALANCED = 90
/** Lowest score of the status `vigilance`; below it the budget is `desequilibre`. Used by `explain.ts`. */
export const WATCHFUL = 70

/**
 * Compares the three uses of the income to the rule, then the budget, the loans, the rent and the reserve to their
 * thresholds. `defineSimulator` calls it with valid parameters, rates in percent. Used by `index.ts`.
 */
export function simulate(
  params: ParamsOfContract<typeof contract>,
  context: SimulationContext,
): Outcome<typeof contract> {
  const budget = budgetOf(params)
  const { income, needs, savings, expenses, unassigned } = budget
  const shares = sharesOf(budget)
  const score = scoreOf(shares)
  const reserve = params.epargne_precaution ?? 0
  const months = monthsInReserve(reserve, expenses)
  const lending = lendingLaw(context.today)

  return {
    data: {
      resume: {
        revenu: income,
        totalDepenses: expenses,
        resteAVivre: income - needs,
        tauxEpargne: toPercent(savings / income),
        nonAffecte: unassigned,
        score,
        statut: statusOf(budget, score),
        moisEpargnePrecaution: months,
      },
      repartition: shares,
      diagnostic: diagnose(budget, {
        rent: params.loyer,
        loans: params.credits,
        effort: lending.values.effortMaximal,
        reserve: params.epargne_precaution,
      }),
    },
    used: { epargne: savings },
    warnings: {
      depenses_nulles: months === null,
      revenu_non_affecte: exceeds(unassigned, 0) && !isInDeficit(budget),
      depenses_incompletes: exceeds(params.loyer + params.credits, expenses),
    },
    law: { asOf: context.today, sources: lending.sources },
  }
}

/** The status of the budget: a deficit takes precedence over the score. */
function statusOf(budget: Budget, score: number) {
  if (isInDeficit(budget)) return 'deficit'
  if (reachesScore(score, BALANCED)) return 'equilibre'
  return reachesScore(score, WATCHFUL) ? 'vigilance' : 'desequilibre'
}

/** Months of expenses that the reserve pays; `null` without expenses. */
const monthsInReserve = (reserve: number, expenses: number): number | null =>
  exceeds(expenses, 0) ? reserve / expenses : null
