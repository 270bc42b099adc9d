import { annuityFactor } from '../../finance/compound.ts'
import { exceeds } from '../../units/money.ts'
import type { MonthlyRate } from '../../units/rate.ts'

/** What is paid into a wrapper and what it pays, in euros. Used by `wrappers.ts`. */
export interface WrapperPlan {
  /** Yearly growth, fees taken off, as a factor, and the monthly rate that compounds to it. */
  readonly growth: number
  readonly rate: MonthlyRate
  /** On the first day, then at the end of each month of a year, from 1 on. */
  readonly first: number
  readonly monthly: (year: number) => number
  /** Of what is held at the end of a year, what is taken as tax on dividends and what they are; fractions. */
  readonly dividends: (year: number) => { readonly paid: number; readonly taken: number }
  /** The tax on a withdrawal. */
  readonly taxOn: (withdrawal: Withdrawal) => WithdrawalCharge
}

/** A withdrawal, in euros. Used by `wrappers.ts`. */
export interface Withdrawal {
  readonly year: number
  readonly amount: number
  /** What of it is gains: 0 for a loss. */
  readonly gains: number
  /** Payments not repaid yet, before it. */
  readonly base: number
}

/** What is taken from a withdrawal, in euros: income tax, the same under the option for the scale, social levies. */
export interface WithdrawalCharge {
  readonly incomeTax: number
  readonly optionTax: number
  readonly socialLevies: number
}

/** A year of a wrapper, in euros. Used by `simulate.ts` and `wrappers.ts`. */
export interface WrapperYear extends WithdrawalCharge {
  readonly year: number
  /** Held at the end of the year, before and after the withdrawal. */
  readonly held: number
  readonly left: number
  /** Payments not repaid yet, before and after the withdrawal. */
  readonly base: number
  readonly baseLeft: number
  readonly dividendTax: number
  readonly withdrawn: number
  readonly gains: number
}

/** Of a year without a withdrawal. */
const NOTHING: WithdrawalCharge = { incomeTax: 0, optionTax: 0, socialLevies: 0 }

/**
 * A wrapper year by year: what it holds grows, takes the deposits at the end of each month, pays tax on dividends,
 * then one withdrawal a year from the end of `years` on: the first is `1/N` of what is held, the last all of it. The
 * share of gains in a withdrawal is that of the whole (CGI, art. 125-0 A, II and 150-0 D). Used by `wrappers.ts`.
 */
export function yearsOf(plan: WrapperPlan, years: number, withdrawals: number): readonly WrapperYear[] {
  const all: WrapperYear[] = []
  const grown = annuityFactor(plan.rate, 12)
  let { first: left, first: base } = plan
  for (let year = 1; year < years + withdrawals; year += 1) {
    const monthly = year <= years ? plan.monthly(year) : 0
    const before = left * plan.growth + monthly * grown
    const { paid, taken } = plan.dividends(year)
    const dividendTax = before * taken
    const held = before - dividendTax
    base += 12 * monthly + before * paid - dividendTax
    const share = year < years ? 0 : 1 / (years + withdrawals - year)
    const withdrawn = held * share
    const gains = exceeds(held, base) ? withdrawn - base * share : 0
    const charge = share > 0 ? plan.taxOn({ year, amount: withdrawn, gains, base }) : NOTHING
    left = held - withdrawn
    const baseLeft = base * (1 - share)
    all.push({ year, held, left, base, baseLeft, dividendTax, withdrawn, gains, ...charge })
    base = baseLeft
  }
  return all
}
