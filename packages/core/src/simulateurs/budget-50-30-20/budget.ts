import type { ParamsOfContract } from '../../definition/simulator.ts'
import type { contract } from './contract.ts'

/** The income of a month and its uses, in euros a month. Used by `diagnose.ts`, `shares.ts` and `simulate.ts`. */
export interface Budget {
  /** The net income. */
  readonly income: number
  /** Expenses that cannot be avoided. */
  readonly needs: number
  /** The other expenses. */
  readonly wants: number
  /** What is saved; negative when savings are drawn on. */
  readonly savings: number
  /** Needs and wants. */
  readonly expenses: number
  /** Neither spent nor saved; negative when more is planned than comes in. */
  readonly unassigned: number
  /** The shares that the rule gives to needs, wants and savings, in whole percents. */
  readonly rule: { readonly needs: number; readonly wants: number; readonly savings: number }
}

/**
 * The budget that the parameters describe. Savings default to the remaining income, which leaves nothing unassigned.
 * Used by `explain-steps.ts` and `simulate.ts`.
 */
export function budgetOf(params: ParamsOfContract<typeof contract>): Budget {
  const { revenu: income, besoins: needs, envies: wants } = params
  const remains = income - needs - wants
  const savings = params.epargne ?? remains
  const [ofNeeds = 0, ofWants = 0, ofSavings = 0] = params.regle.split('/').map(Number)
  return {
    income,
    needs,
    wants,
    savings,
    expenses: needs + wants,
    unassigned: remains - savings,
    rule: { needs: ofNeeds, wants: ofWants, savings: ofSavings },
  }
}
