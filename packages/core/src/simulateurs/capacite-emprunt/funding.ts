import { exceeds } from '../../units/money.ts'
import { annuityOf, overlaps, shareRepaid, type Terms, type ZeroRate, zeroRateValue } from './terms.ts'

/** A main loan and the zero-rate loan beside it, in euros. Used by `project.ts`, `schedule.ts` and `search.ts`. */
export interface Funding {
  /** The amount of the main loan. */
  readonly main: number
  /** The amount of the zero-rate loan; 0 without one. */
  readonly zeroRate: number
  /** When the zero-rate loan is repaid; `undefined` without one. */
  readonly repaid: ZeroRate | undefined
  /** Whether the total is level while both loans last. */
  readonly isSmoothed: boolean
}

/** The most that a zero-rate loan may be, in euros, and when it is repaid. */
export interface ZeroRateLimit extends ZeroRate {
  readonly most: number
}

const mainOnly = (main: number): Funding => ({
  main,
  zeroRate: 0,
  repaid: undefined,
  isSmoothed: false,
})

/**
 * The largest loans whose payments, insurance included, stay within a budget. Without a zero-rate loan
 * `L = B / (1/A + c)`, `A` being the value of one euro a month over the term and `c` the premium. With a zero-rate
 * loan `Z` the total is level where it is smoothed: `L = ((B - cZ)A - PV(Z)) / (1 + cA)`; otherwise its payment comes
 * off the budget. `Z` never exceeds the main loan (CCH, art. L. 31-10-9). Used by `explain-steps.ts`,
 * `project.ts` and `search.ts`.
 * @param budget euros a month.
 * @param limit the most that the zero-rate loan may be; `undefined` without one.
 */
export function largestFunding(budget: number, terms: Terms, limit: ZeroRateLimit | undefined): Funding {
  const annuity = annuityOf(terms)
  const { premium } = terms
  if (!limit) return mainOnly(budget / (1 / annuity + premium))
  const share = overlaps(terms, limit) ? shareRepaid(limit) : 0
  const value = zeroRateValue(terms, limit)
  // The main loan beside `zero` euros at zero rate: with level payments, then with payments of its own.
  const smoothed = (zero: number) =>
    ((budget - premium * zero) * annuity - zero * value) / (1 + premium * annuity)
  const apart = (zero: number) => (budget - (premium + share) * zero) / (1 / annuity + premium)
  const fund = (zero: number, main: number, isSmoothed: boolean): Funding => {
    if (!(zero > 0)) return mainOnly(budget / (1 / annuity + premium))
    const isTooDear = limit.to > terms.months && exceeds(zero * (shareRepaid(limit) + premium), budget)
    return isTooDear ? mainOnly(0) : { main, zeroRate: zero, repaid: limit, isSmoothed }
  }
  if (terms.isSmoothed) {
    const equal = (budget * annuity) / (1 + 2 * premium * annuity + value)
    const zero = Math.min(limit.most, equal)
    const main = smoothed(zero)
    if (isPaidEachMonth(budget, main, zero, share, premium)) return fund(zero, main, true)
  }
  const equal = budget / (1 / annuity + 2 * premium + share)
  const zero = Math.min(limit.most, equal)
  return fund(zero, apart(zero), false)
}

/**
 * The loans that pay for a need: the zero-rate loan first, up to the amount of the main one. Used by `project.ts`.
 * @param need euros that the loans bring, the guarantee paid.
 * @param guaranteeRate the part of the main loan that its guarantee costs, as a fraction.
 */
export function fundingOf(
  need: number,
  terms: Terms,
  limit: ZeroRateLimit | undefined,
  guaranteeRate: number,
): Funding {
  if (!limit) return mainOnly(need / (1 - guaranteeRate))
  const zeroRate = Math.min(limit.most, need / (2 - guaranteeRate))
  if (!(zeroRate > 0)) return mainOnly(need / (1 - guaranteeRate))
  const main = (need - zeroRate) / (1 - guaranteeRate)
  const smoothed = { main, zeroRate, repaid: limit, isSmoothed: true }
  const share = overlaps(terms, limit) ? shareRepaid(limit) : 0
  const isSmoothed =
    terms.isSmoothed && isPaidEachMonth(levelOf(smoothed, terms), main, zeroRate, share, terms.premium)
  return { ...smoothed, isSmoothed }
}

/** Whether a level total pays at least the insurance and the zero-rate loan in the months that repay both. */
const isPaidEachMonth = (
  level: number,
  main: number,
  zero: number,
  share: number,
  premium: number,
): boolean => !exceeds(premium * (main + zero) + share * zero, level)

/**
 * The largest zero-rate loan beside which a budget repays a main loan in level payments: with more, the months that
 * repay both would leave nothing for the main one. Used by `search.ts`.
 * @param budget euros a month.
 */
export function largestLevel(budget: number, terms: Terms, repaid: ZeroRate): number {
  const share = shareRepaid(repaid)
  const main = share * annuityOf(terms) - zeroRateValue(terms, repaid) // for each euro at zero rate
  return budget / (share + terms.premium * (1 + main))
}

/**
 * The total of each month of the main loan, insurance of both included, in euros: level, after the deferral. Used by
 * `schedule.ts`.
 */
export function levelOf(funding: Funding, terms: Terms): number {
  const { main, zeroRate, repaid, isSmoothed } = funding
  const annuity = annuityOf(terms)
  const { premium } = terms
  if (!repaid) return main * (1 / annuity + premium)
  if (isSmoothed)
    return (
      (main * (1 + premium * annuity) + zeroRate * zeroRateValue(terms, repaid)) / annuity +
      premium * zeroRate
    )
  const share = overlaps(terms, repaid) ? shareRepaid(repaid) : 0
  return main * (1 / annuity + premium) + (premium + share) * zeroRate
}

/** The highest total of a month, in euros. Used by `explain-steps.ts`, `project.ts` and `simulate.ts`. */
export function highestPayment(funding: Funding, terms: Terms): number {
  const { zeroRate, repaid } = funding
  const level = levelOf(funding, terms)
  if (!repaid || repaid.to <= terms.months) return level
  return Math.max(level, zeroRate * (shareRepaid(repaid) + terms.premium))
}
