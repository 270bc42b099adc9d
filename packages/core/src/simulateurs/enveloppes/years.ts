import { annuityFactor } from '../../finance/compound.ts'
import { exceeds } from '../../units/money.ts'
import type { MonthlyRate } from '../../units/rate.ts'

/** What is paid into a wrapper and what it pays, in euros. Used by `wrappers.ts`. */
export interface WrapperPlan {
  /** Yearly growth, fees taken off, as a factor. */
  readonly growth: number
  /** The monthly rate that compounds to it. */
  readonly rate: MonthlyRate
  /** The euros paid on the first day. */
  readonly first: number
  /** The euros paid at the end of each month of a year, counted from 1. */
  readonly monthly: (year: number) => number
  /**
   * The dividends of a year (`paid`) and what is taken from them (`taken`), as fractions of what is held at
   * its end.
   */
  readonly dividends: (year: number) => { readonly paid: number; readonly taken: number }
  /** The tax on a withdrawal. */
  readonly taxOn: (withdrawal: Withdrawal) => WithdrawalCharge
}

/** A withdrawal, in euros. Used by `wrappers.ts`. */
export interface Withdrawal {
  /** The year at whose end it is made, from 1. */
  readonly year: number
  /** What is withdrawn. */
  readonly amount: number
  /** What of it is gains: 0 for a loss. */
  readonly gains: number
  /** Payments not repaid yet, before it. */
  readonly base: number
}

/** What is taken from a withdrawal, in euros. */
export interface WithdrawalCharge {
  readonly incomeTax: number
  /** The income tax under the option for the scale. */
  readonly optionTax: number
  readonly socialLevies: number
}

/** A year of a wrapper, in euros. Used by `simulate.ts` and `wrappers.ts`. */
export interface WrapperYear extends WithdrawalCharge {
  /** The year, from 1. */
  readonly year: number
  /** Held at the end of the year, before the withdrawal. */
  readonly held: number
  /** Held after the withdrawal. */
  readonly left: number
  /** Payments not repaid yet, before the withdrawal. */
  readonly base: number
  /** Payments not repaid yet, after the withdrawal. */
  readonly baseLeft: number
  /** Taken from the dividends of the year: income tax and social levies. */
  readonly dividendTax: number
  /** The withdrawal of the year; 0 before the last year of deposits. */
  readonly withdrawn: number
  /** The gains in the withdrawal. */
  readonly gains: number
}

/** The charge of a year without a withdrawal. */
const NOTHING: WithdrawalCharge = { incomeTax: 0, optionTax: 0, socialLevies: 0 }

/**
 * A wrapper year by year: what it holds grows, takes the deposits at the end of each month, pays tax on dividends,
 * then one withdrawal a year from the end of `years` on: the first is `1/N` of what is held, the last all of it. The
 * share of gains in a withdrawal is that of the whole (CGI, art. 125-0 A, II and 150-0 D). Used by `wrappers.ts`.
 * @param years of deposits.
 * @param withdrawals how many, one a year: `N`.
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
