import { wholeEuros } from '../../../units/exact-euros.ts'

/** A proportional deduction with a floor and a ceiling, in euros and as a fraction. Used by `fiscalite/income.ts`. */
export interface Proportion {
  /** As a fraction of the income. */
  readonly rate: number
  /** The least deduction, within the income; euros. */
  readonly floor: number
  /** The most; euros. */
  readonly ceiling: number
}

/**
 * A share of an income, not under the floor nor above the ceiling nor above the income, to the whole euro: the 10 %
 * of wages, for each person (CGI, art. 83, 3°), and that of pensions (art. 158, 5, a), whose ceiling is the
 * household's. Used by `fiscalite/income.ts`.
 * @example standardDeduction(30_000, { rate: 0.1, floor: 509, ceiling: 14_555 }) // 3000
 */
export const standardDeduction = (income: number, { rate, floor, ceiling }: Proportion): number =>
  wholeEuros(Math.min(Math.max(rate * income, floor), ceiling, income))

/**
 * The deduction that an income already had, in euros, from what is left of it (CGI, art. 83, 3° and 158, 5, a):
 * `net·rate/(1-rate)`, which is `net/9` at 10 %, within the limits. 0 where nothing is left. It is not rounded: `net` may be
 * rounded itself, and this estimate is only added back to it. Used by `fiscalite/income.ts`.
 * @param net the income after its deduction, in euros.
 * @example deductionAlreadyOff(27_000, { rate: 0.1, floor: 509, ceiling: 14_555 }) // 3000
 */
export const deductionAlreadyOff = (net: number, { rate, floor, ceiling }: Proportion): number =>
  net > 0 ? Math.min(Math.max((rate * net) / (1 - rate), floor), ceiling) : 0

/**
 * What comes off a wage: the 10 %, or the real expenses where they are more (CGI, art. 83, 3°). Expenses may exceed
 * the wage: a loss in one category comes off the other incomes of the year (art. 156, I). Used by `wage-tax.ts` and
 * `fiscalite/income.ts`.
 * @param expenses real expenses, in euros; 0 where there are none.
 * @example wageDeduction(30_000, 4_500, { rate: 0.1, floor: 509, ceiling: 14_555 }) // 4500
 */
export const wageDeduction = (wage: number, expenses: number, proportion: Proportion): number =>
  Math.max(standardDeduction(wage, proportion), wholeEuros(expenses))
