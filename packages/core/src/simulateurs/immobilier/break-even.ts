import type { ParamsOfContract } from '../../definition/simulator.ts'
import { presentValue } from '../../finance/compound.ts'
import { exceeds } from '../../units/money.ts'
import { annualRate, proportionalMonthly } from '../../units/rate.ts'
import type { contract } from './contract.ts'
import { fixedCosts, keptOfRent, lettingYear, risesOf } from './letting.ts'
import type { Purchase } from './purchase.ts'

type Params = ParamsOfContract<typeof contract>

/**
 * A smaller share of the rent is the floating-point error of percentages that cancel out. Used by
 * `yields.explain.ts`.
 */
export const NEGLIGIBLE_SHARE = 1e-9

/**
 * The monthly rent, in euros, at which the first-year cash flow before tax is 0: `(fixed costs + 12·payment)/12`
 * divided by the part kept of one euro of rent. `null` when nothing is kept while costs are due. Used by
 * `simulate.ts`.
 */
export function breakEvenRent(params: Params, { loan, insurance }: Purchase): number | null {
  const kept = keptOfRent(params)
  const due = fixedCosts(params) / 12 + loan.payment + insurance
  if (due === 0) return 0
  return kept > NEGLIGIBLE_SHARE ? due / kept : null
}

/**
 * The price at which the first-year cash flow before tax is 0. The operating income `noi` does not depend on the
 * price and pays the loan: the principal is `noi/12` divided by the monthly cost of one euro borrowed,
 * `1/a + insurance/12`, where `a` is the present value of one euro a month. The principal and the down payment, less
 * works and furniture, pay the price and the fees. `null` when the rent does not pay the running costs; no loan when
 * it only pays them. Used by `simulate.ts`.
 */
export function selfFinancingPrice(params: Params): number | null {
  const { rents, costs } = lettingYear(params, risesOf(params), 1)
  const left = rents - costs
  if (exceeds(0, left)) return null // negative by more than half a cent
  const loanRate = proportionalMonthly(annualRate(params.taux_credit))
  const costPerEuro = 1 / presentValue(loanRate, 12 * params.duree_credit) + params.assurance / 1200
  const loan = Math.max(0, left) / 12 / costPerEuro
  const price = (loan + params.apport - params.travaux - params.meubles) / (1 + params.frais_notaire / 100)
  return exceeds(price, 0) ? price : null
}
