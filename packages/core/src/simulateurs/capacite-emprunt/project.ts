import type { AcquisitionCosts } from '../../legislation/regles/immobilier/acquisition-costs.ts'
import { exceeds } from '../../units/money.ts'
import { type Funding, fundingOf, highestPayment, largestFunding, type ZeroRateLimit } from './funding.ts'
import type { Question } from './question.ts'
import { needOf, zeroRateRule } from './search.ts'

/** The price that a question asks to test, with its loans. Used by `explain-steps.ts` and `simulate.ts`. */
export interface Project {
  /** The price of the home, in euros. */
  readonly price: number
  /** What must be borrowed, in euros, before the guarantee. */
  readonly need: number
  /** Duties, notary and other costs of the purchase, in euros. */
  readonly costs: AcquisitionCosts
  /** The loans that pay for the need. */
  readonly funding: Funding
  /** The highest total of a month, insurance included, in euros. */
  readonly payment: number
  /** Own money to add so that the loans of the budget are enough, in euros. */
  readonly missingOwnMoney: number
  /** Monthly income to add so that these loans respect both limits, in euros. */
  readonly missingIncome: number
  /** The shortest term, in years, over which the payment stays within the budget; `null` where there is none. */
  readonly shortestTerm: number | null
}

/**
 * Tests a price: what it needs, how it is borrowed, and what is missing. Used by `explain-steps.ts` and
 * `simulate.ts`.
 */
export function projectOf(question: Question, price: number): Project {
  const { terms, budget, guaranteeRate, params } = question
  const { need, costs } = needOf(question, price)
  const limit = zeroRateRule(question, price)?.limitAt(price)
  const funding = fundingOf(need, terms, limit, guaranteeRate)
  const payment = highestPayment(funding, terms)
  const largest = largestFunding(budget.most, terms, limit)
  const brought = largest.main * (1 - guaranteeRate) + largest.zeroRate
  const paid = params.charges + payment
  const wanted = Math.max((100 * paid) / params.effort_max, paid + params.reste_a_vivre)
  return {
    price,
    need,
    costs,
    funding,
    payment,
    missingOwnMoney: Math.max(0, need - brought),
    missingIncome: need > 0 ? Math.max(0, wanted - budget.income) : 0,
    shortestTerm: need > 0 ? shortestTermOf(question, need, price) : null,
  }
}

/** Tries each term of whole years, from the shortest: the payment falls as the term grows. */
function shortestTermOf(question: Question, need: number, price: number): number | null {
  const { terms, budget, longest } = question
  const limit = zeroRateRule(question, price)?.limitAt(price)
  for (let years = Math.floor(terms.deferral / 12) + 1; years <= longest; years += 1)
    if (!exceeds(paymentOver(years, question, need, limit), budget.most)) return years
  return null
}

/**
 * The highest total of a month where a need is borrowed over a term, in euros, insurance included. Used by
 * `explain-steps.ts`.
 * @param years the term of the main loan.
 * @param need euros that the loans bring, the guarantee paid.
 */
export function paymentOver(
  years: number,
  { terms, guaranteeRate }: Question,
  need: number,
  limit: ZeroRateLimit | undefined,
): number {
  const tried = { ...terms, months: 12 * years }
  return highestPayment(fundingOf(need, tried, limit, guaranteeRate), tried)
}
