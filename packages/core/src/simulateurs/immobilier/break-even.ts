import type { Asked } from '../../definition/simulator.ts'
import { presentValue } from '../../finance/compound.ts'
import { exceeds } from '../../units/money.ts'
import { annualRate, proportionalMonthly } from '../../units/rate.ts'
import type { contract } from './contract.ts'
import { fixedCosts, keptOfRent, lettingYear } from './letting.ts'
import type { Purchase } from './purchase.ts'

type Params = Asked<typeof contract>

/** Less than a billionth of the rent kept is only the rounding of percents that cancel. */
const NOTHING_KEPT = 1e-9

/**
 * The rent at which the first-year cash flow before tax is 0: `(fixed costs + 12·payment)/12` over what is kept of
 * one euro of rent. `null` when nothing is kept and something must be paid.
 */
export function balancedRent(params: Params, { loan, insurance }: Purchase): number | null {
  const kept = keptOfRent(params)
  const due = fixedCosts(params) / 12 + loan.payment + insurance
  if (due === 0) return 0
  return kept > NOTHING_KEPT ? due / kept : null
}

/**
 * The price at which the first-year cash flow before tax is 0. The letting does not depend on the price, so what it
 * leaves, `noi`, is what the loan may cost: it carries `noi/12` over the monthly cost of one euro borrowed,
 * `1/a + insurance/12`, where `a` is what one euro a month repays. Add the down payment, take off works and
 * furniture, and the rest is price and fees. When the rent does not even pay the running costs there is none; when it
 * pays just them, nothing is borrowed.
 */
export function selfFinancingPrice(params: Params): number | null {
  const { rents, costs } = lettingYear(params, 1)
  const left = rents - costs
  if (exceeds(0, left)) return null
  const loanRate = proportionalMonthly(annualRate(params.taux_credit))
  const aMonth = 1 / presentValue(loanRate, 12 * params.duree_credit) + params.assurance / 1200
  const loan = Math.max(0, left) / 12 / aMonth
  const price = (loan + params.apport - params.travaux - params.meubles) / (1 + params.frais_notaire / 100)
  return exceeds(price, 0) ? price : null
}
