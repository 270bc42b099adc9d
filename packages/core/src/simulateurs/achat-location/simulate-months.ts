import type { Plan } from './plan.ts'

/** Where both stand at the end of a year. Costs are cumulative. */
export interface Standing {
  year: number
  buyerPaid: number
  tenantPaid: number
  buyerPot: number
  tenantPot: number
  /** What was put into each pot: the rest of it is gains. */
  buyerPutIn: number
  tenantPutIn: number
  balance: number
  value: number
  interest: number
  /** The buyer's insurance, charges, tax and upkeep. */
  running: number
}

/**
 * Lives the months of both, side by side, at a given rent. Each month both pots grow, then the one whose
 * month is cheaper invests the difference: the buyer too, once rent has outgrown his costs or his loan is
 * over. That symmetry is what makes the comparison fair.
 *
 * @param onYear told where both stand at each year's end; the object is the same one, moved on.
 * @returns where they stand at the horizon.
 */
export function live(plan: Plan, rent: number, onYear?: (standing: Standing) => void): Standing {
  const at = start(plan)
  for (let year = 1; year <= plan.horizon; year += 1) {
    const rentNow = rent * (plan.rentRises[year - 1] as number)
    const chargesNow = plan.charges * (plan.chargesRises[year - 1] as number)
    for (let month = 12 * year - 11; month <= 12 * year; month += 1) {
      liveMonth(at, plan, rentNow, chargesNow, month)
    }
    at.year = year
    onYear?.(at)
  }
  return at
}

const start = (plan: Plan): Standing => ({
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

function liveMonth(at: Standing, plan: Plan, rent: number, charges: number, month: number): void {
  const borrowing = month <= plan.loanMonths
  const running = charges + plan.upkeep * at.value + (borrowing ? plan.insurance : 0)
  const owning = running + (borrowing ? plan.payment : 0)
  if (borrowing) {
    const interest = at.balance * plan.loanRate
    at.interest += interest
    at.balance = month === plan.loanMonths ? 0 : at.balance - (plan.payment - interest)
  }
  at.running += running
  at.buyerPaid += owning
  at.tenantPaid += rent
  // Growth is added: `1 + m` would drop the last digits of `m`, the same way 480 times.
  at.value += at.value * plan.appreciation
  at.buyerPot += at.buyerPot * plan.investment
  at.tenantPot += at.tenantPot * plan.investment
  if (owning > rent) {
    at.tenantPot += owning - rent
    at.tenantPutIn += owning - rent
  } else {
    at.buyerPot += rent - owning
    at.buyerPutIn += rent - owning
  }
}

/** The buyer's wealth if all were sold now: the home less its selling cost and its loan, and the pot. */
export const buyerWealth = (at: Standing, plan: Plan): number =>
  at.value * (1 - plan.sellingCost) - at.balance + afterTax(at.buyerPot, at.buyerPutIn, plan)

/** The tenant's wealth if all were sold now. */
export const tenantWealth = (at: Standing, plan: Plan): number => afterTax(at.tenantPot, at.tenantPutIn, plan)

const afterTax = (pot: number, putIn: number, plan: Plan): number =>
  pot - plan.taxOnGains * Math.max(0, pot - putIn)
