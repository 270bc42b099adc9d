import type { Plan } from './plan.ts'

/**
 * The state of both households at the end of a year, in euros. `buyerPaid`, `tenantPaid`, `interest` and `running`
 * are totals since the start. Used by `simulate.ts`.
 */
export interface YearState {
  /** The year that ends, from 1; 0 at the start. */
  year: number
  /** All that the buyer paid for the home: down payment, notary fees, loan payments and running costs. */
  buyerPaid: number
  /** All rents. */
  tenantPaid: number
  /** The investments of the buyer, before tax on their gains. */
  buyerPot: number
  /** Those of the tenant. */
  tenantPot: number
  /** Amounts that the buyer paid into the investments: the rest of them is gains. */
  buyerPutIn: number
  /** Those that the tenant paid. */
  tenantPutIn: number
  /** What is still due on the loan. */
  balance: number
  /** What the home is worth. */
  value: number
  /** Loan interest, without insurance. */
  interest: number
  /** The buyer's insurance, charges, tax and upkeep. */
  running: number
}

/**
 * Simulates the months of both households at a given rent. Each month both investments grow, then the household
 * with the lower costs invests the difference. This applies to the buyer too, once the rent exceeds his costs or
 * the loan is repaid: the comparison is fair only with this symmetry.
 *
 * Used by `simulate.ts`.
 * @param rent the monthly rent of the first year, in euros.
 * @param onYear receives the state at the end of each year; the same object is updated every time.
 * @returns the state at the horizon.
 */
export function simulateMonths(plan: Plan, rent: number, onYear?: (state: YearState) => void): YearState {
  const state = startState(plan)
  for (let year = 1; year <= plan.horizon; year += 1) {
    const rentNow = rent * (plan.rentRises[year - 1] as number)
    const chargesNow = plan.charges * (plan.chargesRises[year - 1] as number)
    for (let month = 12 * year - 11; month <= 12 * year; month += 1) {
      simulateMonth(state, plan, rentNow, chargesNow, month)
    }
    state.year = year
    onYear?.(state)
  }
  return state
}

const startState = (plan: Plan): YearState => ({
  year: 0,
  buyerPaid: plan.paidDown + plan.fees,
  tenantPaid: 0,
  buyerPot: plan.buyerStart,
  tenantPot: plan.tenantStart,
  buyerPutIn: plan.buyerStart,
  tenantPutIn: plan.tenantStart,
  balance: plan.loan,
  value: plan.price,
  interest: 0,
  running: 0,
})

/**
 * Moves the state on by a month.
 * @param rent the rent of the month, in euros.
 * @param charges the buyer's charges and property tax of the month, in euros.
 * @param month counted from 1, since the start.
 */
function simulateMonth(state: YearState, plan: Plan, rent: number, charges: number, month: number): void {
  const borrowing = month <= plan.loanMonths
  const running = charges + plan.upkeep * state.value + (borrowing ? plan.insurance : 0)
  const owning = running + (borrowing ? plan.payment : 0)
  if (borrowing) {
    const interest = state.balance * plan.loanRate
    state.interest += interest
    state.balance = month === plan.loanMonths ? 0 : state.balance - (plan.payment - interest)
  }
  state.running += running
  state.buyerPaid += owning
  state.tenantPaid += rent
  // Growth is added: `1 + m` would drop the last digits of `m`, the same way 480 times.
  state.value += state.value * plan.appreciation
  state.buyerPot += state.buyerPot * plan.investment
  state.tenantPot += state.tenantPot * plan.investment
  if (owning > rent) {
    state.tenantPot += owning - rent
    state.tenantPutIn += owning - rent
  } else {
    state.buyerPot += rent - owning
    state.buyerPutIn += rent - owning
  }
}

/**
 * The buyer's wealth in euros if all were sold now: the home less its selling cost and its loan, plus the investment
 * after tax. Used by `simulate.ts`.
 */
export const buyerWealth = (state: YearState, plan: Plan): number =>
  state.value * (1 - plan.sellingCost) - state.balance + afterTax(state.buyerPot, state.buyerPutIn, plan)

/** The tenant's wealth in euros if all were sold now: the investment after tax. Used by `simulate.ts`. */
export const tenantWealth = (state: YearState, plan: Plan): number =>
  afterTax(state.tenantPot, state.tenantPutIn, plan)

/** An investment less the tax on its gains, in euros. */
const afterTax = (pot: number, putIn: number, plan: Plan): number =>
  pot - plan.taxOnGains * Math.max(0, pot - putIn)
