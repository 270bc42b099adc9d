import { findRoot } from '../../finance/root.ts'
import { zeroRateLimits, zeroRateOffer } from '../../legislation/regles/credit/zero-rate-loan.ts'
import {
  type AcquisitionCosts,
  acquisitionCosts,
} from '../../legislation/regles/immobilier/acquisition-costs.ts'
import { exceeds } from '../../units/money.ts'
import { type Funding, largestFunding, largestLevel, type ZeroRateLimit } from './funding.ts'
import type { Question } from './question.ts'

/** The width, in euros, within which a price is found. */
const TOLERANCE = 1e-9

/** The zero-rate loan that an operation may have at most, and its band, 1 to 4. Used by `project.ts`. */
export interface ZeroRateRule {
  /** The band of incomes of the household, 1 to 4. */
  readonly band: number
  /** The most that the loan may be, as a fraction of the whole cost. */
  readonly share: number
  /** The limit of the loan at a price, in euros. */
  readonly limitAt: (price: number) => ZeroRateLimit
}

/** The largest price that a budget pays for, with its costs and its loans. Used by `simulate.ts`. */
export interface LargestPurchase {
  /** In euros; 0 where the budget and the own money pay for none. */
  readonly price: number
  /** Its costs; `undefined` where the price is 0. */
  readonly costs: AcquisitionCosts | undefined
  /** The loans of the budget. */
  readonly funding: Funding
  /** Band of the zero-rate loan; `null` without one. */
  readonly band: number | null
  /**
   * Whether one euro more would lose a part of the zero-rate loan, or level payments: money is left at this
   * price.
   */
  readonly isAtLimit: boolean
}

/**
 * The rule of the zero-rate loan at a price; `undefined` without one. Used by `explain-steps.ts` and `project.ts`.
 */
export function zeroRateRule({ zeroRate, laws, params }: Question, price: number): ZeroRateRule | undefined {
  const offer = zeroRate && zeroRateOffer(laws.zeroRate.values, zeroRate, price + params.travaux)
  if (!offer) return undefined
  const from = 12 * offer.deferredYears
  const to = from + 12 * offer.repaidYears
  return {
    band: offer.band,
    share: offer.share,
    limitAt: (at) => ({ most: offer.share * Math.min(at + params.travaux, offer.highestCost), from, to }),
  }
}

/**
 * What a purchase at a price must borrow besides the own money (`need`), or the own money that is left
 * (`surplus`), in euros. Used by `project.ts`.
 */
export function needOf({ params, purchase, laws }: Question, price: number) {
  const costs = acquisitionCosts(laws.acquisition.values, purchase, price)
  const need = price + params.travaux + costs.total + params.frais_dossier - params.apport
  return { costs, need: Math.max(0, need), surplus: Math.max(0, -need) }
}

/** What the loans of a budget bring at a price, less what it needs, in euros: negative where money is missing. */
function gapAt(question: Question, rule: ZeroRateRule | undefined, price: number): number {
  const { budget, terms, guaranteeRate } = question
  const { main, zeroRate } = largestFunding(budget.most, terms, rule?.limitAt(price))
  const { need, surplus } = needOf(question, price)
  return main * (1 - guaranteeRate) + zeroRate - need + surplus
}

/**
 * The largest price at which the loans of a budget and the own money pay the price, the works and the costs. Between
 * two prices where the zero-rate loan changes, what is left falls as the price rises: each interval is searched, from
 * the highest down. It falls at once where payments can no longer be level: a price may stop there. Used by
 * `explain-steps.ts` and `simulate.ts`.
 */
export function largestPurchase(question: Question): LargestPurchase {
  const limits = [0, ...pricesOfLimits(question), highestPrice(question)]
  for (let index = limits.length - 1; index > 0; index -= 1) {
    const [low = 0, high = 0] = limits.slice(index - 1, index + 1)
    const rule = zeroRateRule(question, (low + high) / 2)
    const gap = (price: number) => gapAt(question, rule, price)
    if (gap(high) >= 0) return purchaseAt(question, rule, high, true)
    const price = gap(low) < 0 ? undefined : findRoot(gap, low, high, { tolerance: TOLERANCE })
    if (price === undefined) continue
    const isFall = exceeds(Math.abs(gap(price)), 0)
    if (!rule || !isFall) return purchaseAt(question, rule, price, false)
    return purchaseAt(question, rule, Math.max(low, lastLevelPrice(question, rule)), true)
  }
  const { budget, terms } = question
  const funding = largestFunding(budget.most, terms, undefined)
  return { price: 0, costs: undefined, funding, band: null, isAtLimit: false }
}

/** The highest price whose zero-rate loan, at most a share of the cost, leaves payments level. */
function lastLevelPrice({ budget, terms, params }: Question, { share, limitAt }: ZeroRateRule): number {
  return largestLevel(budget.most, terms, limitAt(0)) / share - params.travaux
}

/** The purchase at a price, with its costs and the loans of the budget. */
function purchaseAt(
  question: Question,
  rule: ZeroRateRule | undefined,
  price: number,
  isAtLimit: boolean,
): LargestPurchase {
  const { budget, terms } = question
  const funding = largestFunding(budget.most, terms, rule?.limitAt(price))
  const { costs } = needOf(question, price)
  return { price, costs, funding, band: funding.zeroRate > 0 ? (rule?.band ?? null) : null, isAtLimit }
}

/** The prices, above 0 and in ascending order, where the zero-rate loan changes. */
function pricesOfLimits({ zeroRate, laws, params }: Question): readonly number[] {
  if (!zeroRate) return []
  const prices = zeroRateLimits(laws.zeroRate.values, zeroRate).map((cost) => cost - params.travaux)
  return prices.filter((price) => price > 0).sort((a, b) => a - b)
}

/** A price that no budget pays for: the own money, all payments without interest, and a whole zero-rate loan. */
function highestPrice(question: Question): number {
  const { params, budget, terms } = question
  const most = Math.max(0, ...pricesOfLimits(question))
  return params.apport + budget.most * terms.months + 2 * most + 1
}
